import type { SqlEntityManager } from '@mikro-orm/sql';
import { deleteDueAccounts } from '@praxiskit/auth-server';
import { createAccountStores, sweepAccounts } from '@praxiskit/auth-server/mikro-orm';
import { sweepIdempotencyKeys } from '@praxiskit/record-server';
import { sweepAttempts } from '@praxiskit/under-construction-gate/mikro-orm';
import { forgetAccount, sweepLockedRecords } from './modules/accounts/deleted-accounts.ts';

/**
 * Removes what has run out: sessions, counts of failures, keys of repeated requests, accounts that their
 * owners have deleted, and what the law has let us keep of them.
 */
export function sweepTasks(
  em: () => SqlEntityManager,
  now: () => number = Date.now,
): (() => Promise<void>)[] {
  const { store } = createAccountStores({ em, onDelete: forgetAccount });
  return [
    async () => void (await deleteDueAccounts(store, now())),
    () => sweepLockedRecords(em(), now()),
    () => sweepAccounts(em, now()),
    async () => void (await sweepAttempts(em, now())),
    async () => void (await sweepIdempotencyKeys(em(), now())),
  ];
}
