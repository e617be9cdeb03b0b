import { type Plain, passes } from '@praxiskit/test-support/plain-filter';
import { queryOf, type Shapes } from '@praxiskit/test-support/random-query';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, ids, mainDatabases, patient, staff } from './ward.ts';

const shapes: Shapes = {
  wards: {
    columns: {
      id: [ids.open, ids.closed, ids.nowhere],
      code: ['A1', 'c', ''],
      floor: [1, 2, null],
      open: [true, false],
    },
    relations: { patients: 'patients', tags: 'tags' },
  },
  patients: {
    columns: {
      id: [ids.mine, ids.theirs],
      name: ['Ada', 'every', null],
      age: [5, 40, null],
      ward_id: [ids.open, ids.closed, null],
    },
    relations: { ward: 'wards' },
  },
  tags: { columns: { id: [ids.red], word: ['red', 'e', null] }, relations: { wards: 'wards' } },
};

describe.each(mainDatabases)('on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database);
  });
  afterAll(() => ward.close());

  const read = async (viewer: typeof staff | null, path: string) => {
    const answer = await ward.ask(viewer, 'GET', path);
    expect(answer.status).toBe(200);
    return answer.body as Record<string, unknown>[];
  };
  const found = (viewer: typeof staff | null, view: string, filter: unknown) =>
    read(viewer, `${view}?${new URLSearchParams({ sort: 'id', filter: JSON.stringify(filter) })}`);

  /** The rows that `viewer` sees; only staff know the tags of a ward. */
  async function plainOf(viewer: typeof staff | null): Promise<Plain> {
    const wards = await read(viewer, 'wards?sort=id');
    const patients = await read(viewer, 'patients?sort=id');
    const tags = await read(viewer, 'tags?sort=id');
    const all = await read(staff, 'wards?include=tags');
    const pairs = new Set(
      (all as { id: string; tags: { id: string }[] }[]).flatMap((each) =>
        each.tags.map((tag) => `${each.id} ${tag.id}`),
      ),
    );
    return {
      rows: { wards, patients, tags },
      relations: {
        wards: {
          patients: { view: 'patients', isRelated: (row, other) => other.ward_id === row.id },
          tags: { view: 'tags', isRelated: (row, other) => pairs.has(`${row.id} ${other.id}`) },
        },
        patients: { ward: { view: 'wards', isRelated: (row, other) => other.id === row.ward_id } },
        tags: {
          wards: { view: 'wards', isRelated: (row, other) => pairs.has(`${other.id} ${row.id}`) },
        },
      },
    };
  }

  test.each([
    ['wards', { $not: { floor: 1 } }, ids.empty],
    ['wards', { patients: { $every: { age: { $gt: 1 } } } }, ids.open],
    ['wards', { $not: { patients: { $some: { name: 'Ada' } } } }, ids.empty],
    ['wards', { patients: { $none: { age: 40 } } }, ids.empty],
    ['patients', { ward: { $none: { floor: 2 } } }, ids.everybody],
    ['patients', { $not: { ward: { code: 'A1' } } }, ids.loose],
    ['patients', { $not: { name: { $contains: 'a' } } }, ids.loose],
  ])(
    'in %s the filter %j finds the right rows, with and without missing values [R8.8]',
    async (view, filter, id) => {
      const plain = await plainOf(patient);
      const wanted = (plain.rows[view] ?? []).filter((row) => passes(plain, view, row, filter));
      const rows = await found(patient, view, filter);
      expect(rows).toEqual(wanted);
      expect(rows.map((row) => row.id)).toContain(id);
    },
  );

  test('for every caller, each filter finds the same rows as plain JavaScript does [R8.8]', async () => {
    const viewers = [null, patient, staff];
    const plains = [await plainOf(null), await plainOf(patient), await plainOf(staff)];
    const request = fc.record({
      at: fc.nat(2),
      query: fc
        .constantFrom('wards', 'patients', 'tags')
        .chain((view) => queryOf(shapes, view).map(({ filter = {} }) => ({ view, filter }))),
    });
    let rows = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ at, query: { view, filter } }) => {
        const path = new URLSearchParams({ sort: 'id', filter: JSON.stringify(filter) });
        const answer = await ward.ask(viewers[at] ?? null, 'GET', `${view}?${path}`);
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 400) return;
        const plain = plains[at] as Plain;
        const wanted = (plain.rows[view] ?? []).filter((row) =>
          passes(plain, view, row, filter as Record<string, unknown>),
        );
        expect(answer.body).toEqual(wanted);
        rows += wanted.length;
      }),
      { numRuns: 300 },
    );
    expect(rows).toBeGreaterThan(100);
  });
});
