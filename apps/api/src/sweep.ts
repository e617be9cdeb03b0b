import type { SqlEntityManager } from '@mikro-orm/sql';
import { deleteDueAccounts } from '@praxiskit/auth-server';
import { createAccountStores, sweepAccounts } from '@praxiskit/auth-server/mikro-orm';
import { createConsentStore } from '@praxiskit/consent-manager/mikro-orm';
import { sweepProofs } from '@praxiskit/consent-manager/server';
import { sweepRequests } from '@praxiskit/contact-requests/server';
import { sweepGoneLetters } from '@praxiskit/letters/server';
import { sweepIdempotencyKeys } from '@praxiskit/record-server';
import { sweepAttempts } from '@praxiskit/under-construction-gate/mikro-orm';
import { forgetAccount, sweepLockedRecords } from './modules/accounts/deleted-accounts.ts';
import { createSiteRecords } from './modules/records/site-records.ts';
import { ContactRequest } from './modules/requests/request.entity.ts';

/**
 * Removes expired rows: requests of visitors, sessions, proofs of consent, counts of failures, keys of
 * repeated requests, accounts that their owners have deleted, and their records after the legal retention.
 */
export function sweepTasks(em: () => SqlEntityManager, now: () => number = Date.now) {
  const recordsIn = createSiteRecords(em);
  const forget = (tx: SqlEntityManager, id: string) => forgetAccount(tx, recordsIn(tx), id);
  const { store } = createAccountStores({ em, onDelete: forget });
  return [
    async () => void (await deleteDueAccounts(store, now())),
    () => sweepLockedRecords(em(), now()),
    () => sweepGoneLetters(em(), now()),
    () => sweepAccounts(em, now()),
    () => sweepRequests(em(), ContactRequest, now()),
    async () => void (await sweepProofs(createConsentStore(em), now())),
    async () => void (await sweepAttempts(em, now())),
    async () => void (await sweepIdempotencyKeys(em(), now())),
  ];
}
