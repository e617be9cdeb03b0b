import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, failures, ids, mainDatabases, patient, staff } from './ward.ts';

describe.each(mainDatabases)('on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database);
  });
  afterAll(() => ward.close());

  const read = async (path: string) => (await ward.ask(staff, 'GET', path)).body;

  test('a foreign key to a row that the caller may not read is refused like a key to no row [R8.10]', async () => {
    for (const target of [ids.closed, ids.nowhere]) {
      for (const [method, path] of [
        ['POST', 'patients'],
        ['PUT', `patients/${ids.mine}`],
      ] as const) {
        const body = { name: 'x', owner: 'me', ward_id: target };
        const answer = await ward.ask(patient, method, path, body);
        expect([method, answer.status, answer.body.code]).toEqual([
          method,
          422,
          'VALIDATION_FAILED',
        ]);
        expect(answer.body.details).toEqual(
          failures('ward_id', 'oneOf', 'Please choose one of the given values'),
        );
      }
    }
    const fits = { owner: 'me', ward_id: ids.open.toUpperCase() };
    expect((await ward.ask(patient, 'POST', 'patients', fits)).status).toBe(201);
    expect(
      (await ward.ask(staff, 'POST', 'patients', { owner: 'x', ward_id: ids.closed })).status,
    ).toBe(201);
  });

  test('an estimate reveals nothing about rows that the caller may not read [R8.8]', async () => {
    const count = async (who: typeof patient, view: string, filter: object) => {
      const query = `count=estimated&filter=${encodeURIComponent(JSON.stringify(filter))}`;
      const { body } = await ward.ask(who, 'GET', `${view}?${query}`);
      return [body, ward.statements.some((line) => line.includes('explain'))];
    };
    const none = { count: 0, estimated: true };
    expect(await count(patient, 'patients', { owner: 'nobody' })).toEqual([none, false]);
    expect(await count(patient, 'wards', { $not: { id: ids.open }, floor: 1 })).toEqual([
      none,
      false,
    ]);
    const [, isGuess] = await count(staff, 'wards', { patients: { $some: { owner: 'other' } } });
    expect(isGuess).toBe(true);
  });

  test('an unchanged foreign key is not checked', async () => {
    const path = `patients/${ids.everybody}`;
    await ward.ask(staff, 'PUT', path, { owner: 'me' });
    const before = (await ward.ask(patient, 'GET', path)).body;
    expect(before.ward_id).toBe(ids.closed);
    expect((await ward.ask(patient, 'PUT', path, { ...before, age: 3 })).status).toBe(200);
    expect((await ward.ask(staff, 'PUT', path, { owner: 'other' })).status).toBe(200);
  });

  test('the row permission applies to the row after the write [R8.10]', async () => {
    const count = async () => (await read('patients?count')).count;
    const before = await count();
    const made = await ward.ask(patient, 'POST', 'patients', { name: 'x', owner: 'other' });
    expect([made.status, made.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(ward.writes).toEqual([]);
    expect(await count()).toBe(before);

    const mine = `patients/${ids.mine}`;
    const given = await ward.ask(patient, 'PUT', mine, { owner: 'other' });
    expect([given.status, given.body.code]).toEqual([404, 'NOT_FOUND']);
    // It is still readable: the right to change it is separate.
    expect(
      (await ward.ask(patient, 'PUT', mine, { name: 'everybody', owner: 'other' })).status,
    ).toBe(404);
    expect(await read(mine)).toMatchObject({ owner: 'me', name: 'Ada', version: 1 });
    expect((await ward.ask(patient, 'PUT', mine, { age: 41 })).status).toBe(200);
  });

  test('a link that makes the other row unreadable is refused, too [R8.11]', async () => {
    const answer = await ward.ask(patient, 'POST', `wards/${ids.open}/patients`, {
      id: ids.theirs,
    });
    expect(answer.status).toBe(404);
  });
});
