import { createRouteTable, type Route, routeKinds } from '@praxiskit/pages';
import { expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import type { CompleteServer } from './complete-server.tsx';
import { ensureTexts } from './ensure-texts.ts';

function Empty() {
  return null;
}

const page: Route['page'] = async () => ({ Component: Empty });
const routes = createRouteTable([
  { ...routeKinds.open, id: 'home', path: '/', page },
  { ...routeKinds.open, id: 'start', path: '/start', texts: 'home', page },
]);
const texts = {
  pages: { home: { title: 'T', description: 'D' } },
  error: { notFound: 'N', failure: 'F', start: 'S' },
  unsaved: { leave: 'L' },
};

function ensure(english: object, payloads = {}): void {
  const server = { definition: { routes }, payloads } as unknown as CompleteServer<object, unknown>;
  ensureTexts(server, { de: createI18n('de', texts), en: createI18n('en', { ...english }) });
}

test('a site with every text starts', () => {
  expect(() => ensure(texts)).not.toThrow();
});

test('texts that the packages need stop the start, with their language and names', () => {
  expect(() => ensure({ ...texts, unsaved: {}, error: { failure: 'F' } })).toThrow(
    "The site's messages(en) lack: error.notFound, error.start, unsaved.leave. A visitor would read the key.",
  );
});

test('a page without texts stops the start, unless its payload function may name it', () => {
  const bare = { ...texts, pages: {} };
  expect(() => ensure(bare)).toThrow('lack: pages.home.title, pages.home.description');
  const load = async () => ({ data: null });
  expect(() => ensure(bare, { home: load, start: load })).not.toThrow();
});

test('a page whose text for a 404 is missing stops the start', () => {
  const named = createRouteTable([
    { ...routeKinds.open, id: 'home', path: '/', missing: 'home.missing', page },
  ]);
  const server = { definition: { routes: named }, payloads: {} };
  const translators = { de: createI18n('de', texts), en: createI18n('en', texts) };
  expect(() =>
    ensureTexts(server as unknown as CompleteServer<object, unknown>, translators),
  ).toThrow('lack: home.missing');
});

test('a text that is still missing is logged once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { t } = createI18n('de', texts);
  expect([t('hom.headline'), t('hom.headline'), t('error.failure')]).toEqual([
    'hom.headline',
    'hom.headline',
    'F',
  ]);
  expect(warn.mock.calls).toEqual([['No text in de: hom.headline']]);
  warn.mockRestore();
});
