import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { reportWaiting } from '../logging/report-waiting.ts';
import type { Database } from './database.ts';
import { openStream } from './postgres-stream.ts';

// Any number that no other program uses as an advisory lock in this database.
const MIGRATION_LOCK = 7_233_141;
/** After this time, in ms, connecting is aborted and tried again. */
const CONNECT_MS = 5000;
const RETRY_MS = 500;

/**
 * Does what changes the whole schema, in one process at a time. Others wait at an advisory lock, which
 * PostgreSQL drops with the connection that holds it, so that one killed in the middle blocks no other.
 * Says on stderr what it waits for. PGlite has one process anyway.
 *
 * @returns what `work` gives
 * @throws the driver's error where PostgreSQL refuses the connection, and what `work` rejects with
 */
export async function withMigrationLock<Result>(
  { url }: Pick<Database, 'url'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!url) return work();
  const holder = await reportWaiting(`the database at ${new URL(url).host}`, connect(url));
  try {
    await reportWaiting(
      'another server, which is bringing this database up to date',
      holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]),
    );
    return await work();
  } finally {
    await holder.end();
  }
}

/** A silent database is tried until it answers: it may be starting. */
async function connect(url: string): Promise<Client> {
  for (;;) {
    const holder = new Client({
      connectionString: url,
      keepAlive: true,
      stream: openStream,
      connectionTimeoutMillis: CONNECT_MS,
    });
    // A lost connection also shows in the migration's own; as an event it would end the process at once.
    holder.on('error', () => {});
    try {
      await holder.connect();
      return holder;
    } catch (error) {
      if (!isStarting(error)) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** PostgreSQL says that it is starting, or pg, whose errors have no code, that it is silent or has ended. */
function isStarting(error: unknown): boolean {
  const { message, code } = error as Error & { code?: string };
  return code === undefined ? /timeout|terminated/i.test(message) : code === '57P03';
}
