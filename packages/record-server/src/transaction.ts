import type { SqlEntityManager } from '@mikro-orm/sql';
import { isBusy } from './database-error.ts';
import { RecordServerError } from './error.ts';
import type { Caller } from './model/caller.ts';
import type { RawRow } from './model/row.ts';

/** The caller with all reads and writes in the transaction of `em`. */
export const within = (caller: Caller, em: SqlEntityManager): Caller => ({
  ...caller,
  em: () => em,
  query: (sql, params) => em.execute<RawRow[]>(sql, [...params]),
});

/** How often a transaction starts again because it has waited too long for a row, or for each other. */
const mostWaits = 2;
/** As many as a batch has operations. */
const mostPreparations = 50;

/** Ends a transaction whose write needs the result of `work` first. */
class Unprepared extends Error {
  readonly key: string;
  readonly work: () => Promise<unknown>;

  constructor(key: string, work: () => Promise<unknown>) {
    super('Slow work runs outside of the transaction');
    this.key = key;
    this.work = work;
  }
}

/** `prepare` of a hook's context. */
export async function prepare<Result>(
  { prepared }: Caller,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (prepared === undefined) return work();
  if (!prepared.has(key)) throw new Unprepared(key, work);
  return prepared.get(key) as Result;
}

/**
 * Runs `work` in one transaction, with a caller whose reads are in it too. Inside of a batch it
 * uses the batch's transaction, and rows that an earlier operation loaded are read again. The
 * transaction starts again, with `work`, after slow work of a hook and where rows were locked.
 */
export async function inTransaction<T>(
  caller: Caller,
  work: (inside: Caller) => Promise<T>,
): Promise<T> {
  if (caller.isInside) {
    return work(within(caller, caller.em().fork({ keepTransactionContext: true })));
  }
  const prepared = new Map<string, unknown>();
  for (let waits = 0; ; ) {
    try {
      return await caller.em().transactional((em) => work({ ...within(caller, em), prepared }));
    } catch (error) {
      if (error instanceof Unprepared) {
        if (prepared.size >= mostPreparations) throw new RecordServerError('CONFLICT');
        prepared.set(error.key, await error.work());
      } else if (isBusy(error) && waits < mostWaits) {
        waits += 1;
      } else throw error;
    }
  }
}
