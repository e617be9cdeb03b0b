import type { RequestSession } from '../options.ts';
import type { Caller } from '../sessions/caller.ts';
import { hasSecondFactor } from '../store/factors.ts';
import type { Method } from '../store/session.ts';
import type { AccountUnit } from '../store/store.ts';
import { isStrong } from '../store/strong.ts';

/**
 * After a factor was removed: signs out wherever it was what has proved the user, since it may be lost.
 * Without any factor left nothing counts as a second one any longer, in this session, too: where the
 * account's roles take one, it is limited to setting one up at its next request.
 */
export async function endProvedBy(
  unit: AccountUnit,
  { idHash: own, account: { id: accountId } }: RequestSession,
  { removed, caller, at }: { removed: Method; caller: Caller; at: number },
): Promise<void> {
  const isLast = !hasSecondFactor(await unit.factors.of(accountId));
  const isOver = (methods: readonly Method[]) =>
    methods.includes(removed) || (isLast && isStrong(methods));
  const all = await unit.sessions.listOf(accountId);
  const over = all.filter(({ idHash, methods }) => idHash !== own && isOver(methods));
  for (const { idHash } of over) await unit.sessions.remove(idHash);
  if (isLast) await unit.sessions.weaken(own);
  if (over.length === 0) return;
  const details = { sessions: String(over.length) };
  await unit.events.add({ type: 'sessions-ended', accountId, at, ...caller, details });
}
