import type { Entry } from '../completion/completion.ts';
import type { AccountUnit } from '../store/store.ts';
import type { RoleRules } from './role-rules.ts';

/** A guarded role that waits from now on. */
export interface WaitingGift {
  readonly accountId: string;
  readonly givenBy: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type Told = Pick<Entry, 'caller' | 'locale'>;

/**
 * Writes to everybody who may confirm it: all with a guarded role, but not who has given it, and not whose
 * account it is. One mail each, however many roles wait.
 */
export async function tellConfirmers(
  unit: AccountUnit,
  rules: RoleRules,
  { caller: { userAgent }, locale }: Told,
  { accountId, givenBy, at }: WaitingGift,
): Promise<void> {
  const receivers = new Set<string>();
  for (const role of rules.guarded) {
    for (const { id, deletionAt } of await unit.accounts.listWithRole(role)) {
      if (deletionAt === null && id !== givenBy && id !== accountId) receivers.add(id);
    }
  }
  for (const receiver of receivers) {
    const mail = { kind: 'role-waiting', accountId: receiver, at, userAgent, locale } as const;
    await unit.mails.add(mail);
  }
}

/** Writes to whose account it is that it has a guarded role from now on. */
export const tellOwner = (
  unit: AccountUnit,
  { caller: { userAgent }, locale }: Told,
  accountId: string,
  at: number,
): Promise<void> => unit.mails.add({ kind: 'role-given', accountId, at, userAgent, locale });
