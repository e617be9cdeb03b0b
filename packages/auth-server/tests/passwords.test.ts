import { createHasher, hashPassword } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

test('passwords are kept as Argon2id with 46 MiB, one pass, one lane', async () => {
  const stored = await hashPassword('secret');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  const hasher = createHasher();
  expect(await hasher.verify(stored, 'secret')).toBe(true);
  expect(await hasher.verify(stored, 'Secret')).toBe(false);
  expect(hasher.isOutdated(stored)).toBe(false);
});

test('parameters are read from the stored hash, and such a hash is outdated [ASVS 11.4.2]', async () => {
  const weaker =
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$ibqVSiyRlYEPSSFzsSKFgiQ07KXsWHt7G+cKC1N5pz8';
  expect(createHasher().isOutdated(weaker)).toBe(true);
});

test('no more hashes run than allowed, and too long a queue is a 503', async () => {
  const hasher = createHasher({ concurrency: 1, queue: 1 });
  const results = await Promise.allSettled([1, 2, 3].map((n) => hasher.hash(`password ${n}`)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('a hash with old parameters is replaced at sign-in', async () => {
  const { browser, accounts } = await createSite({
    hasher: {
      hash: async (text) => `new:${text}`,
      verify: async (stored, text) => stored.split(':')[1] === text,
      isOutdated: (stored) => stored.startsWith('plain:'),
    },
  });
  await browser().signIn();
  expect(accounts.accounts.get(patient.id)?.passwordHash).toBe(`new:${password}`);
});

test('an unknown account costs one verification too, and answers alike [ASVS 6.3.8]', async () => {
  const { browser, hasher } = await createSite();
  const known = await browser().signIn({ password: 'wrong' });
  const unknown = await browser().signIn({ email: 'nobody@example.org', password: 'wrong' });
  expect(hasher.verified).toHaveLength(2);
  expect(unknown.body).toBe(known.body);
  expect(unknown.statusCode).toBe(known.statusCode);
});

test('after five failures an account waits, each time longer, and no longer than 30 s', async () => {
  const { browser, clock } = await createSite();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await browser().signIn({ password: 'wrong' })).statusCode).toBe(401);
  }
  const throttled = await browser().signIn();
  expect(throttled.statusCode).toBe(429);
  expect(throttled.headers['retry-after']).toBe('1');
  expect(throttled.json().url).toContain('error=TooManyRequests');
  clock.time += 30_000;
  expect((await browser().signIn()).statusCode).toBe(200);
});

test('a clock that is set back makes nobody wait for longer, and one that is set forward opens nothing', async () => {
  for (const minutes of [-120, -10, 10]) {
    const { browser, clock } = await createSite();
    const fail = async () => (await browser().signIn({ password: 'wrong' })).statusCode;
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await fail()).toBe(401);
    expect(await fail()).toBe(429);
    clock.time += minutes * 60_000;
    expect(await fail()).toBe(401);
    const throttled = await browser().signIn();
    expect(throttled.statusCode).toBe(429);
    expect(Number(throttled.headers['retry-after'])).toBeLessThanOrEqual(30);
    clock.time += 30_000;
    expect((await browser().signIn()).statusCode).toBe(200);
  }
});

test('attempts that come together pass no more than the free ones [ASVS 6.3.1]', async () => {
  const { browser } = await createSite();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser().signIn({ password: 'wrong' })),
  );
  const tried = answers.filter(({ statusCode }) => statusCode === 401);
  expect(tried.length).toBeLessThanOrEqual(6);
});

test('one password tried on many accounts is throttled by its address [ASVS 6.3.1]', async () => {
  const { browser } = await createSite();
  const statuses: number[] = [];
  for (let account = 0; account < 40; account += 1) {
    const answer = await browser().signIn({
      email: `${account}@example.org`,
      password: 'Sommer2026',
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.indexOf(429)).toBe(30);
});

test('a practice behind one address signs in all day; its failures stay counted [ASVS 6.3.1]', async () => {
  const { browser } = await createSite();
  for (let time = 0; time < 60; time += 1) {
    expect((await browser().signIn()).statusCode).toBe(200);
  }
  const statuses: number[] = [];
  for (let account = 0; account < 32; account += 1) {
    const email = `${account}@example.org`;
    statuses.push((await browser().signIn({ email, password: 'wrong' })).statusCode);
    if (account === 20) await browser().signIn();
  }
  expect(statuses.indexOf(429)).toBe(30);
});
