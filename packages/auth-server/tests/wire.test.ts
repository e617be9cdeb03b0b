import { expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

const errorOf = (answer: { json(): { url: string } }) =>
  new URL(answer.json().url).searchParams.get('error');

test('a guest has the empty session, which is never cached [R6.4]', async () => {
  const { browser } = await createSite();
  const answer = await browser().get('/api/auth/session');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({});
  expect(answer.headers['cache-control']).toBe('private, no-cache, no-store');
});

test('the right password opens a session with data.id and answers with the callback address [R6.1] [R8.3]', async () => {
  const { browser: open } = await createSite();
  const browser = open();
  const answer = await browser.signIn();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ url: 'http://localhost:3000/private' });
  expect(await browser.session()).toEqual({
    user: {
      name: patient.name,
      email: patient.email,
      data: { id: patient.id, roles: ['patient'], password_change: false },
    },
    expires: '2026-11-20T09:30:00.000Z',
  });
});

test('the session cookie is HttpOnly and Lax, and contains no readable id [R6.1]', async () => {
  const { browser, rows } = await createSite();
  const answer = await browser().signIn();
  const cookie = answer.cookies.find(({ name }) => name === 'next-auth.session-token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const [, payload = ''] = (cookie?.value ?? '').split('.');
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect([...rows.sessions.keys()]).not.toContain(sid);
});

test('over https the cookies have the prefixes of next-auth [R6.1D]', async () => {
  const origin = new URL('https://praxis.example');
  const { browser: open } = await createSite({ origin });
  const browser = open();
  const answer = await browser.signIn();
  expect(answer.statusCode).toBe(200);
  expect([...browser.cookies.keys()].sort()).toEqual([
    '__Host-next-auth.csrf-token',
    '__Host-next-auth.device',
    '__Secure-next-auth.callback-url',
    '__Secure-next-auth.session-token',
  ]);
  expect(answer.cookies.every(({ secure }) => secure === true)).toBe(true);
});

test('a wrong password is a 401 whose url has CredentialsSignin [R6.3]', async () => {
  const { browser: open } = await createSite();
  const browser = open();
  const answer = await browser.signIn({ password: 'wrong' });
  expect(answer.statusCode).toBe(401);
  expect(errorOf(answer)).toBe('CredentialsSignin');
  expect(await browser.session()).toEqual({});
});

test('without json=true a form gets a redirect', async () => {
  const { browser } = await createSite();
  const good = await browser().signIn({ json: '' });
  expect(good.statusCode).toBe(302);
  expect(good.headers.location).toBe('http://localhost:3000/private');
  const bad = await browser().signIn({ json: '', password: 'wrong' });
  expect(bad.statusCode).toBe(302);
  expect(bad.headers.location).toContain('/login?error=CredentialsSignin');
});

test.each([
  ['no token', { csrfToken: '' }, {}],
  ['another browser’s token', {}, {}],
  ['a foreign Origin', null, { origin: 'https://evil.example' }],
])('a post with %s is refused with MissingCSRF [ASVS 3.5]', async (_case, fields, headers) => {
  const { browser: open } = await createSite();
  const browser = open();
  const token = await browser.csrfToken();
  const foreign = await open().csrfToken();
  const answer = await browser.post(
    '/api/auth/callback/credentials',
    {
      email: patient.email,
      password: 'any',
      json: 'true',
      csrfToken: fields === null ? token : foreign,
      ...fields,
    },
    headers,
  );
  expect(answer.statusCode).toBe(403);
  expect(errorOf(answer)).toBe('MissingCSRF');
});

test('every refused POST answers with an absolute url, with any status', async () => {
  const { app } = await createSite();
  const url = '/api/auth/callback/credentials';
  const answers = await Promise.all([
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    }),
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    }),
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'x'.repeat(20_000) }),
    }),
    app.inject({
      method: 'POST',
      url: '/api/auth/signin/unknown',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    }),
    app.inject({
      method: 'POST',
      url: '/api/auth/email/signin/email',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":"no address"}',
    }),
    app.inject({
      method: 'POST',
      url: '/api/auth/email/signin/email',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":"a@b.de"}',
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 400, 413, 403, 422, 200]);
  for (const answer of answers.slice(0, -1)) expect(errorOf(answer)).toBeTruthy();
  expect(errorOf(answers.at(-1) ?? answers[0])).toBeNull();
});

test('signing out ends the session on the server: the old token no longer works [ASVS 7.4.1]', async () => {
  const { browser: open, rows } = await createSite();
  const browser = open();
  await browser.signIn();
  const token = browser.cookies.get('next-auth.session-token') ?? '';
  const answer = await browser.post('/api/auth/signout', {
    csrfToken: await browser.csrfToken(),
    callbackUrl: '/preise',
    json: 'true',
  });
  expect(answer.json()).toEqual({ url: 'http://localhost:3000/preise' });
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  expect(rows.sessions.size).toBe(0);
  browser.cookies.set('next-auth.session-token', token);
  expect(await browser.session()).toEqual({});
});

test('POST /api/user/logout needs no body and ends the session [R8.6]', async () => {
  const { browser: open, rows, app } = await createSite();
  const browser = open();
  await browser.signIn();
  const cookie = `next-auth.session-token=${browser.cookies.get('next-auth.session-token')}`;
  const foreign = await app.inject({
    method: 'POST',
    url: '/api/user/logout',
    headers: { cookie, origin: 'https://evil.example' },
  });
  expect(foreign.statusCode).toBe(403);
  expect(rows.sessions.size).toBe(1);
  const answer = await app.inject({ method: 'POST', url: '/api/user/logout', headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(rows.sessions.size).toBe(0);
});

test('providers lists the available ones, with absolute addresses [R8.2]', async () => {
  const { browser } = await createSite();
  expect((await browser().get('/api/auth/providers')).json()).toEqual({
    credentials: {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: 'http://localhost:3000/api/auth/signin/credentials',
      callbackUrl: 'http://localhost:3000/api/auth/callback/credentials',
    },
    email: {
      id: 'email',
      name: 'Email',
      type: 'email',
      signinUrl: 'http://localhost:3000/api/auth/signin/email',
      callbackUrl: 'http://localhost:3000/api/auth/callback/email',
    },
  });
});

test.each([
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example;proto=https' },
])('%j alters no answered address, and none in a mail', async (forged) => {
  const { browser: open, rows, writeMail } = await createSite();
  const browser = open();
  const send = async (path: string, fields: Record<string, string>) => {
    const csrfToken = await browser.csrfToken();
    return browser.post(`/api/auth/${path}`, { csrfToken, json: 'true', ...fields }, forged);
  };
  const { email } = patient;
  const fresh = { name: 'Nina Neu', email: 'neu@example.org', password: 'Vier Wolken ohne Hut' };
  const answers = [
    await browser.get('/api/auth/providers', forged),
    await send('signin/email', { email }),
    await send('signup', fresh),
    await send('callback/credentials', { email, password: 'wrong' }),
    await send('callback/credentials', { email, password, callbackUrl: '/private' }),
    await send('signout', { callbackUrl: '/preise' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 401, 200, 200]);
  for (const { body, headers } of answers) {
    expect(body + JSON.stringify(headers)).not.toContain('evil.example');
  }
  const links = rows.mails.filter(({ kind }) => kind === 'link');
  expect(links).toHaveLength(2);
  for (const link of links) {
    const mail = JSON.stringify(await writeMail(link));
    expect(mail).toContain('http://localhost:3000/');
    expect(mail).not.toContain('evil.example');
  }
});

test('while attempts cannot be counted signing in is a 503 with Retry-After [R6.2D]', async () => {
  const away = async () => {
    throw new Error('connection refused');
  };
  const throttle = { read: away, fail: away, forgive: away, clear: away };
  const { browser } = await createSite({ throttle });
  const answer = await browser().signIn();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(errorOf(answer)).toBe('Unavailable');
});

test('an address that no database can store is wrong credentials', async () => {
  const { browser, hasher } = await createSite();
  const answer = await browser().signIn({ email: 'a\0@example.org' });
  expect(answer.statusCode).toBe(401);
  expect(errorOf(answer)).toBe('CredentialsSignin');
  expect(hasher.verified).toEqual([]);
});

test('127.0.0.1 counts as localhost on a developer’s machine; other ports and hosts do not', async () => {
  const statusFrom = async (from: string, site = 'same-origin') => {
    const browser = (await createSite()).browser();
    const fields = { email: patient.email, password, csrfToken: await browser.csrfToken() };
    const headers = { origin: from, 'sec-fetch-site': site, 'x-auth-return-redirect': '1' };
    return (await browser.post('/api/auth/callback/credentials', fields, headers)).statusCode;
  };
  expect(await statusFrom('http://127.0.0.1:3000')).toBe(200);
  expect(await statusFrom('http://127.0.0.1:3001')).toBe(403);
  expect(await statusFrom('https://127.0.0.1:3000')).toBe(403);
  expect(await statusFrom('http://127.0.0.1.elsewhere.example:3000')).toBe(403);
  expect(await statusFrom('http://localhost:3000', 'cross-site')).toBe(403);
  expect(await statusFrom('null')).toBe(403);
});

test('the address of next-auth’s clients without providers leads to the sign-in page', async () => {
  const { app } = await createSite();
  const answer = await app.inject('/api/auth/error');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('http://localhost:3000/login?error=Unavailable');
});
