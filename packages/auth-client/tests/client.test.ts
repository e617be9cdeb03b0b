import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const credentials = { email: 'patient@example.org', password: 'secret', callbackUrl: '/private' };

test('signing in goes from unauthenticated over loading to authenticated [R6.2]', async () => {
  const { client, answers, requests } = createSite();
  const statuses: string[] = [client.getState().status];
  client.subscribe(() => statuses.push(client.getState().status));
  answers['GET /api/auth/session'] = { body: patient };
  const result = await client.signIn('credentials', credentials);
  expect(result).toEqual({ ok: true, url: 'http://site/private', error: null });
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

test('a link by mail fails when the answered address has an error [R6.3] [R8.5]', async () => {
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
    expect(await client.refresh()).toEqual({
      status: 'unauthenticated',
      session: null,
      error: null,
    });
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

test('refreshes at one time share one request', async () => {
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

test('logout goes to /login even when it fails, and the failure is only logged [R6.9]', async () => {
  const { client, log, answers, errors } = createSite({ session: patient });
  answers['POST /api/user/logout'] = 'network';
  await client.logout();
  expect(log).toEqual(['navigate /login']);
  expect(errors).toHaveLength(1);
});

test('a response to a request from before signing out does not bring the session back', async () => {
  const { client, answers } = createSite({ session: patient });
  answers['GET /api/auth/session'] = { body: patient };
  const refreshed = client.refresh();
  await client.logout();
  await refreshed;
  expect(client.getState().status).toBe('unauthenticated');
});
