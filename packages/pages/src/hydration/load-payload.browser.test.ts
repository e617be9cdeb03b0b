import { expect, it, vi } from 'vitest';
import type { PageData } from '../document/page-data.ts';
import { loadState, payloadAddress } from './load-payload.ts';

const shown: PageData = {
  kind: 'page',
  locale: 'de',
  config: { responsive: { breakpoints: [] }, animated_anchors: true, analytics_id: null },
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
