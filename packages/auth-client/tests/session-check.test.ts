import { createAuthClient, createReloadGuard } from '@praxiskit/auth-client';
import { expect, test, vi } from 'vitest';
import { createManualClock, createMemoryStorage, createSite, patient } from './site.ts';

const other = {
  ...patient,
  user: { ...patient.user, data: { ...patient.user.data, id: 'account-2' } },
};

test('2 s after the last navigation the session is requested, as a check [R6.5]', async () => {
  const { client, answers, requests, clock } = createSite({ session: patient });
  answers['GET /api/auth/session'] = { body: patient };
  client.checkAfterNavigation();
  await clock.advance(1500);
  client.checkAfterNavigation();
  await clock.advance(1999);
  expect(requests).toHaveLength(0);
  await clock.advance(1);
  expect(requests.map(({ call }) => call)).toEqual(['GET /api/auth/session']);
  expect(requests[0]?.headers.get('x-session-check')).toBe('1');
  expect(client.getState().status).toBe('authenticated');
});

test.each([
  ['another user', { body: other }, true],
  ['no user', { body: {} }, true],
  ['the user, whose record is gone', { body: patient }, false],
])(
  'when the server has %s, it logs out and reloads after 1 s [R6.5]',
  async (_case, answer, hasRecord) => {
    const { client, answers, requests, clock, log } = createSite({
      session: patient,
      hasRecord: async () => hasRecord,
    });
    answers['GET /api/auth/session'] = answer;
    client.checkAfterNavigation();
    await clock.advance(2000);
    expect(requests.at(-1)?.call).toBe('POST /api/user/logout');
    expect(client.getState().status).toBe('unauthenticated');
    expect(log).toEqual([]);
    await clock.advance(1000);
    expect(log).toEqual(['reload']);
  },
);

test('a user who signed in on another page stays signed in, and the former user’s page is reloaded [R6.5]', async () => {
  for (const isUnsaved of [false, true]) {
    const site = createSite({ session: patient, isUnsaved: () => isUnsaved });
    site.answers['GET /api/auth/session'] = { body: other };
    await site.client.check(true);
    expect(site.requests.map(({ call }) => call)).toEqual(['GET /api/auth/session']);
    expect(site.client.getState()).toMatchObject({ status: 'unauthenticated', session: null });
    await site.clock.advance(1000);
    expect(site.log).toEqual(['reload']);
  }
  // The server knows no session: log out.
  const { client, requests, answers } = createSite({ session: patient });
  answers['GET /api/auth/session'] = { body: {} };
  await client.check(true);
  expect(requests.at(-1)?.call).toBe('POST /api/user/logout');
});

test('an announced user also counts for a check in progress and for the next check [R6.5]', async () => {
  for (const kind of ['in progress', 'answered before', 'due again']) {
    const clock = createManualClock();
    const calls: string[] = [];
    const held = Promise.withResolvers<void>();
    const client = createAuthClient({
      clock,
      session: patient,
      async fetch(input, { method = 'GET' } = {}) {
        calls.push(`${method} ${String(input)}`);
        const isBefore = kind === 'answered before' && calls.length === 1;
        await held.promise;
        return Response.json({
          ...(isBefore ? patient : other),
          csrfToken: 'token',
          url: 'http://site/user',
        });
      },
    });
    if (kind === 'due again') void client.request('totp', {});
    else client.checkAfterNavigation();
    await clock.advance(2000);
    const announced = client.check(true);
    held.resolve();
    await announced;
    await vi.waitFor(async () => {
      await clock.advance(2000);
      expect(client.getState().status).toBe('unauthenticated');
    });
    expect(calls).not.toContain('POST /api/user/logout');
  }
});

test.each([['network' as const], [{ status: 503 }]])(
  '%j changes nothing [R6.5]',
  async (answer) => {
    const { client, answers, clock, requests } = createSite({ session: patient });
    answers['GET /api/auth/session'] = answer;
    client.checkAfterNavigation();
    await clock.advance(2000);
    expect(requests).toHaveLength(1);
    expect(client.getState().status).toBe('authenticated');
  },
);

test.each(['before', 'after'] as const)(
  'a check beside a new password, answered %s it, ends nothing: only the former session has ended [R6.5]',
  async (moment) => {
    const password = Promise.withResolvers<void>();
    const checked = Promise.withResolvers<void>();
    let isChanged = false;
    const calls: string[] = [];
    const clock = createManualClock();
    const client = createAuthClient({
      clock,
      session: patient,
      reload: () => calls.push('reload'),
      async fetch(input, { headers, method = 'GET' } = {}) {
        const call = `${method} ${String(input)}`;
        calls.push(call);
        if (call === 'POST /api/auth/password') {
          await password.promise;
          isChanged = true;
          return Response.json({ url: 'http://site/password-new' });
        }
        if (new Headers(headers).has('x-session-check') && !isChanged) {
          // With the former cookie, which is no longer valid.
          if (moment === 'after') await checked.promise;
          return Response.json({});
        }
        return Response.json(call.endsWith('csrf') ? { csrfToken: 'token' } : patient);
      },
    });
    client.checkAfterNavigation();
    await clock.advance(1999);
    const chosen = client.send('password', { password: 'Vier Wolken ohne Hut' });
    await clock.advance(1);
    password.resolve();
    expect(await chosen).toMatchObject({ ok: true });
    checked.resolve();
    await clock.advance(1000);
    expect(client.getState().status).toBe('authenticated');
    // The check runs again, and its answer counts.
    await clock.advance(2000);
    expect(calls.filter((call) => call === 'GET /api/auth/session')).toHaveLength(3);
    expect(calls).not.toContain('POST /api/user/logout');
    expect(calls).not.toContain('reload');
    expect(client.getState().status).toBe('authenticated');
  },
);

test('the end of a session keeps a page with unsaved edits; another user’s session does not [R6.5] [R8.16]', async () => {
  let isUnsaved = true;
  const onKept = vi.fn();
  const { client, answers, requests, clock, log } = createSite({
    session: patient,
    onKept,
    isUnsaved: () => isUnsaved,
  });
  const check = async (answer: object) => {
    requests.length = 0;
    answers['GET /api/auth/session'] = answer;
    client.checkAfterNavigation();
    await clock.advance(2000);
    await clock.advance(1000);
    return requests.map(({ call }) => call);
  };
  expect(await check({ body: {} })).toEqual(['GET /api/auth/session']);
  expect(client.getState().status).toBe('authenticated');
  expect(onKept).toHaveBeenCalledOnce();
  isUnsaved = false;
  expect(await check({ body: {} })).toContain('POST /api/user/logout');
  expect(onKept).toHaveBeenCalledOnce();
  expect(log).toEqual(['reload']);

  const next = createSite({ session: patient, isUnsaved: () => true });
  next.answers['GET /api/auth/session'] = { body: other };
  next.client.checkAfterNavigation();
  await next.clock.advance(3000);
  expect(next.requests.at(-1)?.call).toBe('POST /api/user/logout');
});

test('input during the logout of an ended session is kept too [R6.5] [R8.16]', async () => {
  let isUnsaved = false;
  const onKept = vi.fn();
  const logout = Promise.withResolvers<Response>();
  const log: string[] = [];
  const clock = createManualClock();
  const client = createAuthClient({
    clock,
    session: patient,
    onKept,
    isUnsaved: () => isUnsaved,
    reload: () => log.push('reload'),
    fetch: async (_input, init) =>
      init?.method === 'POST' ? logout.promise : Response.json({}, { status: 401 }),
  });
  const checked = client.check();
  await clock.advance(0);
  isUnsaved = true;
  logout.resolve(Response.json({}));
  await checked;
  await clock.advance(1000);
  expect(onKept).toHaveBeenCalledOnce();
  expect(client.getState().status).toBe('authenticated');
  expect(log).toEqual([]);
});

test('in development, and for guests, no session is checked [R6.5]', async () => {
  for (const options of [{ session: patient, development: true }, { session: null }]) {
    const { client, clock, requests } = createSite(options);
    client.checkAfterNavigation();
    await clock.advance(2000);
    expect(requests).toHaveLength(0);
  }
});

test('a path reloads once in ten seconds, unless forced; another path is free [R6.6]', async () => {
  const clock = createManualClock();
  const guard = createReloadGuard(createMemoryStorage(), clock);
  expect(guard.allow('/a')).toBe(true);
  expect(guard.allow('/a')).toBe(false);
  expect(guard.allow('/a', { force: true })).toBe(true);
  expect(guard.allow('/b')).toBe(true);
  await clock.advance(10_000);
  expect(guard.allow('/b')).toBe(true);
});

test('a clock that is set back blocks no reload for longer [R6.6]', () => {
  let now = 10_000_000;
  const guard = createReloadGuard(createMemoryStorage(), { now: () => now });
  expect(guard.allow('/a')).toBe(true);
  now -= 7_200_000;
  expect(guard.allow('/a')).toBe(true);
  expect(guard.allow('/a')).toBe(false);
});
