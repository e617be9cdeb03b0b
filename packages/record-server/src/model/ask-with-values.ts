import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RawRow } from './row.ts';

/**
 * Runs SQL with its values beside it, so that a pool can keep the statement, and PostgreSQL its plan: to plan
 * the read of one row takes longer than the read. MikroORM writes values into the SQL; where there are
 * others than texts, numbers and booleans, it still does.
 *
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
  // Through MikroORM, which logs the statement and gives errors their names.
  return em.getDriver().execute(numbered, [], 'all', { executeQuery } as never);
}

const isPlain = (value: unknown) => /^(string|number|boolean)$/.test(typeof value);

/** `$1`, `$2`, … for each `?`; null where a `?` may be something else. */
function numberPlaces(sql: string, count: number): string | null {
  if (/['\\]|\?\?/.test(sql)) return null;
  let places = 0;
  const numbered = sql.replaceAll('?', () => {
    places += 1;
    return `$${places}`;
  });
  return places === count ? numbered : null;
}
