import type { SqlEntityManager } from '@mikro-orm/sql';

/** Longer than any session may last by default. */
const longestSessionMs = 12 * 3_600_000;

/** Deletes what has run out: sessions older than 12 hours, and counts of failures whose window ended. */
export async function sweepAccounts(em: () => SqlEntityManager, now = Date.now()): Promise<void> {
  const oldest = new Date(now - longestSessionMs);
  await em().execute('delete from sessions where created_at < ?', [oldest]);
  await em().execute('delete from throttles where expires_at < ?', [new Date(now)]);
}
