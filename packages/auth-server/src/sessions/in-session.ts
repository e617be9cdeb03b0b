import type { RequestSession } from '../options.ts';
import type { Account } from '../store/account.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';
import { guard } from './sessions.ts';

/** In one transaction; `account` and the session that the request came with are locked, and as they are now. */
export type SessionWork<Result> = (unit: AccountUnit, account: Account) => Promise<Result>;

/** The session has ended meanwhile. */
interface Ended {
  readonly refusal: 'session';
}

/**
 * What a session changes: nothing any longer where it has ended since the request began, or its account is
 * disabled.
 *
 * @throws AuthServerError UNAVAILABLE while the store is away
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

/** The account of the session, both locked; null where the session has ended, or the account is disabled. */
export async function lockSession(
  unit: AccountUnit,
  { idHash, account: { id } }: RequestSession,
): Promise<Account | null> {
  // The account first, always: who ends sessions by that lock waits here, and not the other way round.
  const account = await unit.accounts.lock(id);
  if (!account || account.disabled) return null;
  return (await unit.sessions.lock(idHash)) ? account : null;
}
