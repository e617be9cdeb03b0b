import type { SqlEntityManager } from '@mikro-orm/sql';
import { deleteDueAccounts } from '@praxiskit/auth-server';
import { createAccountStores, sweepAccounts } from '@praxiskit/auth-server/mikro-orm';
import { createConsentStore } from '@praxiskit/consent-manager/mikro-orm';
import { sweepProofs } from '@praxiskit/consent-manager/server';
import { sweepRequests } from '@praxiskit/contact-requests/server';
import { createRouteTable } from '@praxiskit/pages';
import { createRecordMaintenance, sweepIdempotencyKeys } from '@praxiskit/record-server';
import { sweepAttempts } from '@praxiskit/under-construction-gate/mikro-orm';
import { forgetAccount, sweepLockedRecords } from './modules/accounts/deleted-accounts.ts';
import { keepWrite } from './modules/records/on-write.ts';
import { createViews } from './modules/records/views.ts';
import { ContactRequest } from './modules/requests/request.entity.ts';

/**
 * Removes expired rows: requests of visitors, sessions, proofs of consent, counts of failures, keys of
 * repeated requests, accounts that their owners have deleted, and their records after the legal retention.
 */
export function sweepTasks(em: () => SqlEntityManager, now: () => number = Date.now) {
  // No address is given away here, so that the views need none of the pages.
  const views = createViews(createRouteTable([]));
  const source = { views, entityManager: em, onWrite: keepWrite, events: true };
  const recordsIn = createRecordMaintenance(source);
  const forget = (tx: SqlEntityManager, id: string) => forgetAccount(tx, recordsIn(tx), id);
  const { store } = createAccountStores({ em, onDelete: forget });
  return [
    async () => void (await deleteDueAccounts(store, now())),
    () => sweepLockedRecords(em(), now()),
    () => sweepAccounts(em, now()),
    () => sweepRequests(em(), ContactRequest, now()),
    async () => void (await sweepProofs(createConsentStore(em), now())),
    async () => void (await sweepAttempts(em, now())),
    async () => void (await sweepIdempotencyKeys(em(), now())),
  ];
}
