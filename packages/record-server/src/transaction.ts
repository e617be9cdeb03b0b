import type { Caller } from './model/caller.ts';

/** Runs `work` in one transaction, with a caller whose reads are in it too. */
export function inTransaction<T>(caller: Caller, work: (inside: Caller) => Promise<T>): Promise<T> {
  return caller.em.transactional((em) => work({ ...caller, em }));
}
