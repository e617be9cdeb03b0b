import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type Database } from '@praxiskit/server-kit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cleanUp, closeAll, freshOptions, open } from './support/databases.ts';

let database: Database;
let other: Database;
let url: string;
const failures: unknown[] = [];

beforeAll(async () => {
  const options = await freshOptions('postgres');
  database = await open(options);
  other = await open(options);
  const app = createServer({ logLevel: 'silent' });
  const config = { access: 'public', endsWithCaller: true } as const;
  const sleeping = async () => {
    try {
      await database.fork().execute('select pg_sleep(6)');
    } catch (error) {
      failures.push(error);
    }
    return {};
  };
  app.get('/ends', { config }, sleeping);
  app.get('/goes-on', { config: { access: 'public' } }, sleeping);
  app.get('/short', { config }, () => database.fork().execute('select 1 as one'));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  cleanUp(() => app.close());
});
afterAll(closeAll);

const sleepers = async () => {
  const rows = await other
    .fork()
    .execute(
      "select pid from pg_stat_activity where query = 'select pg_sleep(6)' and state = 'active'",
    );
  return rows.length;
};

/** Asks `count` times, and hangs up once all the queries run, beside those that run already. */
async function askAndGo(path: string, count: number, beside = 0): Promise<void> {
  const requests = Array.from({ length: count }, () => get(`${url}${path}`, { agent: false }));
  for (const request of requests) request.on('error', () => {});
  await vi.waitFor(async () => expect(await sleepers()).toBe(count + beside), 5000);
  for (const request of requests) request.destroy();
}

test('queries whose callers have gone are cancelled, and no place of the pool stays taken', async () => {
  failures.length = 0;
  // All connections of the pool.
  await askAndGo('/ends', 10);
  const startedAt = performance.now();
  await vi.waitFor(async () => expect(await sleepers()).toBe(0), { timeout: 4000, interval: 20 });
  const answer = await fetch(`${url}/short`);
  expect(answer.status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(4000);
  await vi.waitFor(() => expect(failures).toHaveLength(10));
  for (const failure of failures) expect(String(failure)).toContain('canceling statement');
});

test('a query of a caller who stays is not, nor is one that may be for others, too', async () => {
  failures.length = 0;
  const controller = new AbortController();
  const staying = fetch(`${url}/ends`, { signal: controller.signal }).catch(() => {});
  await vi.waitFor(async () => expect(await sleepers()).toBe(1));
  await askAndGo('/goes-on', 1, 1);
  await askAndGo('/ends', 2, 2);
  await sleep(1200);
  expect(await sleepers()).toBe(2);
  controller.abort();
  await staying;
});

test('callers who come and go by the hundred cancel nobody else’s query', async () => {
  let isOver = false;
  const coming = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      const request = get(`${url}/ends`, { agent: false }).on('error', () => {});
      await sleep(Math.random() * 600);
      request.destroy();
    }
  });
  const answers: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const rows = await other.fork().execute('select pg_sleep(0.05)');
    answers.push(rows.length);
    const own = await fetch(`${url}/short`);
    // Busy at times, since all places are taken; cancelled never.
    if (own.status !== 200) expect(await own.text()).not.toContain('cancel');
  }
  isOver = true;
  await Promise.all(coming);
  expect(answers).toHaveLength(12);
});
