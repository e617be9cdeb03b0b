import type { SqlEntityManager } from '@mikro-orm/sql';
import { createRecordMaintenance } from '@praxiskit/record-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, ids, mainDatabases, staff, views } from './ward.ts';

/** Rows that the database changes or deletes because they reference a deleted row. */
describe.each(mainDatabases)('on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database);
  });
  afterAll(() => ward.close());

  const notified = () =>
    ward.writes.map(({ view, action, id, version }) => ({ view, action, id, version }));

  test('a row whose foreign key is emptied by a deletion gets a new version, and is notified [R8.10]', async () => {
    const path = `patients/${ids.everybody}`;
    const { headers } = await ward.ask(staff, 'GET', path);
    expect((await ward.ask(staff, 'DELETE', `wards/${ids.closed}`)).status).toBe(204);
    expect(notified()).toEqual([
      { view: 'wards', action: 'delete', id: ids.closed, version: 1 },
      { view: 'patients', action: 'update', id: ids.everybody, version: 2 },
    ]);
    expect(ward.writes[1]).toMatchObject({
      before: { ward_id: ids.closed, version: 1 },
      after: { ward_id: null, version: 2, name: 'everybody' },
    });
    // A client with the older version cannot overwrite it.
    const stale = await ward.ask(
      staff,
      'PUT',
      path,
      { age: 7, ward_id: ids.closed },
      { 'if-match': String(headers.etag) },
    );
    expect(stale).toMatchObject({ status: 412, body: { details: { ward_id: null, version: 2 } } });
  });

  test('rows that are deleted with another are notified once each, even if they reference each other', async () => {
    const bed = async (label: string, more: object = {}) =>
      (await ward.ask(staff, 'POST', 'beds', { label, ward_id: ids.empty, ...more })).body.id;
    const first = await bed('1');
    const second = await bed('2', { next_id: first });
    await ward.ask(staff, 'PUT', `beds/${first}`, { next_id: second });
    expect((await ward.ask(staff, 'DELETE', `wards/${ids.empty}`)).status).toBe(204);
    const [own, ...followed] = notified();
    expect(own).toMatchObject({ view: 'wards', action: 'delete' });
    expect(followed.map(({ view, action }) => `${action} ${view}`)).toEqual([
      'delete beds',
      'delete beds',
    ]);
    expect(new Set(followed.map(({ id }) => id))).toEqual(new Set([first, second]));
    expect((await ward.ask(staff, 'GET', 'beds')).body).toEqual([]);
  });

  test('a row in a circle of references with a deleted row is notified once [R8.10]', async () => {
    const bed = async (more: object) =>
      (await ward.ask(staff, 'POST', 'beds', { ward_id: ids.open, ...more })).body.id;
    const first = await bed({ label: '3' });
    const second = await bed({ label: '4', next_id: first });
    await ward.ask(staff, 'PUT', `beds/${first}`, { next_id: second });
    await ward.ask(staff, 'DELETE', `beds/${first}`);
    expect(notified().map(({ action, id }) => [action, id])).toEqual([
      ['delete', first],
      ['delete', second],
    ]);
  });

  test('a row that would lose its key but is deleted with another row is notified as deleted only [R8.10]', async () => {
    const bed = async (more: object) =>
      (await ward.ask(staff, 'POST', 'beds', { ward_id: ids.open, ...more })).body.id;
    const first = await bed({ label: '5' });
    const second = await bed({ label: '6', next_id: first });
    const note = await ward.ask(staff, 'POST', 'notes', { bed_id: second, about_id: first });
    expect(note.status).toBe(201);
    await ward.ask(staff, 'DELETE', `beds/${first}`);
    expect(notified()).toEqual([
      { view: 'beds', action: 'delete', id: first, version: 1 },
      { view: 'notes', action: 'delete', id: note.body.id, version: 1 },
      { view: 'beds', action: 'delete', id: second, version: 1 },
    ]);
  });

  test('a row with two references to a deleted one gets one new version, and is notified with both keys empty [R8.10]', async () => {
    const { body: bed } = await ward.ask(staff, 'POST', 'beds', { ward_id: ids.open });
    const keys = { about_id: bed.id, seen_from_id: bed.id };
    const { body: note } = await ward.ask(staff, 'POST', 'notes', keys);
    await ward.ask(staff, 'DELETE', `beds/${bed.id}`);
    const after = { id: note.id, about_id: null, seen_from_id: null, version: 2 };
    expect(ward.writes.slice(1)).toMatchObject([
      { view: 'notes', action: 'update', before: note, after },
    ]);
  });

  test('each row that maintenance deletes is notified once, even if one deletion causes another', async () => {
    const { body: first } = await ward.ask(staff, 'POST', 'beds', { ward_id: ids.open });
    const keys = { ward_id: ids.open, next_id: first.id };
    const { body: second } = await ward.ask(staff, 'POST', 'beds', keys);
    const gone: string[] = [];
    const maintain = createRecordMaintenance({
      views,
      entityManager: () => ward.orm.em.fork() as SqlEntityManager,
      onWrite: ({ action, id }) => void gone.push(`${action} ${id}`),
    });
    const em = ward.orm.em.fork() as SqlEntityManager;
    await em.transactional((inside) =>
      maintain(inside).remove('beds', { id: { $in: [first.id, second.id] } }),
    );
    expect(gone).toEqual([`delete ${first.id}`, `delete ${second.id}`]);
  });

  test('a refused deletion changes nothing', async () => {
    const { body } = await ward.ask(staff, 'GET', `patients/${ids.mine}`);
    const refused = await ward.ask(staff, 'DELETE', `wards/${ids.open}`, undefined, {
      'if-match': '"99"',
    });
    expect(refused.status).toBe(412);
    expect((await ward.ask(staff, 'GET', `patients/${ids.mine}`)).body).toEqual(body);
  });
});
