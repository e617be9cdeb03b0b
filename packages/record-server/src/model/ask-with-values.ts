import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RawRow } from './row.ts';

/**
 * Runs SQL with separate values, so that a pool can keep the statement, and PostgreSQL its plan:
 * planning the read of one row takes longer than reading it. MikroORM writes values into the SQL;
 * that remains the way for values other than texts, numbers and booleans.
 * @param sql with `?` for each value
 * @throws DriverException of MikroORM
 */
export function askWithValues(
  em: SqlEntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<RawRow[]> {
  const numbered = values.every(isPlain) ? numberPlaces(sql, values.length) : null;
  if (numbered === null) return em.execute<RawRow[]>(sql, [...values]);
  const kysely = em.getKysely();
  const executeQuery = (query: object) =>
    kysely.executeQuery({ ...query, parameters: values } as never);
  // Through MikroORM, which logs the statement and wraps errors.
  return em.getDriver().execute(numbered, [], 'all', { executeQuery } as never);
}

const isPlain = (value: unknown) => /^(string|number|boolean)$/.test(typeof value);

/** `$1`, `$2`, … for each `?`; null if a `?` may be something else. */
function numberPlaces(sql: string, count: number): string | null {
  if (/['\\]|\?\?/.test(sql)) return null;
  let places = 0;
  const numbered = sql.replaceAll('?', () => {
    places += 1;
    return `$${places}`;
  });
  return places === count ? numbered : null;
}
