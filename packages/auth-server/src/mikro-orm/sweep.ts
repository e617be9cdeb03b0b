import type { SqlEntityManager } from '@mikro-orm/sql';

/** Longer than any session may last by default. */
const longestSessionMs = 12 * 3_600_000;

/**
 * Deletes what has run out: sessions older than 12 hours (so no `absoluteMs` may be longer), and counts
 * of failures whose window ended. `now` in ms since 1970.
 *
 * @throws DriverException of MikroORM where the database is away
 */
export async function sweepAccounts(em: () => SqlEntityManager, now = Date.now()): Promise<void> {
  const oldest = new Date(now - longestSessionMs);
  await em().execute('delete from sessions where created_at < ?', [oldest]);
  await em().execute('delete from throttles where expires_at < ?', [new Date(now)]);
}
