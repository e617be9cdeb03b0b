import type { Entry } from '../completion/completion.ts';
import type { AccountUnit } from '../store/store.ts';
import type { RoleRules } from './role-rules.ts';

export interface WaitingGift {
  readonly accountId: string;
  readonly givenBy: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type Sender = Pick<Entry, 'caller' | 'locale'>;

/**
 * Sends a mail to every user who can confirm the roles: all users with a guarded role except the giver and
 * the owner of the account. One mail each, for any number of roles.
 */
export async function mailConfirmers(
  unit: AccountUnit,
  rules: RoleRules,
  { caller: { userAgent }, locale }: Sender,
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

export const mailOwner = (
  unit: AccountUnit,
  { caller: { userAgent }, locale }: Sender,
  accountId: string,
  at: number,
): Promise<void> => unit.mails.add({ kind: 'role-given', accountId, at, userAgent, locale });
