import { expect, test } from 'vitest';
import { createSite, serverOptions } from './site.ts';

const fields = {
  name: 'Petra Neu',
  person: '',
  email: 'neu@example.org',
  password: 'Vier Wolken ohne Hut',
};
type Site = Awaited<ReturnType<typeof createSite>>;

/** A sign-up from this network address. */
async function signUp({ app }: Site, remoteAddress: string, email = fields.email) {
  const csrf = await app.inject({ url: '/api/auth/csrf', remoteAddress });
  const cookie = csrf.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { csrfToken } = csrf.json();
  const payload = new URLSearchParams({ ...fields, email, csrfToken, json: 'true' }).toString();
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const url = '/api/auth/signup';
  return app.inject({ method: 'POST', url, headers, payload, remoteAddress });
}

test('most of many parallel sign-ups from one network are refused, and other callers do not wait [ASVS v5.0.0-15.2.2]', async () => {
  const held = Promise.withResolvers<boolean>();
  let judged = 0;
  let isHeld = true;
  const site = await createSite({
    isBreached: async () => {
      judged += 1;
      return isHeld ? held.promise : false;
    },
  });
  const crowd = Array.from({ length: 60 }, (_, at) =>
    signUp(site, '203.0.113.5', `${at}@example.org`),
  );
  await expect.poll(() => judged).toBe(4);
  isHeld = false;
  expect((await signUp(site, '198.51.100.7')).statusCode).toBe(200);
  held.resolve(false);
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(56);
  expect((await signUp(site, '203.0.113.5', 'later@example.org')).statusCode).toBe(200);
});

test('a sign-up that has to wait is refused before its password is judged or hashed [ASVS v5.0.0-15.2.2]', async () => {
  let judged = 0;
  let hashed = 0;
  const { hasher } = serverOptions();
  const site = await createSite({
    isBreached: async () => {
      judged += 1;
      return false;
    },
    hasher: {
      ...hasher,
      hash: async (text) => {
        hashed += 1;
        return hasher.hash(text);
      },
    },
  });
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await signUp(site, '203.0.113.5')).statusCode).toBe(200);
  }
  const before = [judged, hashed];
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await signUp(site, '203.0.113.5')).statusCode).toBe(429);
  }
  expect([judged, hashed]).toEqual(before);
});
