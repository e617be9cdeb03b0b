import { afterEach, expect, it, vi } from 'vitest';
import type { PageData } from '../document/page-data.ts';
import type { PageSession } from '../page-session.ts';
import { renewKept } from './renew-kept.ts';

afterEach(() => {
  delete window.__early;
  document.cookie = 'locale=; Path=/; Max-Age=0';
});

const signedIn = (id: string): PageSession => ({
  user: { data: { id, roles: [], password_change: false } },
  expires: '2030-01-01T00:00:00.000Z',
});

/** Whether the page is reloaded. */
async function isRenewed(session: PageSession | null, fetcher: () => Promise<Response>) {
  const renew = vi.fn(() => true);
  const data = { kind: 'page', locale: 'de', state: null } as PageData;
  await renewKept({ data, personal: session && { session } }, fetcher as typeof fetch, { renew });
  return renew.mock.calls.length > 0;
}

const answer = (body: object) => async () => Response.json(body);

it.each([
  ['a guest who has signed in since', null, { personal: { session: signedIn('a') } }, true],
  ['a guest as before', null, { title: 'Preise' }, false],
  ['a user who has signed out since', signedIn('a'), { title: 'Preise' }, true],
  ['a user as before', signedIn('a'), { personal: { session: signedIn('a') } }, false],
  [
    'a user as before, of a page of their own',
    signedIn('a'),
    { site: { session: signedIn('a') } },
    false,
  ],
  ['another user', signedIn('a'), { personal: { session: signedIn('b') } }, true],
  [
    'a user whom the server cannot know in time',
    signedIn('a'),
    { personal: { session: null } },
    false,
  ],
  ['a user who may not see the page any more', signedIn('a'), { redirect: '/login' }, true],
])(
  'a restored page is reloaded if its visitor has changed: %s',
  async (_who, session, body, is) => {
    expect(await isRenewed(session, answer(body))).toBe(is);
  },
);

it('a restored page stays while the server cannot answer', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await isRenewed(signedIn('a'), lost)).toBe(false);
  const away = async () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
  expect(await isRenewed(signedIn('a'), away)).toBe(false);
});

it('a restored page is reloaded after the construction gate has closed [R3.6]', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' };
  const gate = async () => new Response('<!doctype html>', { status: 503, headers });
  expect(await isRenewed(null, gate)).toBe(true);
});

it('a restored page is reloaded even if its path was just reloaded', async () => {
  const renew = vi.fn(() => true);
  const data = { kind: 'page', locale: 'de', state: null } as PageData;
  await renewKept({ data, personal: { session: signedIn('a') } }, answer({}) as typeof fetch, {
    renew,
  });
  expect(renew).toHaveBeenCalledExactlyOnceWith({ force: true });
});

it('a restored page is reloaded after another language was chosen [R9.3]', async () => {
  document.cookie = 'locale=de; Path=/';
  expect(await isRenewed(null, answer({}))).toBe(false);
  document.cookie = 'locale=en; Path=/';
  expect(await isRenewed(null, answer({}))).toBe(true);
});

it('a restored page in another language also stays while the server cannot answer', async () => {
  document.cookie = 'locale=en; Path=/';
  expect(await isRenewed(null, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});

it.each([
  ['another visitor', 'de', { personal: { session: signedIn('a') } }],
  ['another language', 'en', {}],
])('input during the request to the server stays: %s', async (_what, locale, body) => {
  document.cookie = `locale=${locale}; Path=/`;
  window.__early = {
    queue: [],
    fields: new Map(),
    typed: new Set(),
    stop() {},
    showFailure() {},
    leaveHistory() {},
  };
  const early = window.__early;
  const typing = async () => {
    early.typed.add(document.createElement('input'));
    return Response.json(body);
  };
  expect(await isRenewed(null, typing)).toBe(false);
});
