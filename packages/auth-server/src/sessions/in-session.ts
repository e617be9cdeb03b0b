import type { Entry } from '../completion/completion.ts';
import type { Refusal } from '../methods/refusal.ts';
import type { Account } from '../store/account.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';
import { guard } from './sessions.ts';

/** In one transaction; `account` and the session that the request came with are locked, and as they are now. */
export type SessionWork<Result> = (
  unit: AccountUnit,
  account: Account,
) => Promise<Result | Refusal>;

/**
 * What a session changes: nothing any longer where it has ended since the request began, or its account is
 * disabled.
 *
 * @throws AuthServerError UNAVAILABLE while the store is away
 */
export function workInSession<Result>(
  store: AccountStore,
  { former }: Entry,
  work: SessionWork<Result>,
): Promise<Result | Refusal> {
  return guard(
    store.transaction(async (unit) => {
      const account = former && (await lockSession(unit, former));
      return account ? work(unit, account) : { refusal: 'session' };
    }),
  );
}

/** The account of the session, both locked; null where the session has ended, or the account is disabled. */
export async function lockSession(
  unit: AccountUnit,
  { idHash, account: { id } }: NonNullable<Entry['former']>,
): Promise<Account | null> {
  // The account first, always: who ends sessions by that lock waits here, and not the other way round.
  const account = await unit.accounts.lock(id);
  if (!account || account.disabled) return null;
  return (await unit.sessions.lock(idHash)) ? account : null;
}
