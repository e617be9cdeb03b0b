import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const credentials = { email: 'patient@example.org', password: 'secret', callbackUrl: '/private' };

test('signing in goes from unauthenticated over loading to authenticated [R6.2]', async () => {
  const { client, answers, requests } = createSite();
  const statuses: string[] = [client.getState().status];
  client.subscribe(() => statuses.push(client.getState().status));
  answers['GET /api/auth/session'] = { body: patient };
  const result = await client.signIn('credentials', credentials);
  const answer = { ok: true, url: 'http://site/private', error: null, purpose: null };
  expect(result).toEqual({ ...answer, data: { url: 'http://site/private' } });
  expect(statuses).toEqual(['unauthenticated', 'loading', 'authenticated']);
  const form = new URLSearchParams(requests.find(({ call }) => call.startsWith('POST'))?.body);
  expect(Object.fromEntries(form)).toEqual({ ...credentials, csrfToken: 'token', json: 'true' });
});

test.each([
  [401, 'CredentialsSignin', 'CREDENTIALS'],
  [429, 'TooManyRequests', 'THROTTLED'],
  [403, 'MissingCSRF', 'REFUSED'],
  [503, 'Unavailable', 'UNAVAILABLE'],
])('a %i whose url carries %s is the error %s [R6.3]', async (status, reason, code) => {
  const { client, answers } = createSite();
  answers['POST /api/auth/callback/credentials'] = {
    status,
    body: { url: `http://site/login?error=${reason}` },
  };
  const { ok, error } = await client.signIn('credentials', credentials);
  expect(ok).toBe(false);
  expect(error).toMatchObject({ code, reason });
  expect(client.getState()).toMatchObject({ status: 'error', error: { code } });
});

test('a sign-in link fails when the answered address has an error [R6.3] [R8.5]', async () => {
  const { client, answers, requests } = createSite();
  expect((await client.signIn('email', { email: 'a@b.de' })).ok).toBe(true);
  expect(requests.at(-1)?.body).toBe('{"email":"a@b.de"}');
  answers['POST /api/auth/email/signin/email'] = {
    status: 400,
    body: { url: 'http://site/login?error=EmailSignin' },
  };
  expect((await client.signIn('email', { email: 'a@b.de' })).error?.code).toBe('EMAIL');
});

test.each([[{ status: 401 }], [{ body: {} }], [{ body: { user: { name: 'x' } } }]])(
  'a refresh answered by %j ends the session [R6.2] [R6.4]',
  async (answer) => {
    const { client, answers } = createSite({ session: patient });
    answers['GET /api/auth/session'] = answer;
    const state = await client.refresh();
    expect(state).toMatchObject({ status: 'unauthenticated', session: null, purpose: null });
    expect(state.error).toMatchObject({ code: 'NO_SESSION', message: 'No session found' });
  },
);

test.each([['network' as const], [{ status: 500 }], [{ status: 503 }]])(
  'a refresh that ends in %j keeps the session [R6.2D]',
  async (answer) => {
    const { client, answers } = createSite({ session: patient });
    answers['GET /api/auth/session'] = answer;
    expect(await client.refresh()).toMatchObject({ status: 'authenticated', session: patient });
  },
);

test('parallel refreshes share one request', async () => {
  const { client, requests } = createSite({ session: patient });
  await Promise.all([client.refresh(), client.refresh()]);
  expect(requests).toHaveLength(1);
});

test('signing out saves first, ends the session and goes to the answered address [R8.4]', async () => {
  const order: string[] = [];
  const { client, log, requests } = createSite({
    session: patient,
    beforeSignOut: async () => void order.push('flush'),
  });
  await client.signOut({ callbackUrl: '/preise' });
  expect(order).toEqual(['flush']);
  expect(requests.at(-1)?.call).toBe('POST /api/auth/signout');
  expect(client.getState().status).toBe('unauthenticated');
  expect(log).toEqual(['navigate http://site/preise']);
});

test('logout goes to /login [R6.9] [R2.16]', async () => {
  const { client, log, requests } = createSite({ session: patient });
  expect(await client.logout()).toEqual({ ok: true, error: null });
  expect(requests.at(-1)).toMatchObject({ call: 'POST /api/user/logout', body: '' });
  expect(log).toEqual(['navigate /login']);
  expect(client.getState().status).toBe('unauthenticated');
});

test.each([
  ['logout', 'POST /api/user/logout', 'network' as const],
  ['logout', 'POST /api/user/logout', { status: 503 }],
  ['signOut', 'POST /api/auth/signout', 'network' as const],
] as const)(
  'a failed %s is reported and leaves the user signed in [R6.9D]',
  async (name, call, answer) => {
    const { client, log, answers, errors } = createSite({ session: patient });
    answers[call] = answer;
    const { ok, error } = await client[name]();
    expect([ok, error?.code]).toEqual([false, 'UNAVAILABLE']);
    expect(client.getState()).toMatchObject({ status: 'authenticated', session: patient });
    expect(log).toEqual([]);
    expect(errors).toHaveLength(1);
  },
);

test('a password that needs a second step leaves a guest, with the next step in the state [R6.2]', async () => {
  const { client, answers, requests } = createSite();
  answers['POST /api/auth/callback/credentials'] = {
    body: { url: 'http://site/login/second', purpose: 'second-factor' },
  };
  const first = await client.signIn('credentials', credentials);
  expect(first).toMatchObject({
    ok: true,
    url: 'http://site/login/second',
    purpose: 'second-factor',
  });
  expect(client.getState()).toMatchObject({
    status: 'unauthenticated',
    session: null,
    purpose: 'second-factor',
  });

  answers['POST /api/auth/second-factor'] = {
    status: 401,
    body: { url: 'http://site/login/second?error=CodeWrong' },
  };
  const wrong = await client.send('second-factor', { code: '000000' });
  expect(wrong.error).toMatchObject({ code: 'REFUSED', reason: 'CodeWrong' });
  expect(client.getState()).toMatchObject({ status: 'error', purpose: 'second-factor' });

  answers['POST /api/auth/second-factor'] = { body: { url: 'http://site/private' } };
  answers['GET /api/auth/session'] = { body: patient };
  const second = await client.send('second-factor', { code: '123456' });
  expect(second).toMatchObject({ ok: true, url: 'http://site/private', purpose: null });
  expect(client.getState()).toMatchObject({ status: 'authenticated', purpose: null });
  const sent = new URLSearchParams(
    requests.filter(({ call }) => call.startsWith('POST')).at(-1)?.body,
  );
  expect(Object.fromEntries(sent)).toEqual({ code: '123456', csrfToken: 'token', json: 'true' });
});

test('a throttled request returns how long to wait', async () => {
  const { client, answers } = createSite();
  answers['POST /api/auth/callback/credentials'] = {
    status: 429,
    headers: { 'retry-after': '16' },
    body: { url: 'http://site/login?error=TooManyRequests&wait=16' },
  };
  expect(await client.signIn('credentials', credentials)).toMatchObject({
    ok: false,
    error: { code: 'THROTTLED', waitS: 16 },
  });
});

test('requesting a link while signed in does not sign the user out', async () => {
  const { client } = createSite({ session: patient });
  expect((await client.signIn('email', { email: 'a@b.de' })).ok).toBe(true);
  expect(client.getState()).toMatchObject({ status: 'authenticated', session: patient });
});

test('a response to a request from before the sign-out does not bring the session back', async () => {
  const { client, answers } = createSite({ session: patient });
  answers['GET /api/auth/session'] = { body: patient };
  const refreshed = client.refresh();
  await client.logout();
  await refreshed;
  expect(client.getState().status).toBe('unauthenticated');
});
