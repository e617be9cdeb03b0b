import { get } from 'node:http';
import { batchQueries, createServer, type Database } from '@praxiskit/server-kit';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp, closeAll, freshOptions, open } from './support/databases.ts';

let database: Database;
let url: string;
let find: (key: string) => Promise<string>;
let asked: (readonly string[])[] = [];
let pauseS = 0;
/** Transactions of `takeAll`. */
let held: Promise<unknown>[] = [];
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
    // As the routes of records: their queries are ended where the caller has gone.
    { config: { access: 'public', endsWithCaller: true } },
    async ({ params }) => {
      pair.waiting += 1;
      if (pair.waiting === 2) pair.complete.resolve();
      await pair.complete.promise;
      return { found: await find(params.key) };
    },
  );
  app.get('/steps', { config: { access: 'public' } }, async ({ waitingBudget }) => {
    try {
      const found = await find('steps');
      const left = waitingBudget?.left;
      const [row] = await database.fork().execute<{ one: number }[]>('select 1 as one');
      return { found, second: row?.one, left };
    } catch (error) {
      return { failed: (error as Error).message };
    }
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  cleanUp(() => app.close());
});
afterAll(closeAll);
beforeEach(() => {
  asked = [];
  pauseS = 0;
  held = [];
  pair = { waiting: 0, complete: Promise.withResolvers() };
});

test('what is asked at the same moment is one query, and each gets its own answer', async () => {
  expect(await Promise.all(['a', 'b', 'a'].map(find))).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual([['a', 'b', 'a']]);
});

test('who asks while a query runs is answered by one that has begun later', async () => {
  pauseS = 0.3;
  const first = find('a');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const second = find('a');
  expect(await Promise.all([first, second])).toEqual(['A', 'A']);
  expect(asked).toEqual([['a'], ['a']]);
});

test('a failure is that of all who asked with it, and of nobody after them', async () => {
  const both = await Promise.allSettled([find('a'), find('bad')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('a')).toBe('A');
});

test('it goes on where the request that asked first has ended', async () => {
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

test('what fails at once fails as it is', async () => {
  const broken = batchQueries(() => {
    throw new Error('The tables are closed');
  });
  await expect(broken('a')).rejects.toThrow(/^The tables are closed$/);
});

/** Takes all connections; each function gives one back. */
async function takeAll(): Promise<(() => void)[]> {
  const ends: (() => void)[] = [];
  const taken = Array.from({ length: 10 }, async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await new Promise<void>((begun) => {
      const transaction = database.fork().transactional(async (em) => {
        await em.execute('select 1');
        begun();
        await promise;
      });
      held.push(transaction);
    });
    ends.push(resolve);
  });
  await Promise.all(taken);
  return ends;
}

test('a request waits for it no longer than for a query of its own', async () => {
  const ends = await takeAll();
  const answer = await fetch(`${url}/steps`);
  expect(await answer.json()).toEqual({ failed: 'No connection to the database is free.' });
  for (const end of ends) end();
  await Promise.all(held);
});

test('outside of requests it waits as a job does', async () => {
  const ends = await takeAll();
  const found = find('a');
  // A request that comes after it gives up first.
  await fetch(`${url}/steps`);
  for (const end of ends) end();
  expect(await found).toBe('A');
  await Promise.all(held);
});

test('who has been answered goes before all who have had no connection yet, with what is left of its patience', async () => {
  const ends = await takeAll();
  const answer = fetch(`${url}/steps`);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const others = [first, second].map(({ promise }) =>
    database.fork().transactional(async (em) => {
      await em.execute('select 1');
      await promise;
    }),
  );
  // It gives its connection to the first of the others, and waits with the second for the next one.
  ends.pop()?.();
  first.resolve();
  const { found, second: next, left } = (await (await answer).json()) as Record<string, unknown>;
  expect([found, next]).toEqual(['STEPS', 1]);
  expect(left).toBeLessThan(500);
  second.resolve();
  for (const end of ends) end();
  await Promise.all([...others, ...held]);
});
