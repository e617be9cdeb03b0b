import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, expect, test } from 'vitest';
import { killAll, startProcess } from './support/server-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'server-kit-overload-'));
afterAll(() => {
  killAll();
  rmSync(directory, { recursive: true, force: true });
});

/** `/work` and `/api/work` keep the loop busy; `/file` reads what no disk delivers. */
const server = `
  import { readFile } from 'node:fs/promises';
  const app = kit.createServer({ logLevel: 'silent', trustProxy: false });
  const page = async (request, status) => ({
    status, headers: { 'content-type': 'text/html' }, body: '<h1>' + status + '</h1>',
  });
  await app.register(kit.errors, { page });
  await app.register(kit.overload);
  const database = { kind: 'pglite', ping: async () => {} };
  await app.register(kit.health, { database, isDraining: () => false });
  const work = async () => {
    for (const end = performance.now() + 150; performance.now() < end; );
    return 'done';
  };
  app.get('/work', work);
  app.get('/api/work', work);
  app.get('/api/idle', async () => 'idle');
  app.get('/api/stall', async () => {
    setInterval(() => {
      for (const end = performance.now() + 1500; performance.now() < end; );
    }, 10);
  });
  app.get('/api/file', async () => readFile(process.env.FIFO, 'utf8'));
  console.log('at ' + (await app.listen({ port: 0, host: '127.0.0.1' })));`;

test('a stalled event loop refuses requests that it cannot answer in time, until it has caught up', async () => {
  const url = await startProcess(server).url;
  const ask = (path: string) => fetch(`${url}${path}`);
  // Callers that keep the loop busy until one of them is refused.
  const refused = Promise.withResolvers<void>();
  let isRefused = false;
  const callers = Array.from({ length: 12 }, async () => {
    while (!isRefused) {
      isRefused ||= (await ask('/api/work')).status === 503;
      if (isRefused) refused.resolve();
    }
  });
  await refused.promise;

  // At one moment: on a busy machine the loop may have caught up a moment later.
  const [answer, page, ready, live] = await Promise.all([
    ask('/api/idle'),
    ask('/work'),
    ask('/health/ready'),
    ask('/health/live'),
  ] as const);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    statusCode: 503,
    code: 'UNAVAILABLE',
    message: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  });
  expect(await page.text()).toBe('<h1>503</h1>');
  expect(ready.status).toBe(503);
  expect(ready.headers.get('retry-after')).toBe('5');
  expect(ready.headers.get('cache-control')).toBe('no-store');
  expect(await ready.json()).toEqual({
    status: 'overloaded',
    statusCode: 503,
    code: 'UNAVAILABLE',
    message: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  });
  expect(live.status).toBe(200);

  await Promise.all(callers);
  await expect.poll(async () => (await ask('/api/idle')).status, { timeout: 10_000 }).toBe(200);
});

test('a stalled event loop with few requests refuses none: the machine is busy with other work', async () => {
  const url = await startProcess(server).url;
  const isLate = async () => (await fetch(`${url}/health/ready`)).status === 503;
  await fetch(`${url}/api/stall`);
  await expect.poll(isLate, { timeout: 20_000, interval: 200 }).toBe(true);
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(`${url}/api/idle`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test.runIf(isLong)('a disk that does not answer keeps no other request waiting', async () => {
  const fifo = join(directory, 'file');
  expect(spawnSync('mkfifo', [fifo]).status).toBe(0);
  const url = await startProcess(server, { FIFO: fifo }).url;
  // Each of these holds a thread of Node's pool until the file is written to.
  const reading = Array.from({ length: 3 }, () => fetch(`${url}/api/file`));
  const until = performance.now() + 5000;
  const statuses = new Set<number>();
  while (performance.now() < until) statuses.add((await fetch(`${url}/api/idle`)).status);
  expect([...statuses]).toEqual([200]);
  const others = reading.map(async (answer) => (await answer).status);
  // Every reader gets its end of file.
  const write = setInterval(() => writeFileSync(fifo, 'x'), 50);
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  clearInterval(write);
});
