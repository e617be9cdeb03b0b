import type { RequestSession } from '../options.ts';
import type { Caller } from '../sessions/caller.ts';
import { hasSecondFactor } from '../store/factors.ts';
import type { Method } from '../store/session.ts';
import type { AccountUnit } from '../store/store.ts';
import { isStrong } from '../store/strong.ts';

/**
 * After a factor was removed: ends every session that was proved by it, because the factor may be lost. If
 * the account has no factor left, no earlier proof counts as a second factor, in this session too. If the
 * account's roles require one, the session is limited to setting one up at its next request.
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
