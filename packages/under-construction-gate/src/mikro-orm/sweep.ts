import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Deletes the tries whose window has ended; `now` in ms since 1970.
 *
 * @throws DriverException of MikroORM where the database is away
 */
export async function sweepAttempts(em: () => SqlEntityManager, now = Date.now()): Promise<void> {
  await em().execute('delete from construction_attempts where until <= ?', [new Date(now)]);
}
