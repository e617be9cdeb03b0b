import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../database/database.ts';

const CHANNEL = 'content_revision';
/** In case a notification was lost all the same, in ms. */
const POLL_MS = 5000;

/** The number that every remembered page was rendered at. */
export interface Revision {
  /** What this node knows; asks the database while it cannot hear of changes. */
  current(): Promise<number>;
  /** Asks the database. */
  refresh(): Promise<number>;
  close(): void;
}

/** Raises the revision inside the transaction that changes published content, and tells all nodes. */
export async function raiseRevision(em: EntityManager): Promise<void> {
  const sql = em as SqlEntityManager;
  const rows = await sql.execute<{ revision: string }[]>(
    'update content_revision set revision = revision + 1 where id = 1 returning revision',
  );
  await sql.execute('select pg_notify(?, ?)', [CHANNEL, String(rows[0]?.revision)]);
}

export async function createRevision(database: Database): Promise<Revision> {
  let known = 0;

  async function refresh(): Promise<number> {
    const rows = await database
      .fork()
      .execute<{ revision: string }[]>('select revision from content_revision where id = 1');
    // Numbers only rise; an answer that was under way must not undo a newer notification.
    known = Math.max(known, Number(rows[0]?.revision ?? 0));
    return known;
  }

  await refresh();
  await database.listener.listen(CHANNEL, (payload) => {
    if (payload === null) void refresh().catch(() => {});
    else known = Math.max(known, Number(payload));
  });
  const poll = setInterval(() => void refresh().catch(() => {}), POLL_MS);
  poll.unref();

  return {
    async current() {
      if (database.listener.isLive) return known;
      // With the database away the last pages are better than none.
      return refresh().catch(() => known);
    },
    refresh,
    close: () => clearInterval(poll),
  };
}
