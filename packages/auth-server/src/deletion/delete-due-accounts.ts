import { linkPurposes } from '../store/link.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';

/**
 * Deletes the accounts whose deletion is due. Each deletion is one transaction, together with the site's
 * `onDelete` of `createAccountStores`. A failed deletion does not stop the others.
 *
 * @param now milliseconds since 1970
 * @returns how many were deleted
 * @throws AggregateError with all failures, after all accounts were tried
 */
export async function deleteDueAccounts(store: AccountStore, now: number): Promise<number> {
  const due = await store.findDueForDeletion(now);
  const tried = [];
  // One after the other: there may be only one connection, and no user waits for it.
  for (const id of due) {
    const [result] = await Promise.allSettled([store.transaction((unit) => remove(unit, id, now))]);
    tried.push(result);
  }
  const failures = tried.filter((result) => result?.status === 'rejected');
  if (failures.length > 0) {
    throw new AggregateError(
      failures.map(({ reason }) => reason),
      `${failures.length} of ${due.length} accounts could not be deleted`,
    );
  }
  return tried.filter((result) => result?.status === 'fulfilled' && result.value).length;
}

/** False if the owner has just signed in, or another node was first. */
async function remove(unit: AccountUnit, accountId: string, now: number): Promise<boolean> {
  const account = await unit.accounts.lock(accountId);
  if (!account || account.deletionAt === null || account.deletionAt > now) return false;
  await unit.links.removeAllOf(account.email, linkPurposes);
  await unit.links.removeAllFor(accountId);
  await unit.accounts.remove(accountId);
  await unit.events.forget(accountId);
  const nobody = { address: '', userAgent: '', details: {} };
  await unit.events.add({ type: 'deleted', accountId, at: now, ...nobody });
  return true;
}
