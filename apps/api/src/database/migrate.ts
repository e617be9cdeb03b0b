import { Client } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';

// Any number that no other program uses as an advisory lock in this database.
const MIGRATION_LOCK = 7_233_141;

/**
 * Brings the schema up to date, and does whatever else only one node may do at a time. Nodes that
 * start together wait for each other at an advisory lock, which PostgreSQL drops with the connection
 * that holds it, so that a node killed in the middle blocks nobody.
 */
export async function migrate(
  config: Config,
  database: Database,
  afterwards: () => Promise<void>,
): Promise<void> {
  if (!config.databaseUrl) {
    await database.orm.migrator.up();
    await afterwards();
    return;
  }
  const holder = new Client({ connectionString: config.databaseUrl });
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await database.orm.migrator.up();
    await afterwards();
  } finally {
    await holder.end();
  }
}
