import type { Caller } from './model/caller.ts';

/**
 * Runs `work` in one transaction, with a caller whose reads are in it too. Inside of a batch it is that
 * one's: what an earlier operation has loaded is read anew.
 */
export function inTransaction<T>(caller: Caller, work: (inside: Caller) => Promise<T>): Promise<T> {
  if (caller.isInside) {
    return work({ ...caller, em: caller.em.fork({ keepTransactionContext: true }) });
  }
  return caller.em.transactional((em) => work({ ...caller, em }));
}
