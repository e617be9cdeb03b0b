import { expect, it, vi } from 'vitest';
import type { PageData } from '../document/page-data.ts';
import { payloadAddress } from '../payload/payload-address.ts';
import { loadState, navigationPayload } from './load-payload.ts';

const shown: PageData = {
  kind: 'page',
  locale: 'de',
  config: {
    ...{ responsive: { breakpoints: [] }, animated_anchors: true, analytics_id: null },
    build_id: 'build-1',
  },
  state: null,
  tag: 'shown',
};
const site = { locale: 'de', explicitLocale: false, session: null };
const session = { user: { data: { id: '1', roles: [], password_change: false } }, expires: '' };

it('a payload is asked for in the language that the page was asked for [R1.4D]', () => {
  const page = new URL('https://praxis.example/preise?callbackUrl=%2Fa');
  expect(payloadAddress(page, null)).toBe('/preise/_payload.json?callbackUrl=%2Fa');
  expect(payloadAddress(page, { explicitLocale: true, locale: 'en' })).toBe(
    '/preise/_payload.json?callbackUrl=%2Fa&lang=en',
  );
  expect(payloadAddress(new URL('https://praxis.example/'), null)).toBe('/_payload.json');
});

it('inlined state is what was shown, and nothing is fetched', async () => {
  const fetcher = vi.fn();
  const state = { site: null, payload: null, error: { status: 404, message: '' } };
  const loaded = await loadState({ ...shown, state }, { session }, fetcher);
  expect(loaded).toEqual({ state, personal: { session }, isShown: true });
  expect(fetcher).not.toHaveBeenCalled();
});

it.each([
  ['shown', true],
  ['newer', false],
])('a payload with the tag %s: the markup is hydrated %s', async (tag, isShown) => {
  const answer = { title: 'T', description: '', data: 1, locale: 'de', site, tag };
  const loaded = await loadState(shown, null, async () =>
    Response.json({ ...answer, personal: { session } }),
  );
  expect(loaded.isShown).toBe(isShown);
  expect(loaded.personal).toEqual({ session });
  // The visitor's own part is no part of what is the same for all.
  expect(loaded.state.payload).toEqual({ title: 'T', description: '', data: 1, locale: 'de' });
});

it('a payload that is refused fails the start, with its status', async () => {
  const refused = loadState(shown, null, async () => new Response('', { status: 503 }));
  await expect(refused).rejects.toMatchObject({ init: { status: 503 } });
});

it.each([
  ['?lang=fr', false],
  ['?lang=en&lang=fr', false],
  ['?lang=en', true],
])('%s counts as a language: %s, as on the server [R9.3]', async (search, isExplicit) => {
  const before = location.href;
  history.replaceState(null, '', search);
  const asked: string[] = [];
  const answer = { title: '', description: '', data: 1, locale: 'de', site, tag: 'shown' };
  await loadState(shown, null, async (input) => {
    asked.push(String(input));
    return Response.json(answer);
  });
  expect(asked[0]?.includes('lang=de')).toBe(isExplicit);
  history.replaceState(null, '', before);
});

it('a payload stays in the language of the shown page when another tab chooses another', () => {
  const page = new URL('https://praxis.example/preise');
  const german = { explicitLocale: false, locale: 'de' } as const;
  document.cookie = 'locale=en';
  expect(payloadAddress(page, german)).toBe('/preise/_payload.json?lang=de');
  document.cookie = 'locale=de';
  expect(payloadAddress(page, german)).toBe('/preise/_payload.json');
  document.cookie = 'locale=; max-age=0';
});

it.each([
  ['the session has ended', () => Response.json({ redirect: '/login' }), '/login'],
  ['the site is closed', () => new Response('', { status: 503 }), '/private?a=b'],
])('where %s, a navigation becomes one of the document', async (_why, answer, address) => {
  const page = new URL('https://praxis.example/private?a=b');
  const refused = await navigationPayload(page, null, async () => answer()).catch((error) => error);
  expect(refused).toBeInstanceOf(Response);
  expect(refused.headers.get('location')).toBe(address);
  expect(refused.headers.get('x-remix-reload-document')).toBe('true');
});
