import type { RequestSession } from '../options.ts';
import type { Caller } from '../sessions/caller.ts';
import type { AccountUnit } from '../store/store.ts';
import { isStrong } from '../store/strong.ts';

/**
 * With its first second factor an account is signed out wherever that was not asked for: from then on every
 * session of a signed-in user was proved by one, or belongs to an account that has none.
 */
export async function endUnproved(
  unit: AccountUnit,
  { idHash: own, account: { id: accountId } }: RequestSession,
  caller: Caller,
  at: number,
): Promise<void> {
  const all = await unit.sessions.listOf(accountId);
  const unproved = all.filter(
    ({ idHash, purpose, methods }) => idHash !== own && purpose === null && !isStrong(methods),
  );
  for (const { idHash } of unproved) await unit.sessions.remove(idHash);
  if (unproved.length === 0) return;
  const details = { sessions: String(unproved.length) };
  await unit.events.add({ type: 'sessions-ended', accountId, at, ...caller, details });
}
