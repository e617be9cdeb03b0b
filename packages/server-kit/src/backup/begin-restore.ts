import type { SqlEntityManager } from '@mikro-orm/sql';
import { isUnfinished, UNFINISHED } from '../database/unfinished-restore.ts';
import { tellWaiting } from '../logging/tell-waiting.ts';
import { beginCopying } from './read-rows.ts';

/**
 * Marks an empty database as one that is being restored. What an earlier restore has left is removed.
 *
 * @throws Error for a database that has tables otherwise
 */
export async function beginRestore(em: SqlEntityManager): Promise<void> {
  if (await isUnfinished(em)) await dropEverything(em);
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    "select count(*)::int as count from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace",
  );
  if (count > 0) throw new Error('The database is not empty: restore into a new one.');
  await em.execute(`create table public.${UNFINISHED} ()`);
}

export async function endRestore(em: SqlEntityManager): Promise<void> {
  await em.execute(`drop table public.${UNFINISHED}`);
}

/** Half of a restore, and its mark. */
export async function dropEverything(em: SqlEntityManager): Promise<void> {
  const dropping = em.transactional(async (manager) => {
    const tx = manager as SqlEntityManager;
    await beginCopying(tx);
    await tx.execute('drop schema if exists pgboss cascade');
    await tx.execute('drop schema public cascade');
    await tx.execute('create schema public');
  });
  // A process that was killed may have a statement that still runs in PostgreSQL.
  await tellWaiting('the end of a restore that was broken off', dropping);
}
