import { describe, expect, it, vi } from 'vitest';
import type { PageData } from '../document/page-data.ts';
import { payloadAddress } from '../payload/payload-address.ts';
import { loadState, navigationPayload } from './load-payload.ts';

const shown: PageData = {
  kind: 'page',
  locale: 'de',
  config: {
    responsive: { breakpoints: [] },
    animated_anchors: true,
    analytics_id: null,
    map_tiles: null,
    build_id: 'build-1',
  },
  state: null,
  tag: 'shown',
};
/** Unsaved edits in the page would be lost. */
const staying = { renew: () => false };
const site = { locale: 'de', explicitLocale: false, session: null };
const session = { user: { data: { id: '1', roles: [], password_change: false } }, expires: '' };

it('a payload is requested in the language of the page’s address [R1.4D]', () => {
  const page = new URL('https://praxis.example/preise?callbackUrl=%2Fa');
  expect(payloadAddress(page, null)).toBe('/preise/_payload.json?callbackUrl=%2Fa');
  expect(payloadAddress(page, { explicitLocale: true, locale: 'en' })).toBe(
    '/preise/_payload.json?callbackUrl=%2Fa&lang=en',
  );
  expect(payloadAddress(new URL('https://praxis.example/'), null)).toBe('/_payload.json');
});

it('inlined state is the shown content, and nothing is fetched', async () => {
  const fetcher = vi.fn();
  const state = { site: null, payload: null, error: { status: 404, message: '' } };
  const loaded = await loadState({ ...shown, state }, { session }, fetcher, staying);
  expect(loaded).toEqual({ state, personal: { session }, isShown: true });
  expect(fetcher).not.toHaveBeenCalled();
});

it.each([
  ['shown', true],
  ['newer', false],
])('a payload with the tag %s: the markup is hydrated %s', async (tag, isShown) => {
  const answer = { title: 'T', description: '', data: 1, locale: 'de', site, tag };
  const answers = async () => Response.json({ ...answer, personal: { session } });
  const loaded = await loadState(shown, null, answers, staying);
  expect(loaded.isShown).toBe(isShown);
  expect(loaded.personal).toEqual({ session });
  // The visitor's own part is separate from the shared content.
  expect(loaded.state.payload).toEqual({ title: 'T', description: '', data: 1, locale: 'de' });
});

it.each([
  ['a busy server or a database that is away', { 'content-type': 'application/json' }],
  ['a proxy', { 'content-type': 'text/html' }],
])('a 503 of %s fails the start or the navigation, and leaves no page', async (_who, headers) => {
  const renew = vi.fn(() => true);
  const fetcher = async () => new Response('', { status: 503, headers });
  const failed = { init: { status: 503 } };
  await expect(loadState(shown, null, fetcher, { renew })).rejects.toMatchObject(failed);
  expect(renew).not.toHaveBeenCalled();
  const page = new URL('https://praxis.example/preise');
  await expect(navigationPayload(page, null, fetcher)).rejects.toMatchObject(failed);
});

const gate = async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' };
  return new Response('<h1>Under Construction</h1>', { status: 503, headers });
};

describe('if the construction gate has closed since the page was shown [R3.6]', () => {
  it('the first start reloads the document', async () => {
    const renew = vi.fn(() => true);
    const ended = vi.fn();
    void loadState(shown, null, gate, { renew }).then(ended, ended);
    await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
    expect(ended).not.toHaveBeenCalled();
  });

  it('a page with unsaved edits stays, and its start fails', async () => {
    const refused = loadState(shown, null, gate, staying);
    await expect(refused).rejects.toMatchObject({ init: { status: 503 } });
  });
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
  await loadState(
    shown,
    null,
    async (input) => {
      asked.push(String(input));
      return Response.json(answer);
    },
    staying,
  );
  expect(asked[0]?.includes('lang=de')).toBe(isExplicit);
  history.replaceState(null, '', before);
});

it('a payload stays in the language of the shown page if another tab chooses another language', () => {
  const page = new URL('https://praxis.example/preise');
  const german = { explicitLocale: false, locale: 'de' } as const;
  document.cookie = 'locale=en';
  expect(payloadAddress(page, german)).toBe('/preise/_payload.json?lang=de');
  document.cookie = 'locale=de';
  expect(payloadAddress(page, german)).toBe('/preise/_payload.json');
  document.cookie = 'locale=; max-age=0';
});

it.each([
  ['the session has ended', async () => Response.json({ redirect: '/login' }), '/login'],
  ['the site is closed', gate, '/private?a=b#c'],
])('if %s, a navigation loads the document', async (_why, answer, address) => {
  const page = new URL('https://praxis.example/private?a=b#c');
  const refused = await navigationPayload(page, null, answer).catch((error) => error);
  expect(refused).toBeInstanceOf(Response);
  expect(refused.headers.get('location')).toBe(address);
  expect(refused.headers.get('x-remix-reload-document')).toBe('true');
});

it('a navigation without a connection is a 503, not an error of the site', async () => {
  const page = new URL('https://praxis.example/preise');
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const refused = await navigationPayload(page, null, offline).catch((error) => error);
  expect(refused).toMatchObject({ init: { status: 503 } });
});
