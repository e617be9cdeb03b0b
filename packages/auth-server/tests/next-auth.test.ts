import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startReferenceServer } from './reference-server.ts';
import { createSite, password, patient } from './site.ts';

// The unmodified client from the registry, in Node: with next-auth itself, and with our server.
type Client = typeof import('next-auth/react');

let reference: Awaited<ReturnType<typeof startReferenceServer>>;
beforeAll(async () => {
  reference = await startReferenceServer();
});
afterAll(() => reference.close());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A new client for one server: the module reads the address when it is loaded. */
async function openClient(url: string) {
  vi.resetModules();
  vi.stubEnv('NEXTAUTH_URL', url);
  const cookies = new Map<string, string>();
  const statuses: number[] = [];
  const visited: string[] = [];
  const location = {
    set href(address: string) {
      visited.push(new URL(address, url).href.replace(url, ''));
    },
    get href() {
      return `${url}/here`;
    },
    reload: () => visited.push('reload'),
  };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (kept) headers.set('cookie', kept);
    const response = await realFetch(new URL(input, url), { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      // Checks the attributes: a token may have these digits too.
      if (value === '' || /;\s*(max-age=0|expires=[^;]*1970)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    statuses.push(response.status);
    return response;
  });
  const client: Client = await import('next-auth/react');
  return { client, statuses, visited, url };
}

const realFetch = globalThis.fetch;

/** Runs the same steps on both servers; addresses, times and ids are made equal. */
async function onBoth(steps: (opened: Awaited<ReturnType<typeof openClient>>) => Promise<unknown>) {
  const { app } = await createSite({ pages: { home: '/' } });
  const ours = await app.listen({ port: 0, host: '127.0.0.1' });
  // The sample's origin has another port, which is in its responses.
  const alike = (value: unknown, url: string) =>
    JSON.parse(
      JSON.stringify(value ?? null)
        .replaceAll(url, 'http://site')
        .replaceAll('http://localhost:3000', 'http://site')
        .replace(/"expires":"[^"]+"/g, '"expires":"…"')
        .replace(/[0-9a-f]{64}/g, '…'),
    );
  const results: unknown[] = [];
  for (const url of [reference.url, ours]) {
    const opened = await openClient(url);
    results.push(alike(await steps(opened), url));
  }
  await app.close();
  return { reference: results[0], ours: results[1] };
}

test('getCsrfToken returns a token, and the same one again', async () => {
  const both = await onBoth(async ({ client }) => [
    await client.getCsrfToken(),
    await client.getCsrfToken(),
  ]);
  expect(both.ours).toEqual(both.reference);
});

test('getProviders returns the same form', async () => {
  const both = await onBoth(async ({ client }) => (await client.getProviders())?.credentials);
  expect(both.ours).toEqual(both.reference);
});

test('a guest’s session is null', async () => {
  const both = await onBoth(({ client }) => client.getSession());
  expect(both).toEqual({ ours: null, reference: null });
});

const right = { email: patient.email, password, callbackUrl: '/private' };

test('signIn with the right password, without its redirect', async () => {
  const both = await onBoth(async ({ client }) => {
    const result = await client.signIn('credentials', { ...right, redirect: false });
    const session = await client.getSession();
    return [result, session?.user?.name, session?.user?.email, session?.expires !== undefined];
  });
  expect(both.ours).toEqual(both.reference);
  expect(both.ours).toMatchObject([
    { ok: true, status: 200, error: null },
    patient.name,
    patient.email,
    true,
  ]);
});

test('signIn with a wrong password, without its redirect', async () => {
  const both = await onBoth(async ({ client }) => {
    const wrong = { ...right, password: 'wrong', redirect: false } as const;
    const result = await client.signIn('credentials', wrong);
    return [{ ...result, url: undefined }, await client.getSession()];
  });
  expect(both.ours).toEqual(both.reference);
  expect(both.ours).toMatchObject([{ ok: false, status: 401, error: 'CredentialsSignin' }, null]);
});

test.each([
  ['right', password],
  ['wrong', 'wrong'],
])('signIn with a %s password goes where next-auth’s own goes', async (_word, typed) => {
  const both = await onBoth(async ({ client, visited, url }) => {
    await client.signIn('credentials', { ...right, password: typed });
    // next-auth answers with its own address, which leads to the page.
    let last = new URL(visited.at(-1) ?? '', url);
    while (last.pathname.startsWith('/api/')) {
      const asked = new URL(last.pathname + last.search, url);
      const { headers } = await realFetch(asked, { redirect: 'manual' });
      last = new URL(headers.get('location') ?? '', url);
    }
    return [last.pathname, last.searchParams.get('error')];
  });
  expect(both.ours).toEqual(both.reference);
});

test('signOut ends the session, with and without its redirect', async () => {
  for (const redirect of [false, true]) {
    const both = await onBoth(async ({ client, visited }) => {
      await client.signIn('credentials', { ...right, redirect: false });
      const result = await client.signOut({ callbackUrl: '/preise', redirect } as never);
      const paths = visited.map((address) => new URL(address, 'http://x').pathname);
      return [result ?? null, paths, await client.getSession()];
    });
    expect(both.ours).toEqual(both.reference);
  }
});

test('signIn by e-mail says that a mail was sent', async () => {
  const { app, rows } = await createSite();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { client, visited } = await openClient(url);
  const result = await client.signIn('email', { email: patient.email, redirect: false });
  expect(result).toMatchObject({ ok: true, status: 200, error: null });
  expect(rows.links.size).toBe(1);
  await client.signIn('email', { email: 'no address' });
  expect(visited.at(-1)).toContain('error=EmailSignin');
  await app.close();
});

test.each([401, 403, 413, 415, 422, 429, 500, 503])(
  'a response with status %i makes the client throw no error',
  async (status) => {
    const { app } = await createSite({}, (early) => {
      early.addHook('onRequest', async (request) => {
        if (request.method === 'POST')
          throw Object.assign(new Error('refused'), { statusCode: status });
      });
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { client } = await openClient(url);
    const result = await client.signIn('credentials', { ...right, redirect: false });
    expect(result).toMatchObject({ ok: false, status });
    expect(result?.error).toBeTruthy();
    await client.signOut({ redirect: false });
    await app.close();
  },
);
