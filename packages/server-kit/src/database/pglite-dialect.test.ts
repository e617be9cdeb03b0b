import { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/pglite';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { ContentRevision, createPgliteDialect } from '@praxiskit/server-kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let pglite: PGlite;
let orm: MikroORM;
const fork = () => orm.em.fork() as SqlEntityManager;
const rows = async () =>
  (await fork().execute<{ n: number }[]>('select n from t order by n')).map(({ n }) => n);

beforeAll(async () => {
  pglite = await PGlite.create();
  orm = await MikroORM.init({
    entities: [ContentRevision],
    dbName: 'postgres',
    driverOptions: createPgliteDialect(pglite),
  });
});
beforeEach(async () => {
  await pglite.exec('drop table if exists t; create table t (n int)');
});
afterAll(() => orm.close(true));

test('a query beside an open transaction is no part of it: its write outlives a rollback', async () => {
  const begun = Promise.withResolvers<void>();
  const proceed = Promise.withResolvers<void>();
  const failing = fork().transactional(async (em) => {
    await em.execute('insert into t values (1)');
    begun.resolve();
    await proceed.promise;
    throw new Error('undone');
  });
  await begun.promise;
  const beside = fork().execute('insert into t values (2)');
  proceed.resolve();
  await expect(failing).rejects.toThrow('undone');
  await beside;
  expect(await rows()).toEqual([2]);
});

test('transactions that begin together all commit', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      fork().transactional(async (em) => {
        await em.execute('insert into t values (?)', [n]);
      }),
    ),
  );
  expect(await rows()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a nested transaction that fails leaves the outer one whole', async () => {
  await fork().transactional(async (em) => {
    await em.execute('insert into t values (1)');
    const inner = em.transactional(async (nested) => {
      await nested.execute('insert into t values (2)');
      throw new Error('inner');
    });
    await inner.catch(() => {});
  });
  expect(await rows()).toEqual([1]);
});
