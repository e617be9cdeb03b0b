import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import {
  anyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { type FoundRoute, routesOf } from './support/routes.ts';

let node: TestNode;
let guest: TestClient;
let patient: TestClient;
let staff: TestClient;
let routes: FoundRoute[];

beforeAll(async () => {
  node = await startTestNode(await freshEnvironment(anyDatabase));
  routes = routesOf(node.app);
  [guest, patient, staff] = [1, 2, 3].map(() => createClient(node.url)) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  await patient.signIn('patient@example.org');
  await staff.signIn('staff@example.org');
});
afterAll(stopAll);

/** One address for each kind of answer. */
const addresses = [
  '/',
  '/login',
  '/gibt/es/nicht',
  '/preise/_payload.json',
  '/favicon.svg',
  '/robots.txt',
  '/api/public',
  '/api/treatments/',
  '/api/letters/',
  '/api/x',
  '/api/docs',
  '/api/docs/json',
  '/api/auth/session',
  '/api/auth/csrf',
  '/api/auth/callback/email',
  '/api/model/treatments',
  '/health/live',
  '/sitemap.xml',
  '/builds/latest.json',
  '/_ipx/f_webp,w_320/none.jpg',
];

/** Sends method and path unchanged: `fetch` refuses some methods, and rewrites addresses. */
async function send(method: string, path: string) {
  const { hostname, port } = new URL(node.url);
  const request = httpRequest({ hostname, port, method, path, agent: false });
  request.end();
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
  };
}

test('no answer allows another origin to read it, with or without a question before [ASVS v5.0.0-3.4.2]', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
  for (const path of addresses) {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await patient.request(path, { method, headers });
      const allowed = [...answer.headers.keys()].filter((name) =>
        name.startsWith('access-control'),
      );
      expect([path, method, allowed]).toEqual([path, method, []]);
    }
  }
});

test('every answer separates its documents and its bytes from those of other sites [ASVS v5.0.0-3.4.8] [3.5.8]', async () => {
  for (const path of addresses) {
    const { headers } = await patient.request(path);
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
});

test('every answer with a body says its type, and text says its charset [ASVS v5.0.0-4.1.1]', async () => {
  for (const path of addresses) {
    const answer = await guest.request(path);
    const type = answer.headers.get('content-type') ?? '';
    if ((await answer.text()) === '') continue;
    expect(type, path).toMatch(
      /^(text\/(html|plain|xml)|application\/(json|xml)); charset=utf-8$|^image\/svg\+xml/,
    );
  }
});

test('a method that no route has is refused, TRACE among them [ASVS v5.0.0-4.1.4] [13.4.4]', async () => {
  for (const path of ['/', '/api/public', '/api/letters/', '/assets/x.js']) {
    for (const method of ['TRACE', 'PATCH', 'PROPFIND', 'PURGE', 'LOCK', 'DELETE']) {
      const answer = await send(method, path);
      expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${method} ${path}`).toBeLessThan(500);
    }
    const echoed = await send('TRACE', path);
    expect(echoed.body).not.toContain('TRACE');
  }
});

test('no address that changes something does so by a GET [ASVS v5.0.0-3.5.3]', async () => {
  const dump = async () => {
    const em = node.database.fork();
    const tables = ['users', 'profiles', 'letters', 'prices', 'account_links', 'account_events'];
    const rows = await Promise.all(tables.map((table) => em.execute(`select * from ${table}`)));
    return JSON.stringify(rows);
  };
  const before = await dump();
  const reading = new Set(routes.filter(({ method }) => method === 'GET').map(({ url }) => url));
  const writing = routes.filter(({ method, url }) => method !== 'GET' && !reading.has(url));
  const own = writing.filter(({ url }) => !url.includes(':view') && url !== '*');
  expect(own.length).toBeGreaterThan(20);
  for (const { url } of own) {
    const { status } = await staff.get(url.replace(/:\w+/g, 'x'));
    expect([url, status]).toEqual([url, 404]);
  }
  expect(await dump()).toBe(before);
});

test('neither sources nor settings nor data are served, and no folder is listed [ASVS v5.0.0-13.4.1] [13.4.3] [13.4.7]', async () => {
  const paths = [
    '/.git/config',
    '/.git/HEAD',
    '/.svn/entries',
    '/.env',
    '/.env.example',
    '/.npmrc',
    '/package.json',
    '/pnpm-lock.yaml',
    '/tsconfig.json',
    '/dist/server.js',
    '/src/app.ts',
    '/.data/secret',
    '/data/session-secret',
    '/pictures/',
    '/assets/',
    '/assets',
    '/builds/',
    '/assets/.vite/manifest.json',
    '/.vite/manifest.json',
    '/assets/entry-server.js.map',

    '/server/entry-server.js',
    '/assets/../package.json',
    '/_ipx/',
    '/node_modules/',
    '/backup.gz',
  ];
  for (const path of paths) {
    const first = await send('GET', path);
    // A slash at the end leads to the address without it.
    const { status, body } =
      first.status === 308 ? await send('GET', first.headers.location ?? '') : first;
    expect([400, 404], path).toContain(status);
    expect(body).not.toMatch(/Index of|"dependencies"|\[core\]/);
  }
});

test('no answer names a product or a version of it [ASVS v5.0.0-13.4.6]', async () => {
  for (const path of addresses) {
    const { headers } = await guest.request(path);
    for (const name of ['server', 'x-powered-by', 'via', 'x-generator']) {
      expect([path, name, headers.get(name)]).toEqual([path, name, null]);
    }
    expect([...headers.values()].join('\n')).not.toMatch(/fastify|express|node\/|nginx|postgres/i);
  }
});

test('a precondition or a range that no file meets is a refusal, and never a failure [ASVS v5.0.0-16.5.3]', async () => {
  for (const headers of [{ 'if-match': '"x"' }, { range: 'bytes=99999999-' }]) {
    const { status } = await guest.request('/favicon.png', { headers });
    expect([412, 416]).toContain(status);
  }
});

test('queries are bounded in rows, depth and length [ASVS v5.0.0-4.3.1]', async () => {
  const deep = (levels: number): object =>
    levels === 0 ? { name: 'x' } : { $not: deep(levels - 1) };
  const wide = { $or: Array.from({ length: 5000 }, () => ({ slug: 'x' })) };
  const refused = [
    '?limit=501',
    '?limit=-1',
    '?limit=1e9',
    `?filter=${encodeURIComponent(JSON.stringify(deep(200)))}`,
    `?filter=${encodeURIComponent(JSON.stringify(wide))}`,
    `?include=${Array.from({ length: 50 }, () => 'prices.treatment').join('.')}`,
    `?sort=${'name,'.repeat(2000)}`,
  ];
  for (const query of refused) {
    const { status } = await guest.request(`/api/treatments/${query}`);
    expect([query.slice(0, 40), status >= 400 && status < 500]).toEqual([query.slice(0, 40), true]);
  }
});

test('a parameter that comes twice is no way around a check [ASVS v5.0.0-15.3.7]', async () => {
  const twice = ['limit=1&limit=1000000', 'sort=name&sort=password_hash', 'count&count=x'];
  for (const query of [...twice, 'filter={}&filter={"author_id":"x"}', 'include=a&include=b']) {
    const { status } = await patient.request(`/api/letters/?${query}`);
    expect([query, status < 500]).toEqual([query, true]);
  }
  const { body } = await patient.get<unknown[]>(
    '/api/letters/?filter={}&filter={"status":"draft"}',
  );
  expect(JSON.stringify(body)).not.toContain('"draft"');
  const answer = await patient.request('/api/auth/callback/credentials', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=patient%40example.org&email=staff%40example.org&password=a&password=b&json=true',
  });
  expect(answer.status).toBe(403);
});

test('a prototype that comes in a body is refused, and pollutes nothing [ASVS v5.0.0-15.3.6]', async () => {
  const bodies = ['{"__proto__":{"roles":["admin"]}}', '{"constructor":{"prototype":{"x":1}}}'];
  for (const path of ['/api/letters/', '/api/consent', '/api/auth/signup', '/api/profiles/x']) {
    for (const body of bodies) {
      const { status } = await patient.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  }
  expect(({} as { roles?: unknown; x?: unknown }).roles).toBeUndefined();
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('texts of 100,000 characters that are hard to match are answered without a pause [ASVS v5.0.0-1.3.12]', async () => {
  const hard = [`${'a'.repeat(100_000)}!`, '0 '.repeat(50_000), `${'@.'.repeat(50_000)}`];
  const { body: csrf } = await guest.get<object>('/api/auth/csrf');
  for (const text of [...hard, '+'.repeat(100_000), '<p '.repeat(30_000)]) {
    const before = process.cpuUsage();
    await guest.send('POST', '/api/auth/signup', {
      ...csrf,
      name: text,
      email: text,
      password: text,
    });
    await guest.send('POST', '/api/consent', { items: { [text]: true } });
    await staff.send('POST', '/api/profiles/', { first_name: text, phone: text });
    const { user } = process.cpuUsage(before);
    // Work of this process, which a busy machine does not make more; a pattern that explodes takes minutes.
    expect(user / 1000).toBeLessThan(5000);
  }
});
