import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, mainDatabases, staff } from './ward.ts';

const rowCount = 3000;

/** Known faults of other servers with counts and pages. */
describe.each(mainDatabases)('on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database);
    const em = ward.orm.em.fork();
    await em.execute(`
      insert into wards (id, version, created_at, updated_at, code, open, rank)
      select gen_random_uuid(), 1, now(), now(), 'W' || n, true, 'r' || lpad(n::text, 6, '0')
      from generate_series(1, ${rowCount}) n`);
    // Each of them has three tags that a filter finds.
    await em.execute(`
      insert into tags (id, version, created_at, updated_at, word)
      select gen_random_uuid(), 1, now(), now(), 'many' || n from generate_series(1, 3) n`);
    await em.execute(`
      insert into ward_tags (ward_id, tag_id)
      select w.id, t.id from wards w, tags t where w.code like 'W%' and t.word like 'many%'`);
    await em.execute('create index wards_by_rank on wards (rank, id)');
    await em.execute('analyze wards');
  });
  afterAll(() => ward.close());

  const filter = encodeURIComponent(JSON.stringify({ tags: { word: { $startsWith: 'many' } } }));

  test('a filter over many related rows counts and lists each row once, with a limit too (mikro-orm 6291)', async () => {
    const { body } = await ward.ask(staff, 'GET', `wards?count&filter=${filter}`);
    expect(body).toEqual({ count: rowCount });
    const page = await ward.ask(staff, 'GET', `wards?filter=${filter}&limit=7&include=tags`);
    const rows = page.body as { id: string; tags: unknown[] }[];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(7);
    expect(rows.map(({ tags }) => tags.length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });

  test('a far page reads only its own rows, not all rows before them (postgrest 254)', async () => {
    const list = 'wards?sort=rank&limit=10';
    // Three wards of the initial data come before them.
    const near = await ward.ask(staff, 'GET', `${list}&offset=${3 + rowCount - 20}`);
    const [after] = /(?<=after=)[^>&]+/.exec(String(near.headers.link)) ?? [''];
    const far = await ward.ask(staff, 'GET', `${list}&after=${after}`);
    expect((far.body as { rank: string }[]).map((row) => row.rank)).toEqual(
      Array.from({ length: 10 }, (_, at) => `r${String(rowCount - 9 + at).padStart(6, '0')}`),
    );
    const statement = far.statements.at(-1) ?? '';
    const sql = statement.slice(statement.indexOf('select')).replace(/ \[took.*$/, '');
    const [plan] = await ward.orm.em
      .fork()
      .execute<{ 'QUERY PLAN': unknown }[]>(`explain (analyze, format json) ${sql}`);
    expect(mostRows(plan?.['QUERY PLAN'])).toBeLessThan(50);
  });
});

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** The most rows that one step of a plan has read. */
function mostRows(plan: unknown): number {
  const [{ Plan: root }] = plan as [{ Plan: Plan }];
  const read = (at: Plan): number =>
    Math.max(
      at['Actual Rows'] + (at['Rows Removed by Filter'] ?? 0),
      ...(at.Plans ?? []).map(read),
    );
  return read(root);
}
