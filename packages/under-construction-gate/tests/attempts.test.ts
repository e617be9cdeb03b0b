import { createHash } from 'node:crypto';
import { MikroORM } from '@mikro-orm/pglite';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { inMemory } from '@praxiskit/test-support/pglite';
import {
  ConstructionAttempt,
  createAttemptStore,
  sweepAttempts,
} from '@praxiskit/under-construction-gate/mikro-orm';
import { constructionGate, createMemoryAttempts } from '@praxiskit/under-construction-gate/server';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeAttempts } from './attempts.contract.ts';

const openDatabase = async () =>
  MikroORM.init({ ...(await inMemory()), entities: [ConstructionAttempt], logger: () => {} });

describeAttempts('in memory', async () => ({
  create: createMemoryAttempts,
  close: async () => {},
}));

describeAttempts('in the database', async () => {
  const database = await openDatabase();
  await database.schema.create();
  return {
    create: (options) => createAttemptStore(() => database.em.fork(), options),
    close: () => database.close(true),
  };
});

let orm: Awaited<ReturnType<typeof openDatabase>>;
const em = (): SqlEntityManager => orm.em.fork();
const keys = async () =>
  (await em().execute<{ key: string }[]>('select key from construction_attempts')).map(
    ({ key }) => key,
  );

beforeAll(async () => {
  orm = await openDatabase();
  await orm.schema.create();
});
afterAll(() => orm.close(true));

// Sites have migrated to this table: a change here needs a migration there.
const tables = [
  'create table "construction_attempts" ("key" varchar(255) not null, "count" int not null, "until" timestamptz(3) not null, primary key ("key"));',
  'create index "construction_attempts_until_index" on "construction_attempts" ("until");',
];

test('the entity describes the table construction_attempts of the sites', async () => {
  const sql = await orm.schema.getCreateSchemaSQL({ wrap: false });
  expect(sql.split('\n').filter(Boolean).sort()).toEqual([...tables].sort());
});

test('the table holds no IP address', async () => {
  await createAttemptStore(em).take('203.0.113.9');
  expect(await keys()).toEqual([createHash('sha256').update('203.0.113.9').digest('base64url')]);
});

test('a sweep deletes ended windows and nothing else', async () => {
  const now = Date.UTC(2026, 10, 21, 9);
  await em().nativeDelete(ConstructionAttempt, {});
  await createAttemptStore(em, { window: 1000, now: () => now - 1000 }).take('over');
  await createAttemptStore(em, { window: 1001, now: () => now - 1000 }).take('running');
  expect(await keys()).toHaveLength(2);
  await sweepAttempts(em, now);
  expect(await keys()).toEqual([createHash('sha256').update('running').digest('base64url')]);
});

test('two nodes share the attempts: guessing on one makes the other wait [R3.1D]', async () => {
  const password = 'Morgenlicht';
  const now = () => 1_800_000_000_000;
  const createNode = async () => {
    const app = fastify();
    await app.register(constructionGate, {
      enabled: true,
      hash: createHash('sha256').update(password).digest('hex'),
      secret: 'a secret of the server',
      open: () => false,
      render: () => ({ status: 503, headers: {}, body: 'Soon' }),
      attempts: createAttemptStore(em, { limit: 3, now }),
      now,
    });
    return (value: string) =>
      app.inject({ method: 'POST', url: '/api/construction', payload: { password: value } });
  };
  const [one, other] = [await createNode(), await createNode()];
  expect((await other(password)).statusCode).toBe(204);
  for (let index = 0; index < 3; index += 1) expect((await one('wrong')).statusCode).toBe(401);
  const refused = await other(password);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('900');
});
