import type { Entry } from '../../completion/completion.ts';
import type { Clock } from '../../ports.ts';
import { type Account, hasName } from '../../store/account.ts';
import type { AccountEventType } from '../../store/event.ts';
import { type Link, linkPurposes } from '../../store/link.ts';
import type { AccountUnit } from '../../store/store.ts';
import type { Refusal } from '../refusal.ts';

/**
 * The account that a used link is for, made or changed as its purpose wants; null where there is none, or
 * it is disabled. `isTrusted`: whoever asked for the link uses it, or somebody who reads their screen.
 */
export type AccountOfLink = (
  unit: AccountUnit,
  entry: Entry,
  link: Link,
  isTrusted: boolean,
) => Promise<Account | null>;

/** What an invitation does when it is opened. */
export interface InvitationUse {
  /** Before its link is taken; a refusal where it opens nothing. */
  begin(unit: AccountUnit, link: Link): Promise<Refusal | null>;
  /** The account that it makes; null where it is void. */
  accept(unit: AccountUnit, entry: Entry, link: Link): Promise<Account | null>;
}

export function createAccountOfLink(clock: Clock, invitation: InvitationUse): AccountOfLink {
  function record(
    unit: AccountUnit,
    { caller }: Entry,
    { id: accountId }: Account,
    type: AccountEventType,
    details: Record<string, string>,
  ) {
    return unit.events.add({ type, accountId, at: clock.now(), ...caller, details });
  }

  /** Whoever reads this mailbox is here: what was set up without that does not count any longer. */
  async function verify(unit: AccountUnit, account: Account): Promise<Account> {
    if (account.emailVerifiedAt !== null) return account;
    const emailVerifiedAt = clock.now();
    const change = { emailVerifiedAt, passwordHash: null, passwordChangedAt: null };
    await unit.accounts.update(account.id, change);
    return { ...account, ...change };
  }

  function create(unit: AccountUnit, link: Link, passwordHash: string | null) {
    const { email, name, person = null, locale } = link;
    const whose = { email, name: name ?? email, person, locale };
    return unit.accounts.create({ ...whose, passwordHash, emailVerifiedAt: clock.now() });
  }

  async function signUp(unit: AccountUnit, entry: Entry, link: Link, isTrusted: boolean) {
    // What somebody else has typed in another window does not become part of the account.
    const given = isTrusted ? link : { ...link, name: null, person: null };
    const account = await create(unit, given, isTrusted ? link.passwordHash : null);
    const password = account.passwordHash === null ? 'dropped' : 'kept';
    await record(unit, entry, account, 'signed-up', { password });
    return account;
  }

  async function changeEmail(unit: AccountUnit, entry: Entry, link: Link) {
    const { accountId, sessionHash, email, locale } = link;
    const account = accountId === null ? null : await unit.accounts.lock(accountId);
    if (!account || account.disabled) return null;
    // Whoever ends the session that has asked for it ends this, too.
    if (sessionHash === undefined || !(await unit.sessions.lock(sessionHash))) return null;
    const change = {
      email,
      emailVerifiedAt: clock.now(),
      ...(hasName(account) ? {} : { name: email }),
    };
    await unit.accounts.update(account.id, change);
    const ended = await unit.sessions.removeAllOf(account.id, entry.former?.idHash);
    // What was sent to the former mailbox opens nothing any longer.
    await unit.links.removeAllOf(account.email, linkPurposes);
    await unit.links.removeAllFor(account.id);
    await record(unit, entry, account, 'email-changed', { sessions: String(ended) });
    await unit.mails.add({
      kind: 'email-changed',
      accountId: account.id,
      to: account.email,
      at: clock.now(),
      userAgent: entry.caller.userAgent,
      locale,
    });
    return { ...account, ...change };
  }

  return async (unit, entry, link, isTrusted) => {
    const found = await unit.accounts.findByEmail(link.email);
    // An address has one account.
    if (link.purpose === 'email') return found ? null : changeEmail(unit, entry, link);
    // It gives an account its roles, and never changes those of one that is there.
    if (link.purpose === 'invitation') return found ? null : invitation.accept(unit, entry, link);
    const locked = found && (await unit.accounts.lock(found.id));
    if (locked?.disabled) return null;
    const known = locked && (await verify(unit, locked));
    return known ?? (link.purpose === 'sign-up' ? signUp(unit, entry, link, isTrusted) : null);
  };
}
