import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer, errors } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

async function echo(more: { trustProxy?: boolean } = {}) {
  const app = createServer({ logLevel: 'silent', ...more });
  await app.register(errors);
  app.get('/*', async ({ url, ip }) => ({ url, ip }));
  app.post('/*', async ({ body }) => ({ size: JSON.stringify(body).length }));
  app.get('/of/:name', async ({ params }) => params);
  return app;
}

test('routes see the plain form of an address', async () => {
  const app = await echo();
  expect((await app.inject('/health/../preise?a=/../')).json().url).toBe('/preise?a=/../');
});

test('an address that cannot be decoded is a 400 of the usual form', async () => {
  const answer = await (await echo()).inject('/of/%zz');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    statusCode: 400,
    code: 'BAD_REQUEST',
    message: 'Die Anfrage ist nicht lesbar.',
  });
});

test('a parameter has up to 200 characters', async () => {
  const app = await echo();
  const at = async (length: number) => (await app.inject(`/of/${'a'.repeat(length)}`)).json();
  expect(await at(200)).toEqual({ name: 'a'.repeat(200) });
  // The next route takes it.
  expect(await at(201)).toHaveProperty('url');
});

test('a body is at most 1 MiB, and JSON', async () => {
  const app = await echo();
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });
  expect((await post(`"${'a'.repeat(1024 * 1024 - 2)}"`)).statusCode).toBe(200);
  expect((await post(`"${'a'.repeat(1024 * 1024)}"`)).json().code).toBe('PAYLOAD_TOO_LARGE');
  expect((await post('{')).json().code).toBe('BAD_REQUEST');
  expect((await post('{"__proto__": {}}')).json().code).toBe('BAD_REQUEST');
  expect((await post('<a/>', 'text/xml')).json().code).toBe('UNSUPPORTED_MEDIA_TYPE');
});

test('the caller’s address is the last one of X-Forwarded-For, and only behind a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.1, 203.0.113.2' };
  const ipOf = async (more?: { trustProxy: boolean }) =>
    (await (await echo(more)).inject({ url: '/', headers })).json().ip;
  expect(await ipOf()).toBe('127.0.0.1');
  expect(await ipOf({ trustProxy: false })).toBe('127.0.0.1');
  expect(await ipOf({ trustProxy: true })).toBe('203.0.113.2');
});

/** The log of a process that runs `code` with a server of that level. */
async function logOf(level: string, code: string): Promise<Record<string, unknown>[]> {
  const source = `
    import { ContentRevision, createServer, errors, openDatabase } from ${JSON.stringify(kit)};
    const app = createServer({ logLevel: '${level}', trustProxy: false });
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const kit = join(import.meta.dirname, '../index.ts');

test('the log holds type, message, code, stack and causes of an error, and nothing else', async () => {
  const lines = await logOf(
    'info',
    `
    await app.register(errors);
    const more = { query: 'Canary', params: ['Canary'], detail: 'Canary', where: 'Canary' };
    app.get('/', async () => {
      const driver = Object.assign(new Error('duplicate key'), { code: '23505', ...more });
      driver.message += '\\n - detail: Key (email)=(Canary) already exists.';
      driver.stack = 'Error: duplicate key Canary\\n    at Canary\\n    at run (/srv/db.js:1:2)';
      throw Object.assign(new Error('failed: ' + driver.message, { cause: driver }), more);
    });
    await app.inject('/');
    app.log.error(Object.assign(new Error('invalid input: "Canary"'), { code: '22P02' }));
    app.log.error({ err: Object.assign(new Error('"Canary"'), { code: '22007' }) });
    app.log.error({ err: { message: 'Canary' } }, 'thrown');`,
  );
  expect(JSON.stringify(lines)).not.toContain('Canary');
  expect(lines).toHaveLength(4);
  const err = lines[0]?.err as { stack: string; cause: object };
  expect(Object.keys(err)).toEqual(['type', 'message', 'stack', 'cause']);
  expect(err).toMatchObject({ type: 'Error', message: 'failed: duplicate key' });
  expect(err.stack).toMatch(/^Error: failed: duplicate key\n {4}at /);
  expect(err.cause).toEqual({
    type: 'Error',
    message: 'duplicate key',
    code: '23505',
    stack: 'Error: duplicate key\n    at run (/srv/db.js:1:2)',
  });
  expect(lines[1]).toMatchObject({ msg: 'A value does not fit its column.' });
});

test('texts of a database and of MikroORM about a row stay out of the log', async () => {
  const lines = await logOf(
    'info',
    `
    import { NotFoundError } from '@mikro-orm/core';
    import { mkdtempSync, rmSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    const dataDir = mkdtempSync(tmpdir() + '/server-kit-log-');
    const database = await openDatabase({
      url: null,
      replicaUrls: [],
      entities: [ContentRevision],
      migrations: [],
      applicationName: 'test',
      dataDir,
    });
    const run = async (sql, params) => {
      try { await database.fork().execute(sql, params); }
      catch (err) { app.log.error({ err }, 'failed'); app.log.error(err); }
    };
    await run('create table people (email text unique, born date)');
    await run('insert into people (email) values (?)', ['Canary']);
    await run('insert into people (email) values (?)', ['Canary']);
    await run('insert into people (born) values (?)', ['Canary']);
    app.log.error(NotFoundError.findOneFailed('Person', { email: 'Canary' }));
    await database.close();
    rmSync(dataDir, { recursive: true });`,
  );
  expect(JSON.stringify(lines)).not.toContain('Canary');
  expect(lines.map(({ err }) => (err as { code?: string }).code)).toEqual([
    '23505',
    '23505',
    '22007',
    '22007',
    undefined,
  ]);
  expect(lines[0]?.err).toMatchObject({
    type: 'UniqueConstraintViolationException',
    message: 'duplicate key value violates unique constraint "people_email_key"',
  });
});

test.each([
  ['debug', 1],
  ['info', 0],
])(
  'at level %s an answered request is %i line, which names the route and not the address',
  async (level, lines) => {
    const code = `
    import { createServer } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))};
    const app = createServer({ logLevel: '${level}', trustProxy: false });
    app.get('/of/:name', async () => 'here');
    await app.inject('/of/Mustermann');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
    const answered = output.split('\n').filter((line) => line.includes('"answered"'));
    expect(answered).toHaveLength(lines);
    expect(output).not.toContain('Mustermann');
    if (lines)
      expect(JSON.parse(answered[0] ?? '')).toMatchObject({ route: '/of/:name', status: 200 });
  },
);

test.each([
  ['application/json', Buffer.from('{"name":"Müller"}'), 200],
  ['application/json; charset=UTF-8', Buffer.from('{"name":"Müller"}'), 200],
  ['application/json', Buffer.from('{"name":"Müller"}', 'latin1'), 400],
  ['application/json', Buffer.from('{"name":"Mü').subarray(0, -1), 400],
  ['application/json; charset=iso-8859-1', Buffer.from('{"name":"Müller"}', 'latin1'), 415],
  ['application/json; charset="utf-16"', Buffer.from('{"name":"Müller"}', 'utf16le'), 415],
])(
  'a body of %s with these bytes is not stored as other letters: %s is a %i [R7.12]',
  async (type, payload, status) => {
    const app = await echo();
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
    expect(answer.statusCode).toBe(status);
    if (status !== 200) expect(answer.json()).toHaveProperty('message');
  },
);
