import type { SqlEntityManager } from '@mikro-orm/sql';

/** A restore into this database was aborted; the message is one line with the remedy. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';
  constructor() {
    super(
      'A restore into this database was broken off. Run it again, which begins anew, or use another database.',
    );
  }
}

/**
 * A table without columns that is there from before the first change of a restore until after its last
 * one: migrations and the queue's tables come by transactions of their own, so that all or nothing takes
 * more than one.
 */
export const UNFINISHED = 'unfinished_restore';

export const MARK_UNFINISHED = `create table public.${UNFINISHED} ()`;

export async function isUnfinished(em: SqlEntityManager): Promise<boolean> {
  const [row] = await em.execute<{ is: boolean }[]>(
    `select exists (select 1 from pg_class
      where oid = to_regclass('public.${UNFINISHED}') and relkind = 'r' and relnatts = 0) as "is"`,
  );
  return row?.is === true;
}

/** @throws UnfinishedRestoreError */
export async function ensureRestored(em: SqlEntityManager): Promise<void> {
  if (await isUnfinished(em)) throw new UnfinishedRestoreError();
}
