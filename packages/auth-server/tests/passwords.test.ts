import { createHasher, hashPassword } from '@praxiskit/auth-server';
import { expect, test, vi } from 'vitest';
import { createSite, password, patient } from './site.ts';

test('passwords are stored as Argon2id with 46 MiB, one pass, one lane', async () => {
  const stored = await hashPassword('secret');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  const hasher = createHasher();
  expect(await hasher.verify(stored, 'secret')).toBe(true);
  expect(await hasher.verify(stored, 'Secret')).toBe(false);
  expect(hasher.isOutdated(stored)).toBe(false);
});

test('parameters are read from the stored hash, and a hash with other parameters is outdated [ASVS 11.4.2]', async () => {
  const weaker =
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$ibqVSiyRlYEPSSFzsSKFgiQ07KXsWHt7G+cKC1N5pz8';
  expect(createHasher().isOutdated(weaker)).toBe(true);
});

test('no more hashes run than allowed, and a full queue is a 503', async () => {
  const hasher = createHasher({ concurrency: 1, queue: 1 });
  const results = await Promise.allSettled([1, 2, 3].map((n) => hasher.hash(`password ${n}`)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('a hash with old parameters is replaced at sign-in', async () => {
  const { browser, rows } = await createSite({
    hasher: {
      hash: async (text) => `new:${text}`,
      verify: async (stored, text) => stored.split(':')[1] === text,
      isOutdated: (stored) => stored.startsWith('plain:'),
    },
  });
  await browser().signIn();
  expect(rows.accounts.get(patient.id)?.passwordHash).toBe(`new:${password}`);
});

test('an unknown account costs one verification too and gets the same response [ASVS 6.3.8]', async () => {
  const { browser, hasher } = await createSite();
  const known = await browser().signIn({ password: 'wrong' });
  const unknown = await browser().signIn({ email: 'nobody@example.org', password: 'wrong' });
  expect(hasher.verified).toHaveLength(2);
  expect(unknown.body).toBe(known.body);
  expect(unknown.statusCode).toBe(known.statusCode);
});

/** A site after five wrong passwords, from five browsers. */
async function createTroubledSite() {
  const site = await createSite();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await site.browser().signIn({ password: 'wrong' })).statusCode).toBe(401);
  }
  return site;
}

test('after five failures an account waits, each time longer, up to 20 s', async () => {
  const { browser: open, clock } = await createTroubledSite();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const browser = open();
    const throttled = await browser.signIn({ password: 'wrong' });
    expect(throttled.statusCode).toBe(429);
    const url = new URL(throttled.json().url);
    expect(url.searchParams.get('error')).toBe('TooManyRequests');
    expect(url.searchParams.get('wait')).toBe(throttled.headers['retry-after']);
    const wait = Number(throttled.headers['retry-after']);
    waits.push(wait);
    clock.time += wait * 1000;
    expect((await browser.signIn({ password: 'wrong' })).statusCode).toBe(401);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 20, 20, 20]);
});

test('a wait allows one attempt of the caller who waited, and other callers do not change it [ASVS 6.3.1]', async () => {
  const { browser: open, clock } = await createTroubledSite();
  const owner = open();
  expect((await owner.signIn()).statusCode).toBe(429);
  const thief = open();
  expect((await thief.signIn({ password: 'wrong' })).statusCode).toBe(429);
  // Repeated attempts do not change the time.
  clock.time += 500;
  expect((await owner.signIn()).statusCode).toBe(429);
  clock.time += 500;
  const token = thief.cookies.get('next-auth.ticket') ?? '';
  expect((await thief.signIn({ password: 'wrong' })).statusCode).toBe(401);
  const copy = open();
  copy.cookies.set('next-auth.ticket', token);
  expect((await copy.signIn({ password: 'wrong' })).statusCode).toBe(429);
  expect((await owner.signIn()).statusCode).toBe(200);
});

test('tokens collected from one address cannot all be used at once [ASVS 6.3.1]', async () => {
  const { browser: open, clock } = await createTroubledSite();
  const collected = Array.from({ length: 25 }, open);
  for (const one of collected) expect((await one.signIn({ password: 'no' })).statusCode).toBe(429);
  clock.time += 20_000;
  const tries = () => Promise.all(collected.map((one) => one.signIn({ password: 'wrong' })));
  const judged = async () => (await tries()).filter(({ statusCode }) => statusCode === 401).length;
  expect(await judged()).toBe(5);
  // Refused callers may try again.
  clock.time += 20_000;
  expect(await judged()).toBe(5);
});

test('a token for one account is not valid for another, and cannot be forged [ASVS 6.3.1]', async () => {
  const { browser: open, clock, rows } = await createTroubledSite();
  const other = { ...patient, id: 'account-2', email: 'other@example.org' };
  rows.accounts.set(other.id, other);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await open().signIn({ email: other.email, password: 'wrong' });
  }
  const browser = open();
  await browser.signIn({ email: other.email, password: 'wrong' });
  clock.time += 5000;
  expect((await browser.signIn({ password: 'wrong' })).statusCode).toBe(429);
  for (const forged of ['', 'a.b.c', `x.${clock.time - 1000}.abc`, '...', 'ä'.repeat(500)]) {
    const forger = open();
    forger.cookies.set('next-auth.ticket', forged);
    expect((await forger.signIn({ password: 'wrong' })).statusCode).toBe(429);
  }
});

test('endless guessing locks no owner out: a known device signs in at once, a new one within 30 s', async () => {
  const { browser: open, clock } = await createSite();
  const known = open();
  await known.signIn();
  await known.send('signout', {});
  const newDevice = open();
  let openedAt = Number.NaN;
  const startedAt = clock.time;
  let guesses = 0;
  for (let tenth = 0; tenth < 600; tenth += 1) {
    clock.time += 100;
    const thief = open();
    const answer = await thief.signIn({ password: `wrong ${tenth}` });
    if (answer.statusCode === 401) guesses += 1;
    if (tenth === 300) expect((await known.signIn()).statusCode).toBe(200);
    // The owner's client tries again after the wait.
    if (tenth >= 300 && tenth % 10 === 0 && Number.isNaN(openedAt)) {
      const tried = await newDevice.signIn();
      if (tried.statusCode === 200) openedAt = clock.time;
    }
  }
  expect(openedAt - startedAt - 30_000).toBeLessThanOrEqual(30_000);
  expect(guesses).toBeLessThan(20);
});

test('a known device has its own count, and is known to no other account [ASVS 6.3.1]', async () => {
  const { browser: open, clock, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    statuses.push((await browser.signIn({ password: 'wrong' })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  // Other callers are not affected.
  expect((await open().signIn({ password: 'wrong' })).statusCode).toBe(401);
  clock.time += 30_000;
  expect((await browser.signIn()).statusCode).toBe(200);
  const other = { ...patient, id: 'account-2', email: 'other@example.org' };
  rows.accounts.set(other.id, other);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await open().signIn({ email: other.email, password: 'wrong' });
  }
  expect((await browser.signIn({ email: other.email })).statusCode).toBe(429);
});

test('a clock that is set extends no wait', async () => {
  for (const minutes of [-120, -10, 10]) {
    const { browser: open, clock } = await createTroubledSite();
    const browser = open();
    expect((await browser.signIn()).statusCode).toBe(429);
    clock.time += minutes * 60_000;
    const answer = await browser.signIn();
    if (answer.statusCode !== 200) {
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(20);
      clock.time += 20_000;
      expect((await browser.signIn()).statusCode).toBe(200);
    }
  }
});

test.each([
  ['2001:db8:1:%x::1', 'networks of one /48'],
  ['203.0.113.%d', 'addresses of one /24'],
  ['%d'.repeat(200), 'texts that are no addresses'],
])('one password from many places of one network (%s) is throttled [ASVS 6.3.1]', async (form) => {
  const { app } = await createSite();
  const statuses: number[] = [];
  for (let place = 0; place < 200; place += 1) {
    const remoteAddress = form.replaceAll('%d', String(place)).replaceAll('%x', place.toString(16));
    const csrf = await app.inject({ url: '/api/auth/csrf' });
    const [cookie] = csrf.cookies;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/callback/credentials',
      remoteAddress,
      headers: { cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}` },
      payload: {
        email: `${place}@example.org`,
        password: 'Sommer2026',
        csrfToken: csrf.json().csrfToken,
      },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.indexOf(429)).toBeGreaterThan(20);
  expect(statuses.indexOf(429)).toBeLessThanOrEqual(120);
});

test('a password is the same with composed and decomposed letters', async () => {
  const { browser, rows } = await createSite();
  const composed = 'Bärenhöhle im Müllwagen';
  const passwordHash = `plain:${composed.normalize('NFC')}`;
  rows.accounts.set(patient.id, { ...patient, passwordHash });
  for (const form of ['NFC', 'NFD'] as const) {
    const answer = await browser().signIn({ password: composed.normalize(form) });
    expect(answer.statusCode).toBe(200);
  }
});

test('a password that ends in a decomposed ä is stored as the composed one [R6.8]', async () => {
  const { browser: open } = await createSite();
  const browser = open();
  await browser.signIn();
  const chosen = 'Vier Wolken ohne Hut und Bär am Nilä';
  const fields = { password: chosen.normalize('NFD'), current: password };
  expect((await browser.send('password', fields)).statusCode).toBe(200);
  for (const form of ['NFC', 'NFD'] as const) {
    expect((await open().signIn({ password: chosen.normalize(form) })).statusCode).toBe(200);
  }
});

test('50 parallel sign-ins do not block the event loop: it turns during each hash', async () => {
  const hasher = createHasher();
  let turns = 0;
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  const during: number[] = [];
  const { browser: open, rows } = await createSite({
    hasher: {
      ...hasher,
      async verify(...given) {
        const before = turns;
        const isRight = await hasher.verify(...given);
        during.push(turns - before);
        return isRight;
      },
    },
  });
  rows.accounts.set(patient.id, { ...patient, passwordHash: await hashPassword(password) });
  const answers = await Promise.all(Array.from({ length: 50 }, () => open().signIn()));
  clearImmediate(timer);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(during).toHaveLength(50);
  // A hash made on the event loop would end before its next turn.
  expect(Math.min(...during)).toBeGreaterThan(0);
});

test('a known device is served before all callers that wait for a hash', async () => {
  const hasher = createHasher({ concurrency: 1, queue: 50 });
  const stored = await hashPassword('secret');
  const order: string[] = [];
  const others = Array.from({ length: 20 }, () =>
    hasher.verify(stored, 'wrong').then(() => order.push('other')),
  );
  const known = hasher.verify(stored, 'secret', true).then(() => order.push('known'));
  await Promise.all([...others, known]);
  // The running task, then the known device.
  expect(order.indexOf('known')).toBeLessThanOrEqual(1);
});

test('of many parallel sign-ins four run at a time, known devices first, and none is refused', async () => {
  const { begun, waiting, open } = await createHeldSite();
  const known = open();
  await known.signIn();
  const strangers = Array.from({ length: 20 }, (_, at) =>
    open().signIn({ email: `${at}@example.org`, password: `storm ${at}` }),
  );
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  const owner = known.signIn();
  // Its form was read, like all others.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(waiting).toHaveLength(4);
  waiting.shift()?.();
  expect((await owner).statusCode).toBe(200);
  expect(begun.indexOf(password, 1)).toBe(5);
  const ends = setInterval(() => waiting.shift()?.(), 1);
  const statuses = (await Promise.all(strangers)).map(({ statusCode }) => statusCode);
  clearInterval(ends);
  expect(new Set(statuses)).toEqual(new Set([401]));
});

test('a full queue of strangers does not block known devices', async () => {
  const hasher = createHasher({ concurrency: 1, queue: 3 });
  const stored = await hashPassword('secret');
  // One is running, three wait, and the rest are refused.
  const strangers = Array.from({ length: 20 }, () => hasher.verify(stored, 'wrong'));
  const known = Array.from({ length: 3 }, () => hasher.verify(stored, 'secret', true));
  const [others, owners] = await Promise.all([
    Promise.allSettled(strangers),
    Promise.allSettled(known),
  ]);
  expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(owners).toEqual(Array(3).fill({ status: 'fulfilled', value: true }));
});

test('an attacker with a new address for each guess locks the owner out of no device [ASVS v5.0.0-6.3.1]', async () => {
  const { app, browser: open, clock, hasher } = await createSite();
  const known = open();
  await known.signIn();
  await known.send('signout', {});
  const csrf = await app.inject({ url: '/api/auth/csrf' });
  const [cookie] = csrf.cookies;
  const tokens: (string | undefined)[] = [];
  let place = 0;
  /** From a new address and network, with the oldest token. */
  async function guess() {
    place += 1;
    const token = tokens.length > 500 ? tokens.shift() : undefined;
    const pair = `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/callback/credentials',
      remoteAddress: `2001:${(place >> 12).toString(16)}:${(place & 4095).toString(16)}::1`,
      headers: { cookie: token ? `${pair}; next-auth.ticket=${token}` : pair },
      payload: {
        email: patient.email,
        password: `wrong ${place}`,
        json: 'true',
        csrfToken: csrf.json().csrfToken,
      },
    });
    tokens.push(answer.cookies.find(({ name }) => name === 'next-auth.ticket')?.value);
    return answer.statusCode;
  }
  const owner = open();
  const openedAfter = { known: Number.NaN, fresh: Number.NaN };
  const statuses: number[] = [];
  let nextTry = 0;
  // A minute with 20 guesses a second.
  for (let tick = 0; tick < 1200; tick += 1) {
    clock.time += 50;
    statuses.push(await guess());
    if (tick < 600) continue;
    if (tick === 600) openedAfter.known = (await known.signIn()).statusCode === 200 ? 1 : 0;
    if (Number.isNaN(openedAfter.fresh) && clock.time >= nextTry) {
      const answer = await owner.signIn();
      if (answer.statusCode === 200) openedAfter.fresh = (tick - 600) / 20;
      nextTry = clock.time + Number(answer.headers['retry-after'] ?? 0) * 1000;
    }
  }
  expect(openedAfter.known).toBe(1);
  expect(openedAfter.fresh).toBeLessThanOrEqual(30);
  // Each wait allows one guess, so the queue of hashes is the limit.
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(hasher.verified.length).toBeLessThan(800);
});

test('parallel attempts pass no more than the free ones [ASVS 6.3.1]', async () => {
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

test('one password tried on 500 accounts opens none after the first 30, and costs no more hashes [ASVS v5.0.0-6.3.1]', async () => {
  const { browser: open, hasher, rows } = await createSite();
  for (let number = 0; number < 500; number += 1) {
    const one = { ...patient, id: `one-${number}`, email: `one-${number}@example.org` };
    // Some accounts have exactly that password.
    rows.accounts.set(one.id, number % 50 === 49 ? one : { ...one, passwordHash: 'plain:other' });
  }
  const browser = open();
  const statuses: number[] = [];
  for (let number = 0; number < 500; number += 1) {
    statuses.push((await browser.signIn({ email: `one-${number}@example.org` })).statusCode);
  }
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]));
  expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
  expect(hasher.verified).toHaveLength(30);
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

test('comparing with the old password is throttled like a sign-in', async () => {
  const site = await createSite();
  site.rows.accounts.set(patient.id, { ...patient, passwordChange: true });
  const browser = site.browser();
  await browser.signIn();
  const before = site.hasher.verified.length;
  const errors: (string | null)[] = [];
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await browser.send('password', { password });
    errors.push(new URL(answer.json().url).searchParams.get('error'));
  }
  expect(errors.filter((error) => error === 'PasswordSame').length).toBeLessThanOrEqual(5);
  expect(errors.filter((error) => error === 'TooManyRequests').length).toBeGreaterThanOrEqual(25);
  expect(site.hasher.verified.length - before).toBeLessThanOrEqual(5);
  const events = site.rows.events.filter(({ details }) => details.reason === 'same');
  expect(new Set(events.map(({ type, accountId }) => `${type} ${accountId}`))).toEqual(
    new Set([`refused ${patient.id}`, `throttled ${patient.id}`]),
  );
  // Another session of the account shares its attempts.
  const other = site.browser();
  await other.signIn();
  const again = await other.send('password', { password });
  expect(new URL(again.json().url).searchParams.get('error')).toBe('TooManyRequests');
});

test('other callers at the owner’s address cannot lock a known device out [ASVS v5.0.0-6.3.1]', async () => {
  const { browser: open, clock } = await createSite();
  const known = open();
  await known.signIn();
  await known.send('signout', {});
  for (let guess = 0; guess < 40; guess += 1) {
    await open().signIn({ email: `${guess}@example.org`, password: 'wrong' });
  }
  expect((await open().signIn()).statusCode).toBe(429);
  expect((await known.signIn()).statusCode).toBe(200);
  await known.send('signout', {});
  const link = await known.send('signin/email', { email: patient.email });
  expect(new URL(link.json().url).pathname).toBe('/login/mail');
  // It still has its own count.
  for (let guess = 0; guess < 5; guess += 1) await known.signIn({ password: 'wrong' });
  expect((await known.signIn()).statusCode).toBe(429);
  clock.time += 30_000;
  expect((await known.signIn()).statusCode).toBe(200);
});

test('a forged device cookie counts as an unknown device: it has no priority, and fills no queue of known devices [ASVS v5.0.0-6.3.1]', async () => {
  const { begun, waiting, open } = await createHeldSite();
  const known = open();
  await known.signIn();
  const claim = (at: number) => {
    const browser = open();
    browser.cookies.set('next-auth.device', `${at}`.padStart(43, 'x'));
    return browser.signIn({ email: `${at}@example.org`, password: `storm ${at}` });
  };
  const first = Array.from({ length: 8 }, (_, at) => claim(at));
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  // A new device of an owner, then more callers with made-up devices: served in order of arrival.
  const fresh = open().signIn({ email: 'neu@example.org', password: 'fresh' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const later = Array.from({ length: 8 }, (_, at) => claim(at + 8));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const owner = known.signIn();
  await new Promise((resolve) => setTimeout(resolve, 50));
  waiting.shift()?.();
  expect((await owner).statusCode).toBe(200);
  const ends = setInterval(() => waiting.shift()?.(), 1);
  expect((await fresh).statusCode).toBe(401);
  await Promise.all([...first, ...later]);
  clearInterval(ends);
  expect(begun.indexOf(password, 1)).toBe(5);
  expect(begun.indexOf('fresh')).toBe(10);
});

/** A site whose hashes of `storm…` wait until the test releases them; `begun` lists them in order. */
async function createHeldSite() {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const { browser: open } = await createSite({
    hasher: {
      hash: async (text) => `plain:${text}`,
      isOutdated: () => false,
      async verify(stored, text) {
        begun.push(text);
        if (text.startsWith('storm')) await new Promise<void>((resolve) => waiting.push(resolve));
        return stored === `plain:${text}`;
      },
    },
  });
  return { begun, waiting, open };
}
