import {
  createJobs,
  createServer,
  type Database,
  errors,
  type MetricsOptions,
  metrics,
  migrate,
} from '@praxiskit/server-kit';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { cleanUp, closeAll, freshOptions, kinds, open } from './support/databases.ts';
import { startProxy } from './support/proxy.ts';
import { exchange, listen } from './support/raw.ts';

const TOKEN = 'a token for readers on other machines';
const running: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});
afterAll(closeAll);

async function start(
  database: Pick<Database, 'kind' | 'orm'>,
  { trustProxy = false, ...more }: Partial<MetricsOptions> & { trustProxy?: boolean } = {},
) {
  const app = createServer({ logLevel: 'silent', trustProxy });
  running.push(app);
  await app.register(errors);
  await app.register(metrics, { version: '1.2.3', database, ...more });
  app.get('/api/people/:name', async () => 'here');
  app.get('/api/broken', async () => {
    throw new Error('broken');
  });
  // As pages answer, which are the routes of every address that is no other's, and no errors of Fastify.
  app.get('/pages/*', async (_request, reply) => reply.code(503).send('<h1>503</h1>'));
  const port = await listen(app);
  const url = `http://127.0.0.1:${port}`;
  const ask = async (path = '/metrics', headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { app, ask, port };
}

/** For what the database's kind does not change. */
const opened = async (kind: 'pglite' | 'postgres') => open(await freshOptions(kind));

describe.each(kinds)('figures of a server on %s', (kind) => {
  test('count requests and failures, and describe process and database', async () => {
    const database = await opened(kind);
    let done = 3;
    const figures = () => ({ jobs_done_total: done, jobs_waiting: 2 });
    const { ask } = await start(database, { figures });
    await database.fork().execute('select 1');
    for (const path of ['/api/people/anna', '/api/people/bert', '/api/broken', '/unknown/anna']) {
      await ask(path);
    }
    done = 4;
    const { headers, text } = await ask();
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_info{version="1.2.3"} 1',
        '# TYPE jobs_done_total counter',
        'jobs_done_total 4',
        '# TYPE jobs_waiting gauge',
        'jobs_waiting 2',
        'http_request_duration_seconds_count{route="/api/people/:name",method="GET",status="2xx"} 2',
        'http_request_duration_seconds_count{route="/api/broken",method="GET",status="5xx"} 1',
        'http_request_duration_seconds_count{route="none",method="GET",status="4xx"} 1',
        'http_errors_total{route="/api/broken",status="500"} 1',
        'http_errors_total{route="none",status="404"} 1',
        `database_connections{kind="${kind}",state="all"} 1`,
        ...(kind === 'postgres'
          ? [
              'database_connections{kind="postgres",state="idle"} 1',
              'database_connections{kind="postgres",state="waiting"} 0',
            ]
          : []),
      ]),
    );
    for (const name of [
      'nodejs_eventloop_lag_seconds{quantile="0.99"}',
      'nodejs_eventloop_utilization',
      'nodejs_memory_bytes{kind="used"}',
    ]) {
      const value = lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1];
      expect(Number(value), name).toBeGreaterThanOrEqual(0);
    }
    // No address is a label: it may name a person.
    expect(text).not.toMatch(/anna|bert/);
  });
});

describe('http_errors_total is every answer of 400 and more', () => {
  const database = { kind: 'pglite', orm: {} as Database['orm'] } as const;
  const HOST = 'Host: site.example\r\n';
  const END = 'Connection: close\r\n\r\n';

  test('by route and status, and says so', async () => {
    const { ask, port } = await start(database);
    for (let times = 0; times < 3; times += 1) await ask('/pages/anna');
    await ask('/api/people/anna');
    await fetch(`http://127.0.0.1:${port}/api/people/anna`, { method: 'POST' });
    await exchange(port, `GET /api/broken HTTP/1.1\r\n${END}`);
    const { text } = await ask();
    expect(text.match(/^http_errors_total.*$/gm)?.sort()).toEqual([
      'http_errors_total{route="/api/broken",status="400"} 1',
      'http_errors_total{route="/pages/*",status="503"} 3',
      'http_errors_total{route="none",status="404"} 1',
    ]);
    expect(text).toContain(
      '# HELP http_errors_total Answers of 400 and more, by route and status; route "unread": requests that could not be read',
    );
  });

  test.each([
    ['no HTTP', 'something else\r\n\r\n', 400],
    ['too large headers', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n${END}`, 431],
    ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${HOST}${END}`, 400],
    ['another expectation', `GET / HTTP/1.1\r\n${HOST}Expect: tea\r\n${END}`, 417],
    ['CONNECT', `CONNECT site.example:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
  ])('also of what no route has seen: %s', async (_name, request, status) => {
    const { ask, port } = await start(database);
    expect((await exchange(port, request))?.status).toBe(status);
    const { text } = await ask();
    expect(text.match(/^http_errors_total.*$/gm)).toEqual([
      `http_errors_total{route="unread",status="${status}"} 1`,
    ]);
  });
});

describe('a figure of the site', () => {
  const database = { kind: 'pglite', orm: {} as Database['orm'] } as const;

  test('is awaited for at most a second, once for all readers; a late figure is in the next answer', async () => {
    let asked = 0;
    let answer = Promise.withResolvers<{ mails: number }>();
    answer.resolve({ mails: 1 });
    const figures = () => {
      asked += 1;
      return answer.promise;
    };
    const { ask } = await start(database, { figures });
    answer = Promise.withResolvers();
    asked = 0;
    const readers = await Promise.all([ask(), ask(), ask()]);
    for (const { text } of readers) expect(text).toMatch(/^mails 1$/m);
    expect(asked).toBe(1);
    answer.resolve({ mails: 2 });
    expect((await ask()).text).toMatch(/^mails 2$/m);
  });

  test('stays as it was while it cannot be read', async () => {
    let isAway = false;
    const { ask } = await start(database, {
      figures() {
        if (isAway) throw new Error('away');
        return { mails: 1 };
      },
    });
    isAway = true;
    expect((await ask()).text).toMatch(/^mails 1$/m);
  });

  test('keeps no reader waiting while the database is silent', async () => {
    const options = await freshOptions('postgres');
    const proxy = await startProxy(options.url ?? '');
    cleanUp(proxy.close);
    const behind = await open({ ...options, url: proxy.url });
    const jobs = createJobs<{ greeting: object }>({
      database: behind,
      names: ['greeting'],
      onError: () => {},
    });
    cleanUp(async () => {
      proxy.restart();
      await jobs.stop();
    });
    await migrate(behind, () => jobs.prepare());
    const { ask } = await start(behind, {
      figures: async () => ({ jobs_waiting: (await jobs.figures()).greeting.waiting }),
    });
    proxy.silence();
    const startedAt = performance.now();
    expect((await ask()).text).toMatch(/^jobs_waiting 0$/m);
    // The queue itself waits 8 s.
    expect(performance.now() - startedAt).toBeLessThan(4000);
  });
});

describe('the figures are read by', () => {
  const database = { kind: 'pglite', orm: {} as Database['orm'] } as const;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const far = (app: FastifyInstance, headers: Record<string, string> = {}) =>
    app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers });

  test('callers on this machine, whatever they ask for beside the path', async () => {
    const { ask } = await start(database);
    expect((await ask()).status).toBe(200);
    expect((await ask('/metrics?all')).status).toBe(200);
    expect((await ask('/metrics/')).status).toBe(404);
    expect((await ask('/metricsx')).status).toBe(404);
  });

  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])(
    'no caller behind a proxy on this machine: %s',
    async (name) => {
      const { ask } = await start(database);
      expect((await ask('/metrics', { [name]: '127.0.0.1' })).status).toBe(404);
    },
  );

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.1.2.3'])('%s', async (remoteAddress) => {
    const { app } = await start(database);
    expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200);
  });

  test('HEAD and GET, each counted as its own route', async () => {
    const { ask, port } = await start(database);
    const head = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    await ask();
    const { text } = await ask();
    const requests = text.match(/^http_request_duration_seconds_count.*$/gm);
    expect(requests).toEqual([
      'http_request_duration_seconds_count{route="/metrics",method="HEAD",status="2xx"} 1',
      'http_request_duration_seconds_count{route="/metrics",method="GET",status="2xx"} 1',
    ]);
  });

  test.each(['Bearer', 'bearer', 'BEARER '])('the scheme as %s', async (scheme) => {
    const { app } = await start(database, { token: TOKEN });
    const answer = await far(app, { authorization: `${scheme} ${TOKEN}` });
    expect(answer.statusCode).toBe(200);
  });

  test('behind a trusted proxy only a caller with the token: all come from this machine', async () => {
    const { ask } = await start(database, { token: TOKEN, trustProxy: true });
    expect((await ask()).status).toBe(404);
    expect((await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await ask('/metrics', bearer(TOKEN))).status).toBe(200);
  });

  test('a caller with the token, from anywhere', async () => {
    const { app, ask } = await start(database, { token: TOKEN });
    expect((await far(app, bearer(TOKEN))).statusCode).toBe(200);
    const sentOn = { 'x-forwarded-for': '192.0.2.1', ...bearer(TOKEN) };
    expect((await ask('/metrics', sentOn)).status).toBe(200);
  });

  test.each([
    ['no token', {}],
    ['another token', bearer(`${TOKEN}!`)],
    ['an empty one', bearer('')],
    ['the token alone', { authorization: TOKEN }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['no space', { authorization: `Bearer${TOKEN}` }],
    ['a claim to be here', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' }],
  ])(
    'no other caller, who gets the answer of every unknown address: %s',
    async (_name, headers) => {
      const { app } = await start(database, { token: TOKEN });
      const answer = await far(app, headers);
      const unknown = await app.inject({ url: '/nothing', remoteAddress: '192.0.2.1', headers });
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
      const { date: _, ...shown } = answer.headers;
      const { date: __, ...usual } = unknown.headers;
      expect(shown).toEqual(usual);
    },
  );

  test('no caller by an empty token where there is none', async () => {
    const { app } = await start(database);
    expect((await far(app, bearer(''))).statusCode).toBe(404);
    expect((await far(app, bearer('null'))).statusCode).toBe(404);
  });

  test('a token of fewer than 32 characters stops the start', async () => {
    await expect(start(database, { token: 'short' })).rejects.toThrow(
      'The token of /metrics has fewer than 32 characters.',
    );
  });
});
