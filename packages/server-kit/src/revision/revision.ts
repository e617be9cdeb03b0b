import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../database/database.ts';
import { CHANNEL, followRevision, type Revision } from './follow-revision.ts';

/** How long a request waits for the revision before the known one is used, in ms. */
const PATIENCE_MS = 250;

/**
 * Raises the revision inside the transaction that changes published content, and notifies all nodes
 * with its commit.
 *
 * @param em the transaction's
 * @throws DriverException of MikroORM where the database refuses, or is away
 */
export async function raiseRevision(em: EntityManager): Promise<void> {
  const sql = em as SqlEntityManager;
  const rows = await sql.execute<{ revision: string }[]>(
    'insert into content_revision (id, revision) values (1, 1) on conflict (id) do update set revision = content_revision.revision + 1 returning revision',
  );
  // Delivered with the commit, and only then.
  await sql.execute('select pg_notify(?, ?)', [CHANNEL, String(rows[0]?.revision)]);
}

/**
 * Follows the content revision: reads it, and is notified of every change. A poll every 5 s is for
 * notifications that are lost.
 *
 * @param patienceMs how long `current()` waits for the database, in ms; 250 by default
 * @throws DriverException of MikroORM where the database is away, or lacks the table
 */
export function createRevision(
  database: Pick<Database, 'fork' | 'listener'>,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): Promise<Revision> {
  return followRevision({
    listener: database.listener,
    patienceMs,
    async read() {
      const rows = await database
        .fork()
        .execute<{ revision: string }[]>('select revision from content_revision where id = 1');
      return Number(rows[0]?.revision ?? 0);
    },
  });
}
