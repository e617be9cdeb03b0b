import type { RequestSession } from '../options.ts';
import type { Account } from '../store/account.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';
import { guard } from './sessions.ts';

/** Runs in one transaction, with `account` and the request's session locked and read again. */
export type SessionWork<Result> = (unit: AccountUnit, account: Account) => Promise<Result>;

interface Ended {
  readonly refusal: 'session';
}

/**
 * Runs `work` for a session; refused if the session has ended since the request started, or the account is
 * disabled.
 *
 * @throws AuthServerError UNAVAILABLE while the store cannot be reached
 */
export function workInSession<Result>(
  store: AccountStore,
  { former }: { readonly former: RequestSession | null },
  work: SessionWork<Result>,
): Promise<Result | Ended> {
  return guard(
    store.transaction(async (unit): Promise<Result | Ended> => {
      const account = former && (await lockSession(unit, former));
      return account ? work(unit, account) : { refusal: 'session' };
    }),
  );
}

/**
 * Locks the session and its account, and returns the account; null if the session has ended, or the account
 * is disabled.
 */
export async function lockSession(
  unit: AccountUnit,
  { idHash, account: { id } }: RequestSession,
): Promise<Account | null> {
  // Always the account first: code that ends sessions also locks the account first, so no deadlock is
  // possible.
  const account = await unit.accounts.lock(id);
  if (!account || account.disabled) return null;
  return (await unit.sessions.lock(idHash)) ? account : null;
}
