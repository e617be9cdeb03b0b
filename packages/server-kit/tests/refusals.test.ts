import { connect } from 'node:net';
import { createServer, errors, type RequestLimits } from '@praxiskit/server-kit';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { exchange, listen } from './support/raw.ts';
import { killAll, startProcess } from './support/server-process.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
};
const HOST = 'Host: site.example\r\n';
const JSON_BODY = 'Content-Type: application/json\r\n';
let app: FastifyInstance;

afterEach(async () => {
  killAll();
  await app?.close();
});

async function start(limits: Partial<RequestLimits> = {}): Promise<number> {
  app = createServer({ logLevel: 'silent', trustProxy: false, headers, limits });
  await app.register(errors);
  app.get('/', async () => 'here');
  app.get('/files/*', async ({ params }) => params);
  app.post('/', async ({ body }) => body);
  return listen(app);
}

/** With `Connection: close`, so that what Node reads as a whole request ends, too. */
const get = (path: string, more = HOST) =>
  `GET ${path} HTTP/1.1\r\n${more}Connection: close\r\n\r\n`;
const post = (more: string, body: string) =>
  `POST / HTTP/1.1\r\n${HOST}${JSON_BODY}Connection: close\r\n${more}\r\n${body}`;

describe('refused requests have the usual error form and the headers of every answer', () => {
  test.each([
    ['no HTTP', 'something else\r\n\r\n', 400, 'BAD_REQUEST'],
    ['a method that Node does not know', `FOO / HTTP/1.1\r\n${HOST}\r\n`, 400, 'BAD_REQUEST'],
    ['another version', `GET / HTTP/9.9\r\n${HOST}\r\n`, 400, 'BAD_REQUEST'],
    ['no host', get('/', ''), 400, 'BAD_REQUEST'],
    ['two hosts', get('/', `${HOST}hOsT: other.example\r\n`), 400, 'BAD_REQUEST'],
    ['the same host twice', get('/', HOST + HOST), 400, 'BAD_REQUEST'],
    ['two hosts, by HTTP/1.0', `GET / HTTP/1.0\r\n${HOST}${HOST}\r\n`, 400, 'BAD_REQUEST'],
    ['headers of 20 KB', get('/', `${HOST}X: ${'a'.repeat(20_000)}\r\n`), 431, 'HEADERS_TOO_LARGE'],
    ['two lengths', post('Content-Length: 1\r\nContent-Length: 2\r\n', '{}'), 400, 'BAD_REQUEST'],
    ['a broken chunk', post('Transfer-Encoding: chunked\r\n', 'zz\r\n'), 400, 'BAD_REQUEST'],
    [
      'a length and chunks',
      post('Content-Length: 3\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
      400,
      'BAD_REQUEST',
    ],
    [
      'another expectation',
      post('Expect: tea\r\nContent-Length: 2\r\n', '{}'),
      417,
      'EXPECTATION_FAILED',
    ],
    ['CONNECT', `CONNECT site.example:443 HTTP/1.1\r\n${HOST}\r\n`, 405, 'METHOD_NOT_ALLOWED'],
    ['an address that cannot be decoded', get('/files/%zz'), 400, 'BAD_REQUEST'],
    ['one that is no UTF-8', get('/files/%ff'), 400, 'BAD_REQUEST'],
    ['a NUL', get('/files/%00'), 400, 'BAD_REQUEST'],
    ['a NUL where no route is', get('/a%00b?c'), 400, 'BAD_REQUEST'],
    ['an unknown address', get('/unknown'), 404, 'NOT_FOUND'],
    ['an unknown address, of HTTP/1.0', 'GET /unknown HTTP/1.0\r\n\r\n', 404, 'NOT_FOUND'],
    ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, 404, 'NOT_FOUND'],
    ['PROPFIND', `PROPFIND / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, 404, 'NOT_FOUND'],
    ['a body that is no JSON', post('Content-Length: 1\r\n', '{'), 400, 'BAD_REQUEST'],
  ])('%s', async (_name, text, status, code) => {
    const answer = await exchange(await start(), text);
    expect(answer?.status).toBe(status);
    expect(answer?.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
    expect(answer?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      statusCode: status,
      code,
      message: expect.stringMatching(/\.$/),
    });
  });

  const again = `HEAD / HTTP/1.1\r\n${HOST}\r\n`;
  test.each([
    ['an address that is not ASCII', 'HEAD /prä HTTP/1.1\r\n\r\n', 400],
    ['20 KB', `HEAD / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', `HEAD / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ['another expectation', `HEAD / HTTP/1.1\r\n${HOST}Expect: tea\r\n\r\n`, 417],
  ])('HEAD with %s gets no body', async (_name, text, status) => {
    const answer = await exchange(await start(), text);
    expect([answer?.status, answer?.body]).toEqual([status, '']);
    expect(answer?.headers).toMatchObject(headers);
    expect(Number(answer?.headers['content-length'])).toBeGreaterThan(0);
  });

  test('a refused request after a HEAD is answered with a body', async () => {
    const answer = await exchange(await start(), `${again}FOO / HTTP/1.1\r\n\r\n`);
    expect(answer?.body).toContain('BAD_REQUEST');
  });

  test.each([
    ['an upgrade is answered as a plain request', get('/', `${HOST}Upgrade: websocket\r\n`)],
    ['HTTP/1.0 is answered', 'GET / HTTP/1.0\r\n\r\n'],
    ['a NUL in a query is the route’s to judge', get('/?a=%00')],
  ])('%s', async (_name, text) => {
    const answer = await exchange(await start(), text);
    expect([answer?.status, answer?.body]).toEqual([200, 'here']);
    expect(answer?.headers).toMatchObject(headers);
  });
});

describe('a caller has a limited time', () => {
  test('for headers 9 s, for a request 29 s, for the next one 72 s; they are looked at each second', async () => {
    await start();
    const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([9000, 29_000, 72_000]);
  });

  test.each([
    ['headers', `GET / HTTP/1.1\r\n${HOST}X-Ha`],
    ['a body', `POST / HTTP/1.1\r\n${HOST}${JSON_BODY}Content-Length: 100\r\n\r\n{"a"`],
    [
      'chunks',
      `POST / HTTP/1.1\r\n${HOST}${JSON_BODY}Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n`,
    ],
  ])('%s that stay half-sent end in 408, and the connection is closed', async (_name, text) => {
    const answer = await exchange(await start({ headersMs: 200, requestMs: 400 }), text);
    expect(answer?.status).toBe(408);
    expect(answer?.headers).toMatchObject({ ...headers, connection: 'close' });
    expect(JSON.parse(answer?.body ?? '').code).toBe('REQUEST_TIMEOUT');
  });

  test('a connection on which nothing comes is closed without an answer', async () => {
    expect(await exchange(await start({ headersMs: 200, requestMs: 400 }), '')).toBe(null);
  });

  test('a connection is not kept forever after an answer', async () => {
    const port = await start({ idleMs: 100 });
    expect((await exchange(port, `GET / HTTP/1.1\r\n${HOST}\r\n`))?.body).toBe('here');
  });
});

test('a caller that hangs up within its body is no failure, of a database least of all', async () => {
  const server = startProcess(`
    const app = kit.createServer({ logLevel: 'warn', trustProxy: false });
    await app.register(kit.errors);
    app.addHook('onSend', async (request, reply) => console.log('answers ' + reply.statusCode));
    app.post('/', async () => 'here');
    console.log('at ' + (await app.listen({ port: 0, host: '127.0.0.1' })));`);
  const { port } = new URL(await server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\n${HOST}${JSON_BODY}Content-Length: 100\r\n\r\n{"a"`, () =>
    setTimeout(() => socket.destroy(), 100),
  );
  await expect.poll(server.output).toContain('answers');
  expect(server.output()).toContain('answers 400');
  expect(server.output()).not.toContain('"level"');
});
