import { type createBrowserAuthClient, type Session, userChannel } from '@praxiskit/auth-client';
import { afterEach, expect, test, vi } from 'vitest';

const session: Session = {
  user: {
    name: 'Petra',
    email: 'p@example.org',
    data: { id: 'account-1', roles: [], password_change: false },
  },
  expires: '2026-11-20T10:00:00.000Z',
};

type Client = { createBrowserAuthClient: typeof createBrowserAuthClient };
const source = new URL('./index.ts', import.meta.url).href;

/** A document that the test can leave and reload, and how often it was loaded. */
async function openPage() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  let loads = 0;
  frame.addEventListener('load', () => {
    loads += 1;
  });
  frame.src = '/packages/auth-client/package.json';
  await vi.waitFor(() => expect(loads).toBe(1), 10_000);
  const page = frame.contentWindow as Window & Partial<Client>;
  const script = page.document.createElement('script');
  script.type = 'module';
  script.textContent = `window.createBrowserAuthClient = (await import('${source}')).createBrowserAuthClient`;
  page.document.body.append(script);
  await vi.waitFor(() => expect(page.createBrowserAuthClient).toBeDefined(), 10_000);
  return { page: page as Window & Client, loads: () => loads };
}

/** A server that answers by `METHOD path` and records its requests. */
function createServer(answers: Record<string, () => Response>) {
  const requests: { call: string; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const call = `${init.method ?? 'GET'} ${String(input)}`;
    requests.push({ call, headers: new Headers(init.headers) });
    return answers[call]?.() ?? new Response(null, { status: 404 });
  };
  return { fetch, requests, calls: () => requests.map(({ call }) => call) };
}

const userRecord = (id: string) => `/api/users/${id}`;

const checked = (record: () => Response) =>
  createServer({
    'GET /api/auth/session': () => Response.json(session),
    'GET /api/users/account-1': record,
    'POST /api/user/logout': () => Response.json({}),
  });

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

test('signing out leaves the page only after the response is complete [R6.2]', async () => {
  const { page } = await openPage();
  let complete = () => {};
  const body = new ReadableStream({
    start(controller) {
      complete = () => controller.close();
    },
  });
  const server = createServer({ 'POST /api/user/logout': () => new Response(body) });
  const client = page.createBrowserAuthClient({ fetch: server.fetch, session, userRecord });
  const ended = client.logout();
  await vi.waitFor(() => expect(server.calls()).toEqual(['POST /api/user/logout']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(client.getState().status).toBe('authenticated');
  complete();
  await ended;
  expect(client.getState().status).toBe('unauthenticated');
  await vi.waitFor(() => expect(page.location.pathname).toBe('/login'), 10_000);
});

test('2 s after a navigation the session and the user’s own record are requested, as a check [R6.5]', async () => {
  const { page, loads } = await openPage();
  const server = checked(() => Response.json({ id: 'account-1' }));
  const client = page.createBrowserAuthClient({ fetch: server.fetch, session, userRecord });
  client.checkAfterNavigation();
  await vi.waitFor(
    () => expect(server.calls()).toEqual(['GET /api/auth/session', 'GET /api/users/account-1']),
    10_000,
  );
  expect(server.requests.map(({ headers }) => headers.get('x-session-check'))).toEqual(['1', '1']);
  expect(client.getState().status).toBe('authenticated');
  expect(loads()).toBe(1);
});

test('a user whose record is deleted is logged out, and the page is reloaded [R6.5] [R6.6]', async () => {
  const { page, loads } = await openPage();
  const server = checked(() => new Response(null, { status: 404 }));
  const { pathname } = page.location;
  page.createBrowserAuthClient({ fetch: server.fetch, session, userRecord }).checkAfterNavigation();
  await vi.waitFor(() => expect(loads()).toBe(2), 10_000);
  expect(server.calls().at(-1)).toBe('POST /api/user/logout');
  expect(page.location.pathname).toBe(pathname);
  expect(sessionStorage.getItem('reload-guard')).toMatch(new RegExp(`^\\d+ ${pathname}$`));
});

test('a record that the server cannot load at the moment ends no session [R6.5]', async () => {
  const { page } = await openPage();
  const server = checked(() => new Response(null, { status: 503 }));
  const client = page.createBrowserAuthClient({ fetch: server.fetch, session, userRecord });
  client.checkAfterNavigation();
  await vi.waitFor(() => expect(server.calls()).toContain('GET /api/users/account-1'), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.calls()).not.toContain('POST /api/user/logout');
  expect(client.getState().status).toBe('authenticated');
});

test('signing out aborts a check that reads the record, which would be refused [R6.5]', async () => {
  const { page } = await openPage();
  const server = checked(() => Response.json({ id: 'account-1' }));
  const signals: AbortSignal[] = [];
  const problems: unknown[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (String(input) !== '/api/users/account-1') return server.fetch(input, init);
    const signal = init?.signal as AbortSignal;
    signals.push(signal);
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  };
  const onError = (problem: unknown) => problems.push(problem);
  const client = page.createBrowserAuthClient({
    fetch,
    session,
    userRecord,
    onError,
    navigate: () => {},
  });
  client.checkAfterNavigation();
  await vi.waitFor(() => expect(signals).toHaveLength(1), 10_000);
  expect(signals[0]?.aborted).toBe(false);
  expect(await client.logout()).toEqual({ ok: true, error: null });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(server.calls()).toEqual(['GET /api/auth/session', 'POST /api/user/logout']);
  expect(problems).toEqual([]);
  expect(client.getState().status).toBe('unauthenticated');
});

test('where the browser blocks storage, the session is checked and the page is not reloaded [R6.6]', async () => {
  const { page, loads } = await openPage();
  Object.defineProperty(page, 'sessionStorage', {
    get() {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  });
  const server = checked(() => new Response(null, { status: 404 }));
  const client = page.createBrowserAuthClient({ fetch: server.fetch, session, userRecord });
  client.checkAfterNavigation();
  await vi.waitFor(() => expect(client.getState().status).toBe('unauthenticated'), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(loads()).toBe(1);
});

test('while a new password is due, the check requests the session alone, without the record [R6.5]', async () => {
  const { page } = await openPage();
  const data = { ...session.user.data, password_change: true };
  const limited = { ...session, user: { ...session.user, data } };
  const server = createServer({ 'GET /api/auth/session': () => Response.json(limited) });
  const { fetch } = server;
  const client = page.createBrowserAuthClient({ fetch, session: limited, userRecord });
  await client.check();
  expect(server.calls()).toEqual(['GET /api/auth/session']);
  expect(client.getState().status).toBe('authenticated');
});

test('without an address of the user’s record the session alone is checked [R6.5]', async () => {
  const { page } = await openPage();
  const server = checked(() => new Response(null, { status: 404 }));
  const client = page.createBrowserAuthClient({ fetch: server.fetch, session });
  client.checkAfterNavigation();
  await vi.waitFor(() => expect(server.calls()).toEqual(['GET /api/auth/session']), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.calls()).toEqual(['GET /api/auth/session']);
  expect(client.getState().status).toBe('authenticated');
});

test('onUserChanged is called once by signing in and once by signing out, not for the same user again', async () => {
  const { page } = await openPage();
  const onUserChanged = vi.fn();
  let answered: Session | null = null;
  const server = createServer({
    'GET /api/auth/csrf': () => Response.json({ csrfToken: 'token' }),
    'POST /api/auth/callback/credentials': () => {
      answered = session;
      return Response.json({ url: 'http://localhost/private' });
    },
    'GET /api/auth/session': () => Response.json(answered ?? {}),
    'POST /api/user/logout': () => Response.json({}),
  });
  const { fetch } = server;
  const client = page.createBrowserAuthClient({
    fetch,
    session: null,
    navigate: () => {},
    onUserChanged,
  });
  await client.signIn('credentials', { email: 'p@example.org', password: 'secret' });
  expect(client.session.get()?.user.data.id).toBe('account-1');
  expect(onUserChanged).toHaveBeenCalledOnce();
  await client.refresh();
  expect(onUserChanged).toHaveBeenCalledOnce();
  await client.logout();
  expect(onUserChanged).toHaveBeenCalledTimes(2);
});

test('the page is left after onUserChanged is done, which receives whether the session expired', async () => {
  const { page } = await openPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  const onUserChanged = vi.fn(() => promise);
  const server = createServer({
    'POST /api/user/logout': () => Response.json({}),
    'GET /api/auth/session': () => Response.json({}),
  });
  const { fetch } = server;
  const client = page.createBrowserAuthClient({ fetch, session, onUserChanged });
  await client.logout();
  expect(onUserChanged).toHaveBeenCalledExactlyOnceWith({ isExpired: false });
  expect(page.location.pathname).not.toBe('/login');
  resolve();
  await vi.waitFor(() => expect(page.location.pathname).toBe('/login'), 10_000);

  const expired = vi.fn();
  const reload = vi.fn();
  const next = (await openPage()).page;
  const other = next.createBrowserAuthClient({ fetch, session, reload, onUserChanged: expired });
  await other.check();
  expect(expired).toHaveBeenCalledExactlyOnceWith({ isExpired: true });
});

test('a page without server rendering asks at once who is signed in', async () => {
  const { page } = await openPage();
  const server = checked(() => Response.json({}));
  const client = page.createBrowserAuthClient({ fetch: server.fetch });
  expect(client.getState().status).toBe('loading');
  await vi.waitFor(() => expect(client.getState().status).toBe('authenticated'));
  expect(client.session.get()).toEqual(session);
  const given = page.createBrowserAuthClient({ fetch: server.fetch, session: null });
  expect(given.getState().status).toBe('unauthenticated');
  expect(server.calls()).toEqual(['GET /api/auth/session']);
});

test('a session that cannot be read at the start is an error, not a sign-out', async () => {
  const { page } = await openPage();
  const server = createServer({
    'GET /api/auth/session': () => new Response(null, { status: 503 }),
  });
  const client = page.createBrowserAuthClient({ fetch: server.fetch });
  await vi.waitFor(() => expect(client.getState().status).toBe('error'));
  expect(client.getState().error?.code).toBe('UNAVAILABLE');
});

test('signing out in one tab signs out the other tab and reloads it', async () => {
  let answered: Session | null = session;
  const open = async () => {
    const { page } = await openPage();
    const server = createServer({
      'GET /api/auth/session': () => Response.json(answered ?? {}),
      'POST /api/user/logout': () => {
        answered = null;
        return Response.json({});
      },
    });
    const reload = vi.fn();
    const { fetch } = server;
    const client = page.createBrowserAuthClient({ fetch, session, navigate: () => {}, reload });
    return { client, reload, server };
  };
  const [here, there] = [await open(), await open()];
  await here.client.logout();
  await vi.waitFor(() => expect(there.client.getState().status).toBe('unauthenticated'));
  await vi.waitFor(() => expect(there.reload).toHaveBeenCalledOnce(), 5000);
  expect(here.reload).not.toHaveBeenCalled();
});

test('each tab with unsaved edits announces the end of a session once, and announces the end of the next session again [R6.5]', async () => {
  const received: unknown[] = [];
  const channel = new BroadcastChannel(userChannel);
  channel.addEventListener('message', ({ data }) => received.push(data));
  let answered: Session | null = null;
  const open = async () => {
    const { page } = await openPage();
    const { fetch, calls } = createServer({
      'GET /api/auth/session': () => Response.json(answered ?? {}),
    });
    const client = page.createBrowserAuthClient({ fetch, session, isUnsaved: () => true });
    return { client, calls };
  };
  const [here, there] = [await open(), await open()];
  // Each page starts by sending the id of its user.
  await vi.waitFor(() => expect(received).toEqual(['account-1', 'account-1']));
  received.length = 0;
  await here.client.check();
  await vi.waitFor(() => expect(received).toEqual(['', '']));
  await vi.waitFor(() => expect(here.calls()).toHaveLength(2));
  expect(there.calls()).toHaveLength(1);
  expect([here, there].map(({ client }) => client.getState().status)).toEqual([
    'authenticated',
    'authenticated',
  ]);
  // The same user signs in on another page, and that session ends too.
  answered = session;
  channel.postMessage(session.user.data.id);
  await here.client.check();
  answered = null;
  await here.client.check();
  await vi.waitFor(() => expect(received).toEqual(['', '', '', '']));
  channel.close();
});

test('a user who signs in on another page, by form or link, stays signed in, and the former user’s page is reloaded [R6.5]', async () => {
  for (const isByForm of [true, false]) {
    const { page } = await openPage();
    const other = {
      ...session,
      user: { ...session.user, data: { ...session.user.data, id: 'account-2' } },
    };
    const server = createServer({
      'GET /api/auth/csrf': () => Response.json({ csrfToken: 'token' }),
      'POST /api/auth/callback/credentials': () =>
        Response.json({ url: 'http://localhost/private' }),
      'GET /api/auth/session': () => Response.json(other),
    });
    const reload = vi.fn();
    const { fetch } = server;
    const former = page.createBrowserAuthClient({ fetch, session, isUnsaved: () => true, reload });
    const client = page.createBrowserAuthClient({ fetch, session: isByForm ? null : other });
    if (isByForm) {
      await client.signIn('credentials', { email: 'k@example.org', password: 'secret' });
    }
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(former.getState().status).toBe('unauthenticated');
    expect(client.getState().session?.user.data.id).toBe('account-2');
    expect(server.calls()).not.toContain('POST /api/user/logout');
    for (const each of [former, client]) each.dispose();
    document.body.innerHTML = '';
  }
});

test.each(['the pages of the former user', 'a page that receives an earlier sign-out late'])(
  'a new user stays signed in despite messages from %s [R6.5]',
  async (kind) => {
    const { page } = await openPage();
    const other = {
      ...session,
      user: { ...session.user, data: { ...session.user.data, id: 'account-2' } },
    };
    const calls: string[] = [];
    const reload = vi.fn();
    const open = (waitMs: number) =>
      page.createBrowserAuthClient({
        session,
        reload,
        async fetch(input, { method = 'GET' } = {}) {
          calls.push(`${method} ${String(input)}`);
          await new Promise((resolve) => setTimeout(resolve, waitMs));
          return Response.json(other);
        },
      });
    const waits = kind === 'the pages of the former user' ? [0, 50, 100] : [50];
    const former = waits.map(open);
    const elsewhere = new BroadcastChannel(userChannel);
    // A frozen page receives all messages at once.
    if (former.length === 1) elsewhere.postMessage('');
    elsewhere.postMessage('account-2');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(former.length), 5000);
    expect(calls).not.toContain('POST /api/user/logout');
    elsewhere.close();
    for (const each of former) each.dispose();
  },
);

test('a guest’s tab follows a sign-in in another tab, and a tab of the same user sends no request', async () => {
  const { page } = await openPage();
  let answered: Session | null = null;
  const server = () =>
    createServer({
      'GET /api/auth/csrf': () => Response.json({ csrfToken: 'token' }),
      'POST /api/auth/callback/credentials': () => {
        answered = session;
        return Response.json({ url: 'http://localhost/private' });
      },
      'GET /api/auth/session': () => Response.json(answered ?? {}),
    });
  const [own, guests, same] = [server(), server(), server()];
  const client = page.createBrowserAuthClient({ fetch: own.fetch, session: null });
  const guest = page.createBrowserAuthClient({ fetch: guests.fetch, session: null });
  page.createBrowserAuthClient({ fetch: same.fetch, session });
  await client.signIn('credentials', { email: 'p@example.org', password: 'secret' });
  await vi.waitFor(() => expect(guest.getState().status).toBe('authenticated'));
  expect(same.calls()).toEqual([]);
});
