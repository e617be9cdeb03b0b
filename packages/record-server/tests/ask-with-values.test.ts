import { DriverException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askWithValues } from '../src/model/ask-with-values.ts';
import { createWard, type DatabaseName } from './lost/ward.ts';

describe.each<DatabaseName>(['PGlite', 'PostgreSQL'])('SQL with values, on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  const ask = (sql: string, values: readonly unknown[]) =>
    askWithValues(ward.orm.em.fork() as SqlEntityManager, sql, values);

  beforeAll(async () => {
    ward = await createWard(database);
  });
  afterAll(() => ward.close());

  test.each([
    ['text, number and boolean', '?::text as a, ?::int as b, ?::boolean as c', ["it's ?", 5, true]],
    ['a time', '? ::timestamptz = ? ::timestamptz as a', [new Date(0), '1970-01-01T00:00:00Z']],
    ['none', '? ::text as a', [null]],
    ['an operator that is written ?', `'{"a":1}'::jsonb \\? ? as a`, ['a']],
  ])('%s', async (_what, columns, values) => {
    const [row] = await ask(`select ${columns}`, values);
    const answered =
      values.length === 3 ? { a: "it's ?", b: 5, c: true } : { a: values[0] !== null };
    expect(row).toEqual(values[0] === null ? { a: null } : answered);
  });

  test('the log has the statement, and an error its name', async () => {
    ward.statements.length = 0;
    await ask('select ?::int as a', [1]);
    expect(ward.statements.join()).toContain('select $1::int as a');
    await expect(ask('select ?::int as a', ['x'])).rejects.toThrow(DriverException);
  });
});
