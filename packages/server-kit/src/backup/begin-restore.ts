import type { SqlEntityManager } from '@mikro-orm/sql';
import { isUnfinished, MARK_UNFINISHED, UNFINISHED } from '../database/unfinished-restore.ts';
import { reportWaiting } from '../logging/report-waiting.ts';
import { beginCopying } from './read-rows.ts';

/**
 * Whether an earlier restore was aborted; its mark says that everything here belongs to it.
 *
 * @throws Error for a database that has anything otherwise
 */
export async function ensureRestorable(em: SqlEntityManager): Promise<void> {
  if (!(await isUnfinished(em)) && !(await isEmpty(em))) {
    throw new Error('The database is not empty: restore into a new one.');
  }
}

/** Marks a restorable database as one that is being restored. What an earlier restore has left is removed. */
export async function beginRestore(em: SqlEntityManager): Promise<void> {
  if (await isUnfinished(em)) await dropEverything(em);
  await em.execute(MARK_UNFINISHED);
}

/** For a restore that is refused before it has begun: the mark of a new database alone says nothing. */
export async function dropLoneMark(em: SqlEntityManager): Promise<void> {
  if ((await isUnfinished(em)) && (await contentOf(em)).length === 1) await endRestore(em);
}

export async function endRestore(em: SqlEntityManager): Promise<void> {
  await em.execute(`drop table public.${UNFINISHED}`);
}

/** Half of a restore, and its mark. The schema itself stays: its owner and its rights are not ours. */
export async function dropEverything(em: SqlEntityManager): Promise<void> {
  const dropping = em.transactional(async (manager) => {
    const tx = manager as SqlEntityManager;
    await beginCopying(tx);
    await tx.execute('drop schema if exists pgboss cascade');
    for (const { kind, name } of await contentOf(tx)) {
      await tx.execute(`drop ${kind} if exists ${name} cascade`);
    }
  });
  // A process that was killed may have a statement that still runs in PostgreSQL.
  await reportWaiting('the end of a restore that was broken off', dropping);
}

async function isEmpty(em: SqlEntityManager): Promise<boolean> {
  const [queue] = await em.execute("select 1 from pg_namespace where nspname = 'pgboss'");
  return !queue && (await contentOf(em)).length === 0;
}

/**
 * Tables, views, functions, types and whatever else is in `public`, as `drop` wants them. Not what belongs
 * to an extension, which administrators install, or to something else in the list, as a sequence to its column.
 */
function contentOf(em: SqlEntityManager): Promise<{ kind: string; name: string }[]> {
  return em.execute(
    `select it.type as kind, it.identity as name
      from pg_depend d, pg_identify_object(d.classid, d.objid, 0) it
      where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace
        and d.classid not in ('pg_extension'::regclass, 'pg_default_acl'::regclass, 'pg_publication_namespace'::regclass)
        and not exists (select 1 from pg_depend o
          where o.classid = d.classid and o.objid = d.objid and o.objsubid = 0 and o.deptype in ('e', 'i', 'a'))`,
  );
}
