import type { RequestSession } from '../options.ts';
import type { Caller } from '../sessions/caller.ts';
import type { AccountUnit } from '../store/store.ts';
import { isStrong } from '../store/strong.ts';

/**
 * After an account got its first second factor: ends its sessions without one. So every session of a
 * signed-in user is proved by a second factor, or its account has none.
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
