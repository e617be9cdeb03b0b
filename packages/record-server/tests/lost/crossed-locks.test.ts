import { MikroORM } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { recordServer } from '@praxiskit/record-server';
import { createDatabaseOn } from '@praxiskit/test-support/cluster';
import type {} from '@praxiskit/test-support/cluster-setup';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { entities, views } from '../histories/practice.ts';

const [note, other, folder, tag] = [11, 12, 1, 21].map(
  (number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`,
) as [string, string, string, string];

let orm: MikroORM;
const app = Fastify();

beforeAll(async () => {
  const clientUrl = await createDatabaseOn(inject('postgresAdminUrl'), `crossed_${process.pid}`);
  // Without a limit for lock waits: PostgreSQL itself detects deadlocks.
  orm = await MikroORM.init({ entities: [...entities], clientUrl });
  await orm.schema.create();
  await app.register(recordServer, {
    views,
    viewer: () => null,
    locale: () => 'en' as const,
    entityManager: () => orm.em.fork() as SqlEntityManager,
  });
});

afterAll(() => orm.close(true));

beforeEach(async () => {
  const em = orm.em.fork();
  await em.execute('truncate note_tags, notes, folders, tags');
  for (const [table, ids] of [
    ['folders', [folder]],
    ['tags', [tag]],
    ['notes', [note, other]],
  ] as const) {
    for (const id of ids) {
      await em.execute(
        `insert into ${table} (id, version, created_at, updated_at, a, b) values (?, 1, now(), now(), 'a', 'b')`,
        [id],
      );
    }
  }
});

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, ...(payload && { payload }), headers: { 'if-match': '"1"' } });

/** Waits until this many requests wait for a lock. */
async function waiting(count: number): Promise<void> {
  const sql = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await orm.em.fork().execute<{ n: number }[]>(sql))[0]?.n)
    .toBe(count);
}

/**
 * Runs both requests so that each holds a lock that the other needs: the second begins while the
 * first waits for a row.
 */
async function cross(
  row: readonly [table: string, id: string],
  first: () => ReturnType<typeof send>,
  second: () => ReturnType<typeof send>,
): Promise<number[]> {
  const sent: ReturnType<typeof send>[] = [];
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`select 1 from ${row[0]} where id = ? for update`, [row[1]]);
    for (const request of [first, second]) {
      sent.push(request());
      await waiting(sent.length);
    }
  });
  return (await Promise.all(sent)).map(({ statusCode }) => statusCode);
}

test.each([
  ['tags', tag, 'notes', note],
  ['notes', note, 'tags', tag],
] as const)(
  'linking the same pair from both sides at once is answered for both, in either order (%s) [R8.11]',
  async (view, id, otherView, otherId) => {
    const statuses = await cross(
      [view, id],
      () => send('POST', `/api/${view}/${id}/${otherView}`, { id: otherId }),
      () => send('POST', `/api/${otherView}/${otherId}/${view}`, { id }),
    );
    expect(statuses.sort()).toEqual([200, 201]);
  },
);

test('moving a record to a parent that links it at the same time succeeds: both requests are answered [R8.11]', async () => {
  const body = { a: 'b', b: 'b', folder_id: folder };
  const statuses = await cross(
    ['notes', note],
    () => send('PUT', `/api/notes/${note}`, body),
    () => send('POST', `/api/folders/${folder}/notes`, { id: note }),
  );
  expect(statuses).toEqual([200, 200]);
});

test.each([
  [note, other],
  [other, note],
])('two batches that write the same rows in opposite order are both answered', async (one, two) => {
  const put = (id: string) => ({
    method: 'PUT',
    path: `/api/notes/${id}`,
    ifMatch: '*',
    body: { a: 'b', b: id },
  });
  const batch = (ids: string[]) => send('POST', '/api/batch', { operations: ids.map(put) });
  const statuses = await cross(
    ['notes', two],
    () => batch([two, one]),
    () => batch([one, two]),
  );
  expect(statuses).toEqual([200, 200]);
});

test('a linking batch and a batch that writes the same rows from the other side are both answered', async () => {
  const operations = [
    { method: 'PUT', path: `/api/tags/${tag}`, ifMatch: '*', body: { a: 'b' } },
    { method: 'DELETE', path: `/api/notes/${other}`, ifMatch: '*' },
    { method: 'POST', path: `/api/notes/${note}/tags`, body: { id: tag } },
    { method: 'POST', path: `/api/folders/${folder}/notes`, body: { id: note } },
  ];
  const statuses = await cross(
    ['tags', tag],
    () => send('POST', '/api/batch', { operations }),
    () => send('POST', '/api/batch', { operations: operations.slice(2).toReversed() }),
  );
  expect(statuses).toEqual([200, 200]);
});
