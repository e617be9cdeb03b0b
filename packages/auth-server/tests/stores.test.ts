import type { SqlEntityManager } from '@mikro-orm/sql';
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

test('memory and database count the same', async () => {
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

test('sessions requested at the same time are found by one query, each for its own request', async () => {
  const { createAccountStores } = await import('@praxiskit/auth-server/mikro-orm');
  const other = { ...patient, id: patient.id.replace(/1$/, '6'), email: 'other@example.org' };
  await database.save(other);
  for (const { id } of [patient, other]) {
    await database.store.transaction(({ sessions }) =>
      sessions.create({
        idHash: `of ${id}`,
        accountId: id,
        purpose: null,
        methods: ['password'],
        createdAt: 1,
        provedAt: 1,
        activeAt: 1,
        address: '203.0.113.9',
        userAgent: '',
      }),
    );
  }
  const asked: unknown[] = [];
  const { store } = createAccountStores({
    em: database.em,
    batch: (ask) => {
      const waiting: { key: never; resolve(found: never): void }[] = [];
      return (key) =>
        new Promise((resolve) => {
          waiting.push({ key: key as never, resolve: resolve as never });
          if (waiting.length < 4) return;
          const keys = waiting.map((one) => one.key);
          asked.push(keys);
          void ask(keys).then((found) => {
            for (const [at, one] of waiting.entries()) one.resolve(found[at] as never);
          });
        });
    },
  });
  const hashes = [`of ${other.id}`, 'nobody’s', `of ${patient.id}`, `of ${other.id}`];
  const found = await Promise.all(hashes.map((hash) => store.findSession(hash)));
  expect(asked).toEqual([hashes]);
  expect(found.map((one) => one && [one.session.idHash, one.account])).toEqual([
    [`of ${other.id}`, other],
    null,
    [`of ${patient.id}`, patient],
    [`of ${other.id}`, other],
  ]);
});

test('the site’s own deletion is part of the transaction, or nothing is deleted', async () => {
  const leaving = { ...patient, id: patient.id.replace(/1$/, '7'), email: 'site@example.org' };
  await database.save(leaving);
  const { createAccountStores } = await import('@praxiskit/auth-server/mikro-orm');
  const remove = (onDelete: (em: SqlEntityManager, id: string) => Promise<void>) =>
    createAccountStores({ em: database.em, onDelete }).store.transaction(({ accounts }) =>
      accounts.remove(leaving.id),
    );
  const refused = remove(async () => {
    throw new Error('not now');
  });
  await expect(refused).rejects.toThrow('not now');
  expect(await database.store.findById(leaving.id)).toEqual(leaving);
  await remove(async (em, id) => {
    // The account still exists for rows that refer to it.
    expect(await em.execute('select email from users where id = ?', [id])).toHaveLength(1);
  });
  expect(await database.store.findById(leaving.id)).toBeNull();
});

test('events of an existing account lose no data, by any statement', async () => {
  const event = { accountId: patient.id, at: Date.now(), address: '203.0.113.9', userAgent: 'F' };
  const add = { ...event, type: 'signed-in', details: {} } as const;
  await database.store.transaction(({ events }) => events.add(add));
  const forgetting = database.store.transaction(({ events }) => events.forget(patient.id));
  await expect(forgetting).rejects.toThrow('only grows');
  await database.store.transaction(({ events }) =>
    events.add({ ...add, accountId: absentId, details: { by: 'x' } }),
  );
  for (const change of [`type = 'x'`, `details = '{}'`, `account_id = null`]) {
    const statement = `update account_events set address = '', user_agent = '', ${change} where account_id = ?`;
    await expect(database.em().execute(statement, [absentId]), change).rejects.toThrow(
      'only grows',
    );
  }
});

test.each([
  ['callback/credentials', { email: 'a\0@example.org', password: 'x' }, 401],
  ['callback/credentials', { email: 'a\u0007@example.org', password: 'x' }, 401],
  ['signin/email', { email: 'a\0@example.org' }, 422],
  ['password/request', { email: 'a\u001f@example.org' }, 422],
  ['callback/passkey', { credential: '{"id":"a\\u0000"}' }, 401],
  ['passkey/remove', { id: 'a\0' }, 401],
])(
  '%s with control characters (%j) is wrong input, not a failure [R8.3]',
  async (path, fields, status) => {
    const { createSite, password } = await import('./site.ts');
    const own = { id: absentId.replace('abcd', 'abce'), email: 'wire@example.org' };
    const passwordHash = `plain:${password}`;
    await database.save({ ...patient, ...own, passwordHash, passwordChange: false });
    const browser = (await createSite({ store: database.store })).browser();
    expect((await browser.signIn({ email: own.email })).statusCode).toBe(200);
    expect((await browser.send(path, fields)).statusCode).toBe(status);
  },
);

const absentId = '01990000-0000-7000-8000-00000000abcd';

test('a sweep deletes expired rows and nothing else', async () => {
  const now = Date.UTC(2026, 10, 21, 9);
  const hour = 3_600_000;
  const open = (idHash: string, createdAt: number) =>
    database.store.transaction(({ sessions }) =>
      sessions.create({
        idHash,
        accountId: patient.id,
        purpose: null,
        methods: ['password'],
        createdAt,
        provedAt: createdAt,
        activeAt: now,
        address: '203.0.113.9',
        userAgent: '',
      }),
    );
  await open('old', now - 12 * hour - 1);
  await open('young', now - 12 * hour + 1);
  await database.throttle.fail('over', now - hour, hour - 1);
  await database.throttle.fail('running', now - hour, hour + 1);

  // A site with longer sessions.
  await sweepAccounts(database.em, now, 24 * hour);
  expect(await database.store.findSession('old')).not.toBeNull();
  await sweepAccounts(database.em, now);

  expect(await database.store.findSession('old')).toBeNull();
  expect(await database.store.findSession('young')).not.toBeNull();
  const keys = await database.em().execute<{ key: string }[]>('select key from throttles');
  expect(keys.map(({ key }) => key)).toEqual(['running']);
});
