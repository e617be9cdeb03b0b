import { get } from 'node:http';
import { batchQueries, createServer, type Database } from '@praxiskit/server-kit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp, closeAll, freshOptions, open } from './support/databases.ts';

let database: Database;
let url: string;
let find: (key: string) => Promise<string>;
let asked: (readonly string[])[] = [];
let pauseS = 0;
/** Two requests of `/pair/…` ask at the same moment. */
let pair: { waiting: number; complete: PromiseWithResolvers<void> };

beforeAll(async () => {
  database = await open(await freshOptions('postgres'));
  find = batchQueries(async (keys: readonly string[]) => {
    asked.push(keys);
    await database.fork().execute('select pg_sleep(?)', [pauseS]);
    if (keys.includes('bad')) throw new Error('There is no such thing');
    return keys.map((key) => key.toUpperCase());
  });
  const app = createServer({ logLevel: 'silent' });
  app.get<{ Params: { key: string } }>(
    '/pair/:key',
    { config: { access: 'public' } },
    async ({ params }) => {
      pair.waiting += 1;
      if (pair.waiting === 2) pair.complete.resolve();
      await pair.complete.promise;
      return { found: await find(params.key) };
    },
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  cleanUp(() => app.close());
});
afterAll(closeAll);
beforeEach(() => {
  asked = [];
  pauseS = 0;
  pair = { waiting: 0, complete: Promise.withResolvers() };
});

test('questions of the same moment are one query, and each gets its own answer', async () => {
  expect(await Promise.all(['a', 'b', 'a'].map(find))).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual([['a', 'b', 'a']]);
});

test('a caller that asks while a query runs is answered by a later query', async () => {
  pauseS = 0.3;
  const first = find('a');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const second = find('a');
  expect(await Promise.all([first, second])).toEqual(['A', 'A']);
  expect(asked).toEqual([['a'], ['a']]);
});

test('a failed query rejects all callers that shared it, and none after them', async () => {
  const both = await Promise.allSettled([find('a'), find('bad')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('a')).toBe('A');
});

test('a shared query continues if the request that started it has ended', async () => {
  pauseS = 1.5;
  const first = get(`${url}/pair/first`, { agent: false }).on('error', () => {});
  await vi.waitFor(() => expect(pair.waiting).toBe(1));
  const second = fetch(`${url}/pair/second`);
  await vi.waitFor(() => expect(asked).toEqual([['first', 'second']]));
  first.destroy();
  const answer = await second;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ found: 'SECOND' });
});

test('a query that fails at once rejects with its error', async () => {
  const broken = batchQueries(() => {
    throw new Error('The tables are closed');
  });
  await expect(broken('a')).rejects.toThrow(/^The tables are closed$/);
});
