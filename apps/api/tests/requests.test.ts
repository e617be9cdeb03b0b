import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import {
  anyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { observatoryScore } from './support/observatory.ts';
import { startProcess } from './support/process.ts';

const METRICS_TOKEN = 'a-token-for-readers-on-other-machines';

let node: TestNode;

beforeAll(async () => {
  const more = { PUBLIC_URL: 'https://praxis.example', METRICS_TOKEN };
  node = await startTestNode(await freshEnvironment(anyDatabase, more));
});
afterAll(stopAll);

/** Sends it as it is, and reads until the connection is closed. */
async function exchange(request: string) {
  const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
  socket.write(request);
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: answer.slice(end + 4) };
}

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Mozilla/5.0 Chrome/150\r\nConnection: close\r\n${more}\r\n`;

describe('the headers of every answer', () => {
  test.each([
    ['a page', get('/')],
    ['a page with scripts and forms', get('/login')],
    ['a page that is unknown', get('/gibt/es/nicht')],
    ['a redirect', get('/private')],
    ['data of a page', get('/preise/_payload.json')],
    ['records', get('/api/treatments/')],
    ['an answer with a cookie', get('/api/auth/csrf')],
    ['the documentation', get('/api/docs')],
    ['a refusal', get('/api/letters/')],
    ['an unknown address', get('/api/x')],
    ['a file', get('/favicon.svg')],
    ['a picture that is none', get('/_ipx/f_webp,w_320/none.jpg')],
    ['an address that cannot be decoded', get('/assets/%zz')],
    ['a NUL', get('/assets/%00')],
    ['what is no HTTP', 'hello\r\n\r\n'],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['headers that are too large', get('/', `X: ${'a'.repeat(20_000)}\r\n`)],
  ])('%s has 130 points of the MDN HTTP Observatory or more', async (_name, request) => {
    const { headers, body } = await exchange(request);
    expect(observatoryScore(headers, body)).toBeGreaterThanOrEqual(130);
  });

  test('an answer that is no page has a policy that allows nothing', async () => {
    for (const path of ['/api/treatments/', '/api/x', '/favicon.svg', '/assets/%00', '/builds/x']) {
      const { headers } = await exchange(get(path));
      const policy = headers.get('content-security-policy');
      if (headers.get('content-type')?.startsWith('text/html')) continue;
      expect(policy, path).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  test.each([
    ['/assets/%00', 400],
    ['/%00', 400],
    ['/api/treatments/%00', 400],
    ['/_ipx/f_webp,w_320/%00.jpg', 400],
    ['/%ff', 400],
    ['/assets/%2500', 404],
    ['/builds/meta/%00.json', 400],
  ])('%s is %i of the usual form, and never a failure', async (path, status) => {
    const answer = await exchange(get(path));
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: status, code: expect.any(String) });
  });
});

test('a refusal has the usual form also where a route describes another one for its status', async () => {
  const answer = await createClient(node.url).request('/api/auth/signin/%00', { method: 'POST' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
});

test.each([
  ['de', 'Das gibt es hier nicht.'],
  ['en', 'There is no such thing here.'],
])(
  'an address that leads out of the files is answered as unknown, in %s',
  async (language, message) => {
    for (const path of [
      '/assets/..%2f',
      '/assets/..%2fserver%2fentry-server.js',
      '/assets/%2e%2e%2f',
    ]) {
      const answer = await exchange(get(path, `Accept-Language: ${language}\r\n`));
      expect([path, answer.status]).toEqual([path, 404]);
      expect(JSON.parse(answer.body)).toEqual({ statusCode: 404, code: 'NOT_FOUND', message });
    }
  },
);

describe('/metrics', () => {
  const errorPages = (figures: string) =>
    Number(/^http_errors_total\{route="\/\*",status="404"\} (\d+)$/m.exec(figures)?.[1] ?? 0);

  test('counts pages from memory and rendered, and routes by their patterns', async () => {
    for (let times = 0; times < 3; times += 1) await exchange(get('/impressum'));
    await exchange(get('/api/treatments/?filter=%7B%22name%22:%22Canary%22%7D'));
    for (const path of ['/health/live', '/health/ready', '/metrics']) await exchange(get(path));
    const notFound = errorPages((await exchange(get('/metrics'))).body);
    for (let times = 0; times < 2; times += 1) await exchange(get('/gibt/es/nicht'));
    const { status, body } = await exchange(get('/metrics'));
    expect(status).toBe(200);
    const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
    expect(figure('pages_from_memory_total')).toBeGreaterThanOrEqual(2);
    expect(figure('pages_rendered_total')).toBeGreaterThanOrEqual(1);
    for (const kind of ['letter', 'account']) expect(figure(`${kind}_mails_failed_total`)).toBe(0);
    expect(body).toContain('route="/api/:view/"');
    for (const route of ['/health/live', '/health/ready', '/metrics']) {
      expect(body).toContain(`http_request_duration_seconds_count{route="${route}",method="GET"`);
    }
    expect(errorPages(body)).toBe(notFound + 2);
    expect(body).not.toContain('Canary');
  });

  const sentOn = 'X-Forwarded-For: 127.0.0.1\r\n';

  test('is a 404 for callers of other machines, on the site and at a closed gate', async () => {
    const closed = await startTestNode(
      await freshEnvironment(anyDatabase, {
        CONSTRUCTION: '1',
        CONSTRUCTION_HASH: createHash('sha256').update('x').digest('hex'),
      }),
    );
    for (const { url } of [node, closed]) {
      const ask = async (path: string) => {
        const answer = await createClient(url).request(path, {
          headers: { 'x-forwarded-for': '127.0.0.1' },
        });
        const { date: _, ...headers } = Object.fromEntries(answer.headers);
        return { status: answer.status, headers, body: await answer.text() };
      };
      expect(await ask('/metrics')).toEqual(await ask('/nothing'));
    }
    expect((await createClient(closed.url).get('/metrics')).status).toBe(200);
  });

  test('is readable for them with the token', async () => {
    const { status } = await exchange(
      get('/metrics', `${sentOn}Authorization: Bearer ${METRICS_TOKEN}\r\n`),
    );
    expect(status).toBe(200);
  });
});

test.runIf(isLong)('50 sign-ins at once and 200 pages at once are no overload', async () => {
  const server = await startProcess(await freshEnvironment(anyDatabase));
  await server.ready;
  try {
    const { url } = server;
    const patient = createClient(url);
    await patient.signIn('patient@example.org');
    const statuses = new Set<number>();
    const all = (count: number, path: (at: number) => string) =>
      Promise.all(
        Array.from({ length: count }, async (_, at) => {
          statuses.add((await patient.request(path(at))).status);
        }),
      );
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        createClient(url).signIn(`guest-${at}@example.org`, 'no password'),
      ),
    ).then((addresses) => {
      for (const address of addresses) expect(address).not.toContain('error=Unavailable');
    });
    await all(200, (at) => ['/', '/preise', '/botox', '/private', '/user'][at % 5] ?? '/');
    // Requests after it, too, until the loop has been measured again.
    for (const until = performance.now() + 5000; performance.now() < until; ) {
      await all(1, () => '/api/public');
    }
    expect([...statuses]).toEqual([200]);
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
  }
});
