import { Client } from 'pg';
import type { Database } from './database.ts';

// Any number that no other program uses as an advisory lock in this database.
const MIGRATION_LOCK = 7_233_141;

/**
 * Brings the schema up to date, and does whatever else only one node may do at a time. Nodes that
 * start together wait for each other at an advisory lock, which PostgreSQL drops with the connection
 * that holds it, so that a node killed in the middle blocks no other.
 *
 * @returns what `afterwards` gives
 * @throws the driver's error where the database is away, DriverException where a migration fails, and
 * what `afterwards` rejects with
 */
export async function migrate<Result>(
  { url, orm }: Database,
  afterwards: () => Promise<Result>,
): Promise<Result> {
  if (!url) return work();
  const holder = new Client({ connectionString: url });
  // A lost connection also shows in the migration's own; as an event it would end the process at once.
  holder.on('error', () => {});
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    await holder.end();
  }

  async function work() {
    await orm.migrator.up();
    return afterwards();
  }
}
