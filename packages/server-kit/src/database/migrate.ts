import { reportWaiting } from '../logging/report-waiting.ts';
import type { Database } from './database.ts';
import { withMigrationLock } from './migration-lock.ts';
import { ensureRestored } from './unfinished-restore.ts';
import { ensureFit } from './unfit-database.ts';

/**
 * Brings the schema up to date, and does whatever else only one node may do at a time. Nodes that
 * start together wait for each other, and for a restore. Reports on stderr what it waits for.
 *
 * @returns what `afterwards` gives
 * @throws UnfitDatabaseError where a new database was made in a way that the site cannot work with
 * @throws UnfinishedRestoreError after an aborted restore into this database
 * @throws the driver's error where PostgreSQL refuses the connection, DriverException where a migration fails, and
 * what `afterwards` rejects with
 */
export function migrate<Result>(
  database: Database,
  afterwards: () => Promise<Result>,
): Promise<Result> {
  return withMigrationLock(database, () =>
    database.url ? reportWaiting('the migrations of the database', work()) : work(),
  );

  async function work() {
    await ensureFit(database);
    await ensureRestored(database.fork());
    await database.migrate();
    return afterwards();
  }
}
