import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, ids, mainDatabases, patient, staff } from './ward.ts';

describe.each(mainDatabases)('on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database);
  });
  afterAll(() => ward.close());

  interface Found {
    id: string;
    patients: { id: string }[];
    tags: { id: string }[];
  }
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  test('a list with two includes takes three statements, many-to-many or not [R8.8]', async () => {
    const { body, statements } = await ward.ask(
      staff,
      'GET',
      'wards?include=patients,tags&sort=id',
    );
    expect(statements).toHaveLength(3);
    expect(
      (body as Found[]).map((each) => [each.id, idsOf(each.patients), idsOf(each.tags)]),
    ).toEqual([
      [ids.open, [ids.mine, ids.theirs], [ids.red, ids.secret]],
      [ids.closed, [ids.everybody], [ids.red, ids.unnamed]],
      [ids.empty, [], [ids.secret]],
    ]);
  });

  test('includes leave out rows that the caller may not read', async () => {
    const { body } = await ward.ask(patient, 'GET', 'wards?include=patients,tags.wards&sort=id');
    const [open, empty] = body as Found[];
    expect(idsOf(open?.patients ?? [])).toEqual([ids.mine]);
    expect(open?.tags).toMatchObject([{ id: ids.red, wards: [{ id: ids.open }] }]);
    expect(empty?.tags).toEqual([]);
  });
});
