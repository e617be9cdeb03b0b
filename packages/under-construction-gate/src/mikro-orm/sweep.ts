import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Deletes the attempts whose window has ended; `now` in ms since 1970.
 *
 * @throws DriverException of MikroORM while the database is down
 */
export async function sweepAttempts(em: () => SqlEntityManager, now = Date.now()): Promise<void> {
  await em().execute('delete from construction_attempts where until <= ?', [new Date(now)]);
}
