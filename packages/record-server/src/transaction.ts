import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Caller } from './model/caller.ts';
import type { RawRow } from './model/row.ts';

/** The caller with all reads and writes in the transaction of `em`. */
export const within = (caller: Caller, em: SqlEntityManager): Caller => ({
  ...caller,
  em: () => em,
  query: (sql, params) => em.execute<RawRow[]>(sql, [...params]),
});

/**
 * Runs `work` in one transaction, with a caller whose reads are in it too. Inside of a batch it
 * uses the batch's transaction, and rows that an earlier operation loaded are read again.
 */
export function inTransaction<T>(caller: Caller, work: (inside: Caller) => Promise<T>): Promise<T> {
  if (caller.isInside) {
    return work(within(caller, caller.em().fork({ keepTransactionContext: true })));
  }
  return caller.em().transactional((em) => work(within(caller, em)));
}
