import type { Entry } from '../../completion/completion.ts';
import type { Clock } from '../../ports.ts';
import { type Account, hasName } from '../../store/account.ts';
import type { AccountEventType } from '../../store/event.ts';
import { type Link, linkPurposes } from '../../store/link.ts';
import type { AccountUnit } from '../../store/store.ts';
import type { Refusal } from '../refusal.ts';

/**
 * The account of a used link, created or changed as its purpose says; null if there is none or it is
 * disabled. `isTrusted`: the link is used in the browser that requested it, or with the code shown there.
 */
export type AccountOfLink = (
  unit: AccountUnit,
  entry: Entry,
  link: Link,
  isTrusted: boolean,
) => Promise<Account | null>;

export interface InvitationUse {
  /** Called before the link is used up; returns a refusal if the invitation is not valid. */
  begin(unit: AccountUnit, link: Link): Promise<Refusal | null>;
  /** The created account; null if the invitation is not valid. */
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

  /** The mailbox is now proved: credentials from before that proof no longer count. */
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
    // Input from another browser does not become part of the account.
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
    // Ending the session that requested the change also ends the change.
    if (sessionHash === undefined || !(await unit.sessions.lock(sessionHash))) return null;
    const change = {
      email,
      emailVerifiedAt: clock.now(),
      ...(hasName(account) ? {} : { name: email }),
    };
    await unit.accounts.update(account.id, change);
    const ended = await unit.sessions.removeAllOf(account.id, entry.former?.idHash);
    // Links sent to the former mailbox no longer work.
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
    // An invitation creates an account with roles, and never changes an existing account.
    if (link.purpose === 'invitation') return found ? null : invitation.accept(unit, entry, link);
    const locked = found && (await unit.accounts.lock(found.id));
    if (locked?.disabled) return null;
    const known = locked && (await verify(unit, locked));
    return known ?? (link.purpose === 'sign-up' ? signUp(unit, entry, link, isTrusted) : null);
  };
}
