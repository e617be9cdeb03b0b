import type { Database } from '@praxiskit/server-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAll, freshOptions, open } from './support/databases.ts';

let database: Database;

beforeAll(async () => {
  database = await open(await freshOptions('postgres'));
  await database.migrate();
  await database.fork().execute("insert into notes values ('a'), ('b')");
});
afterAll(closeAll);

/** Notes with this text, by a statement with a parameter. */
async function find(text: string): Promise<unknown[]> {
  const sql = 'select text from notes where text = $1';
  const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] } as const;
  const asked = { sql, query, queryId: { queryId: 'notes' }, parameters: [text] };
  return (await database.fork().getKysely().executeQuery(asked)).rows;
}

/** Requests one after the other use one connection, so that it lists the statements before it. */
const kept = () =>
  database
    .fork()
    .execute<{ plans: number }[]>(
      "select (generic_plans + custom_plans)::int as plans from pg_prepared_statements where statement like '%from notes%'",
    );

test('a parameterized statement is prepared once per connection, for any values', async () => {
  for (const text of ['a', 'b', 'c']) {
    expect(await find(text)).toEqual(text === 'c' ? [] : [{ text }]);
  }
  expect(await kept()).toEqual([{ plans: 3 }]);
  await database.fork().execute("select text from notes where text = 'a'");
  expect(await kept()).toHaveLength(1);
});

test('after a migration changes its column’s type a prepared statement fails once, and then works', async () => {
  expect(await find('a')).toEqual([{ text: 'a' }]);
  await database.fork().execute('alter table notes alter column text type varchar(100)');
  await expect(find('a')).rejects.toThrow();
  expect(await find('a')).toEqual([{ text: 'a' }]);
  expect(await find('b')).toEqual([{ text: 'b' }]);
});
