import type { Locale } from '@praxiskit/core';
import type { Caller } from '../sessions/caller.ts';
import type { Account } from '../store/account.ts';
import type { AccountUnit } from '../store/store.ts';

/**
 * Signing in cancels the deletion of the account, as its page and its mail say.
 *
 * @returns whether the account was to be deleted
 */
export async function keepAccount(
  unit: AccountUnit,
  { caller, locale }: { readonly caller: Caller; readonly locale: Locale },
  { id: accountId, deletionAt }: Account,
  at: number,
): Promise<boolean> {
  if (deletionAt === null) return false;
  await unit.accounts.update(accountId, { deletionAt: null });
  await unit.events.add({ type: 'deletion-undone', accountId, at, ...caller, details: {} });
  const { userAgent } = caller;
  await unit.mails.add({ kind: 'deletion-undone', accountId, at, userAgent, locale });
  return true;
}
