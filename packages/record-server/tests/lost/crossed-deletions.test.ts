import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWard, ids, staff } from './ward.ts';

let ward: Awaited<ReturnType<typeof createWard>>;
beforeAll(async () => {
  ward = await createWard('PostgreSQL');
});
afterAll(() => ward.close());

const bed = '01990000-0000-7000-8000-000000000031';
const execute = (sql: string, values: unknown[] = []) =>
  ward.orm.em.fork().execute<Record<string, unknown>[]>(sql, values);

beforeEach(async () => {
  await execute('truncate notes, beds, patients, ward_tags, wards');
  const times = `1, now(), now()`;
  for (const [id, code] of [
    [ids.open, 'A1'],
    [ids.closed, 'B2'],
  ]) {
    const sql = `insert into wards (id, version, created_at, updated_at, code) values (?, ${times}, ?)`;
    await execute(sql, [id, code]);
  }
  await execute(
    `insert into patients (id, version, created_at, updated_at, owner, ward_id) values (?, ${times}, 'me', ?)`,
    [ids.mine, ids.open],
  );
  await execute(
    `insert into beds (id, version, created_at, updated_at, ward_id) values (?, ${times}, ?)`,
    [bed, ids.open],
  );
});

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  ward.state.viewer = staff;
  const headers = { 'if-match': '*' };
  return ward.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
};

/** Deletes the open ward while another request is still writing the row. */
async function deleteDuring(table: string, id: string, other: () => ReturnType<typeof send>) {
  const sent: ReturnType<typeof send>[] = [];
  ward.writes.length = 0;
  await ward.orm.em.fork().transactional(async (em) => {
    await em.execute(`select 1 from ${table} where id = ? for update`, [id]);
    for (const request of [other, () => send('DELETE', `wards/${ids.open}`)]) {
      sent.push(request());
      const sql = `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await execute(sql))[0]?.n).toBe(sent.length);
    }
  });
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
  const notified = ward.writes.filter((write) => write.id === id);
  return { statuses, notified: notified.map(({ action, version }) => [action, version]) };
}

test('deleting the former parent does not empty the key of a record that is being moved to another parent [R8.10]', async () => {
  const { statuses, notified } = await deleteDuring('patients', ids.mine, () =>
    send('PUT', `patients/${ids.mine}`, { ward_id: ids.closed }),
  );
  expect([statuses, notified]).toEqual([[200, 204], [['update', 2]]]);
  const rows = await execute('select ward_id, version from patients');
  expect(rows).toEqual([{ ward_id: ids.closed, version: 2 }]);
});

test('a link to another parent survives the deletion of the former one [R8.11]', async () => {
  const { statuses, notified } = await deleteDuring('patients', ids.mine, () =>
    send('POST', `wards/${ids.closed}/patients`, { id: ids.mine }),
  );
  expect([statuses, notified]).toEqual([[201, 204], [['update', 2]]]);
  expect(await execute('select ward_id from patients')).toEqual([{ ward_id: ids.closed }]);
});

test('moving a record to another parent while its former parent is deleted sends no deletion', async () => {
  const { statuses, notified } = await deleteDuring('beds', bed, () =>
    send('PUT', `beds/${bed}`, { ward_id: ids.closed }),
  );
  expect([statuses, notified]).toEqual([[200, 204], [['update', 2]]]);
  expect(await execute('select ward_id from beds')).toEqual([{ ward_id: ids.closed }]);
});

test('a record that is deleted while its parent is deleted is reported once', async () => {
  const { statuses, notified } = await deleteDuring('beds', bed, () =>
    send('DELETE', `beds/${bed}`),
  );
  expect([statuses, notified]).toEqual([[204, 204], [['delete', 1]]]);
  expect(await execute('select id from beds')).toEqual([]);
});
