import { createMemoryStore } from '@praxiskit/auth-server/testing';
import { expect, test } from 'vitest';
import { createSite, patient, serverOptions } from './site.ts';

const path = '/api/user/storage-keys';
const { secret } = serverOptions();
const other = 'another secret of the tests, of 32 characters or more';

async function keysOf(options: Parameters<typeof createSite>[0] = {}) {
  const browser = (await createSite(options)).browser();
  await browser.signIn();
  return (await browser.get(path)).json().keys as { id: string; key: string }[];
}

test('a user gets the same key in each session, which no cache keeps', async () => {
  const site = await createSite();
  const answers = [];
  for (const browser of [site.browser(), site.browser()]) {
    await browser.signIn();
    answers.push(await browser.get(path));
  }
  const [first, second] = answers;
  expect(first?.statusCode).toBe(200);
  expect(first?.headers['cache-control']).toContain('no-store');
  expect(first?.json()).toEqual({
    keys: [
      { id: expect.stringMatching(/^[0-9a-f]{16}$/), key: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ],
  });
  expect(second?.json()).toEqual(first?.json());
});

test('another user, and the same one with another secret, has another key', async () => {
  const store = createMemoryStore([{ ...patient, id: 'account-2' }]);
  const all = [await keysOf(), await keysOf({ secret: other }), await keysOf({ store })].flat();
  expect(new Set(all.flatMap(({ id, key }) => [id, key])).size).toBe(6);
});

test('after a new secret the key of the former one follows the present one', async () => {
  const [before] = await keysOf();
  const [present, former, ...none] = await keysOf({ secret: other, formerSecrets: [secret] });
  expect(former).toEqual(before);
  expect([present]).toEqual(await keysOf({ secret: other }));
  expect(none).toEqual([]);
});

test('a guest, a session that lacks its second factor or password, and a page of another user get none', async () => {
  const site = await createSite({ secondFactorFor: ['patient'] });
  const guest = site.browser();
  expect((await guest.get(path)).statusCode).toBe(401);
  const bound = site.browser();
  await bound.signIn();
  expect((await bound.get(path)).statusCode).toBe(401);

  const full = (await createSite()).browser();
  await full.signIn();
  const named = await full.get(path, { 'x-user-id': 'account-2' });
  expect(named.statusCode).toBe(401);
  expect(named.body).not.toContain('key');
});

test('a page that asks for the key does not extend the session', async () => {
  const { browser: open, clock, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  const since = clock.time;
  clock.time += 600_000;
  expect((await browser.get(path)).statusCode).toBe(200);
  expect([...rows.sessions.values()].map(({ activeAt }) => activeAt)).toEqual([since]);
});
