import { sweepAccounts } from '@praxiskit/auth-server/mikro-orm';
import { createMemoryStore, createMemoryThrottle } from '@praxiskit/auth-server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseBench } from './database.ts';
import { describeStores, patient, type StoreBench } from './stores.contract.ts';

async function openMemoryBench(): Promise<StoreBench> {
  const store = createMemoryStore();
  const { accounts, events } = store.rows;
  return {
    store,
    throttle: createMemoryThrottle(),
    events: async () => events.map(({ type }) => type),
    save: async (account) => void accounts.set(account.id, account),
    removeAccount: async (id) => void accounts.delete(id),
    close: async () => {},
  };
}

describeStores('in memory', openMemoryBench);
describeStores('in the database', openDatabaseBench);

let database: Awaited<ReturnType<typeof openDatabaseBench>>;
beforeAll(async () => {
  database = await openDatabaseBench();
  await database.save(patient);
});
afterAll(() => database.close());

const steps = fc.array(
  fc.record({
    action: fc.constantFrom('fail', 'fail', 'read', 'forgive', 'clear'),
    key: fc.constantFrom('a', 'b'),
    after: fc.integer({ min: 0, max: 1500 }),
    windowMs: fc.constantFrom(1000, 3000),
  }),
  { maxLength: 25 },
);

test('whatever is counted, memory and database count the same', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const memory = createMemoryThrottle();
      let now = Date.UTC(2026, 10, 20);
      run += 1;
      for (const { action, after, windowMs, ...rest } of taken) {
        now += after;
        const key = `run ${run} ${rest.key}`;
        const answers: unknown[] = [];
        for (const store of [memory, database.throttle]) {
          if (action === 'fail') answers.push(await store.fail(key, now, windowMs));
          if (action === 'forgive') await store.forgive(key);
          if (action === 'clear') await store.clear(key);
          answers.push(await store.read(key, now));
        }
        const half = answers.length / 2;
        expect(answers.slice(half)).toEqual(answers.slice(0, half));
      }
    }),
    { numRuns: 60 },
  );
});

test('a sweep deletes what has run out, and nothing else', async () => {
  const now = Date.UTC(2026, 10, 21, 9);
  const hour = 3_600_000;
  const open = (idHash: string, createdAt: number) =>
    database.store.transaction(({ sessions }) =>
      sessions.create({
        ...{ idHash, accountId: patient.id, purpose: null, methods: ['password'] },
        ...{ createdAt, provedAt: createdAt, activeAt: now },
        ...{ address: '203.0.113.9', userAgent: '' },
      }),
    );
  await open('old', now - 12 * hour - 1);
  await open('young', now - 12 * hour + 1);
  await database.throttle.fail('over', now - hour, hour - 1);
  await database.throttle.fail('running', now - hour, hour + 1);

  await sweepAccounts(database.em, now);

  expect(await database.store.findSession('old')).toBeNull();
  expect(await database.store.findSession('young')).not.toBeNull();
  const keys = await database.em().execute<{ key: string }[]>('select key from throttles');
  expect(keys.map(({ key }) => key)).toEqual(['running']);
});
