import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

const minute = 60_000;

test('a session ends after 30 minutes without activity of the user', async () => {
  const { browser: open, clock } = await createSite();
  const browser = open();
  await browser.signIn();
  for (let passed = 0; passed < 30; passed += 10) {
    clock.time += 10 * minute;
    await browser.get('/mine', { 'x-session-check': '1' });
    await browser.session();
  }
  expect(await browser.session()).toEqual({});
});

test.each(['session', 'csrf', 'providers'])(
  'a client that polls %s does not extend the session [R6.1]',
  async (path) => {
    const { browser: open, clock, rows } = await createSite();
    const browser = open();
    await browser.signIn();
    const [since] = [...rows.sessions.values()].map(({ activeAt }) => activeAt);
    clock.time += 10 * minute;
    expect((await browser.get(`/api/auth/${path}`)).statusCode).toBe(200);
    expect([...rows.sessions.values()].map(({ activeAt }) => activeAt)).toEqual([since]);
    await browser.get('/mine');
    expect([...rows.sessions.values()].map(({ activeAt }) => activeAt)).toEqual([clock.time]);
  },
);

test('activity of the user extends the session, up to 12 hours', async () => {
  const { browser: open, clock } = await createSite();
  const browser = open();
  await browser.signIn();
  const names: unknown[] = [];
  for (let passed = 0; passed < 12 * 60; passed += 20) {
    clock.time += 20 * minute;
    names.push((await browser.get('/mine')).json().viewer?.id);
  }
  expect(names.slice(0, -1).every((id) => id === patient.id)).toBe(true);
  expect(names.at(-1)).toBeUndefined();
});

test.each([-120, -10, 10])(
  'a clock that is set by %i minutes ends no active session, and ends an idle one in time',
  async (minutes) => {
    const { browser: open, clock } = await createSite();
    const browser = open();
    const forgotten = open();
    await browser.signIn();
    await forgotten.signIn();
    clock.time += minutes * minute;
    for (let passed = 0; passed < 60; passed += 10) {
      expect((await browser.get('/mine')).json().viewer?.id).toBe(patient.id);
      clock.time += 10 * minute;
    }
    // Its idle time starts at the latest with the first request after the change.
    clock.time += 30 * minute;
    expect(await browser.session()).toEqual({});
    clock.time += 120 * minute;
    expect(await forgotten.session()).toEqual({});
  },
);

test('signing in creates a new id and ends the session before it', async () => {
  const { browser: open, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  const [first] = rows.sessions.keys();
  await browser.signIn();
  expect(rows.sessions.size).toBe(1);
  expect(rows.sessions.has(first ?? '')).toBe(false);
});

test('a changed role takes effect at the next request; a disabled account is signed out [ASVS 7.4.2]', async () => {
  const { browser: open, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  rows.accounts.set(patient.id, { ...patient, roles: ['staff'] });
  expect((await browser.get('/mine')).json().viewer.roles).toEqual(['staff']);
  rows.accounts.set(patient.id, { ...patient, disabled: true });
  expect((await browser.get('/mine')).json().viewer).toBeNull();
  rows.accounts.set(patient.id, patient);
  expect((await browser.get('/mine')).json().viewer).toBeNull();
});

test('a failing store is a 503 and signs no user out [R6.2D]', async () => {
  const site = await createSite();
  const browser = site.browser();
  await browser.signIn();
  const find = site.store.findSession;
  site.store.findSession = () => Promise.reject(new Error('database away'));
  const answer = await browser.get('/api/auth/session');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('UNAVAILABLE');
  expect(answer.cookies).toEqual([]);
  site.store.findSession = find;
  expect((await browser.session()).user.data.id).toBe(patient.id);
});

test('a guest’s request calls no store', async () => {
  const site = await createSite();
  site.store.findSession = () => Promise.reject(new Error('asked'));
  expect((await site.browser().get('/mine')).json()).toEqual({ viewer: null });
});

test('a token signed by someone else is a guest', async () => {
  const { browser: open } = await createSite();
  const { browser: foreign } = await createSite({
    secret: 'another secret of 32 characters or more',
  });
  const browser = open();
  const other = foreign();
  await other.signIn();
  browser.cookies.set(
    'next-auth.session-token',
    other.cookies.get('next-auth.session-token') ?? '',
  );
  expect(await browser.session()).toEqual({});
});

test('a token with another algorithm, or with none, is a guest, whatever its key [ASVS v5.0.0-9.1.2] [9.1.3]', async () => {
  const { browser: open, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  const [, payload = ''] = (browser.cookies.get('next-auth.session-token') ?? '').split('.');
  const secret = 'a secret of the tests, 32 characters or more';
  const sign = (header: object, algorithm: string, key: string) => {
    const text = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}`;
    return `${text}.${createHmac(algorithm, key).update(text).digest('base64url')}`;
  };
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged = [
    `${none}.${payload}.`,
    `${none}.${payload}`,
    sign({ alg: 'HS512', typ: 'JWT' }, 'sha512', secret),
    sign({ alg: 'HS384', typ: 'JWT' }, 'sha384', secret),
    sign({ alg: 'RS256', typ: 'JWT' }, 'sha256', secret),
    sign({ alg: 'HS256', jwk: { kty: 'oct', k: 'a2V5' } }, 'sha256', 'key'),
    sign({ alg: 'HS256', kid: '/dev/null' }, 'sha256', '\0'),
  ];
  for (const token of forged) {
    browser.cookies.set('next-auth.session-token', token);
    expect(await browser.session(), token).toEqual({});
  }
  browser.cookies.set('next-auth.session-token', sign({ alg: 'HS256' }, 'sha256', secret));
  expect(await browser.session()).toMatchObject({ user: { email: patient.email } });
  expect(rows.sessions.size).toBe(1);
});

test('a short secret stops the start', async () => {
  await expect(createSite({ secret: 'short' })).rejects.toMatchObject({ code: 'CONFIGURATION' });
});

test('an address of 400 characters opens a session too', async () => {
  const { app, browser: open, rows } = await createSite();
  const browser = open();
  const csrfToken = await browser.csrfToken();
  const csrf = encodeURIComponent(browser.cookies.get('next-auth.csrf-token') ?? '');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/callback/credentials',
    remoteAddress: '203.0.113.9'.repeat(40),
    headers: { cookie: `next-auth.csrf-token=${csrf}` },
    payload: { email: patient.email, password, csrfToken },
  });
  expect(answer.statusCode).toBe(200);
  const [session] = rows.sessions.values();
  expect(session?.address).toHaveLength(255);
});

test('the secrets in a browser’s cookies have 256 random bits and differ each time [ASVS v5.0.0-11.5.1]', async () => {
  const { browser: open } = await createSite();
  const values = new Map<string, Set<string>>();
  for (let time = 0; time < 20; time += 1) {
    const browser = open();
    await browser.signIn();
    for (const name of ['next-auth.session-token', 'next-auth.device', 'next-auth.csrf-token']) {
      const [first = '', second] = (browser.cookies.get(name) ?? '').split(/[|.]/);
      // For the session the id in its token; for the CSRF cookie the part before its signature.
      const random = name.endsWith('session-token') ? idIn(second) : first;
      values.set(name, (values.get(name) ?? new Set()).add(random));
    }
  }
  for (const [name, seen] of values) {
    expect([name, seen.size]).toEqual([name, 20]);
    for (const random of seen) expect(random.length * 6).toBeGreaterThanOrEqual(256);
  }
});

/** The longest text in a token's payload. */
function idIn(payload = ''): string {
  const texts = Object.values(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return texts.map(String).reduce((a, b) => (a.length > b.length ? a : b), '');
}

test('a request that names another user than its session’s counts as a guest’s and does not extend the session [R6.5]', async () => {
  const { browser: open, clock, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  const own = await browser.get('/mine', { 'x-user-id': patient.id });
  expect(own.json().viewer?.id).toBe(patient.id);
  const since = clock.time;
  clock.time += 10 * minute;
  const foreign = await browser.get('/mine', { 'x-user-id': 'account-2' });
  expect(foreign.json().viewer ?? null).toBeNull();
  expect([...rows.sessions.values()].map(({ activeAt }) => activeAt)).toEqual([since]);
});
