import type { Entry } from '../completion/completion.ts';
import type { Refusal } from '../methods/refusal.ts';
import type { Clock } from '../ports.ts';
import type { Account } from '../store/account.ts';
import type { AccountEventType } from '../store/event.ts';
import type { AccountUnit } from '../store/store.ts';
import type { AdminUnit } from './admin-unit.ts';
import { mailConfirmers, mailOwner } from './grant-mails.ts';
import { findGrant, isValidGrant } from './role-grants.ts';
import type { RoleRules } from './role-rules.ts';

/** The roles that the account has now, and those that wait for a confirmation. */
interface GivenRoles {
  readonly roles: readonly string[];
  readonly waiting: readonly string[];
}

/** An admin's changes of other accounts; admins cannot change their own. */
export interface RoleChanges {
  /**
   * A guarded role waits until another admin also gives it, or a user with a guarded role confirms it. A role
   * that is not in the list is removed, or its grant is ended.
   */
  setRoles(
    entry: Entry,
    accountId: string,
    roles: readonly string[],
  ): Promise<GivenRoles | Refusal>;
  /** A disabled account is signed out at once and cannot sign in. */
  setDisabled(
    entry: Entry,
    accountId: string,
    isDisabled: boolean,
  ): Promise<{ disabled: boolean } | Refusal>;
  /** Ends all sessions of the account; returns how many there were. */
  endSessions(entry: Entry, accountId: string): Promise<{ ended: number } | Refusal>;
  /**
   * Requires a new password at the next sign-in. The account is signed out, its links are deleted, and its
   * owner gets a mail.
   */
  resetPassword(entry: Entry, accountId: string): Promise<{ password_change: true } | Refusal>;
}

export interface RoleChangeParts {
  readonly rules: RoleRules;
  readonly admins: AdminUnit;
  readonly clock: Clock;
}

export function createRoleChanges({ rules, admins, clock }: RoleChangeParts): RoleChanges {
  async function change<Result>(
    entry: Entry,
    accountId: string,
    work: (
      unit: AccountUnit,
      account: Account,
      admins: readonly Account[],
    ) => Promise<Result | Refusal>,
  ): Promise<Result | Refusal> {
    if (entry.former?.account.id === accountId) return { refusal: 'own-account' };
    return admins.work(entry, async (unit, all) => {
      const account = await unit.accounts.lock(accountId);
      return account ? work(unit, account, all) : { refusal: 'unknown' };
    });
  }

  function record(
    unit: AccountUnit,
    entry: Entry,
    account: Account,
    type: AccountEventType,
    details: Record<string, string>,
  ) {
    const by = entry.former?.account.id ?? '';
    const event = { accountId: account.id, at: clock.now(), ...entry.caller };
    return unit.events.add({ type, ...event, details: { ...details, by } });
  }

  const isLastAdmin = ({ id }: Account, admins: readonly Account[]) =>
    admins.length === 1 && admins[0]?.id === id;

  return {
    async setRoles(entry, accountId, wanted) {
      const roles = [...new Set(wanted)];
      if (roles.some((role) => !rules.all.includes(role))) return { refusal: 'unknown' };
      return change(entry, accountId, async (unit, account, all) => {
        const given = roles.filter((role) => !account.roles.includes(role));
        const refusal = admins.refusalOfGiving(entry, given);
        if (refusal) return refusal;
        if (!roles.includes(rules.admin) && isLastAdmin(account, all)) {
          return { refusal: 'last-admin' };
        }
        const confirmer = { id: entry.former?.account.id ?? '', now: clock.now() };
        const former = await unit.grants.listOf(accountId);
        const waiting: string[] = [];
        const givers = new Set<string>();
        for (const role of given.filter((one) => rules.guarded.includes(one))) {
          const grant = findGrant(former, role, confirmer, all);
          if (grant) givers.add(grant.givenBy);
          else waiting.push(role);
        }
        for (const { role } of former) await unit.grants.remove(accountId, role);
        const ended = former.map(({ role }) => role).filter((role) => !roles.includes(role));
        for (const role of waiting) {
          const gift = { accountId, role, givenBy: confirmer.id, createdAt: confirmer.now };
          await unit.grants.add(gift);
        }
        const effective = roles.filter((role) => !waiting.includes(role));
        await unit.accounts.setRoles(accountId, effective);
        await record(unit, entry, account, 'roles-changed', {
          from: account.roles.join(' '),
          to: effective.join(' '),
          ...(waiting.length > 0 && { waiting: waiting.join(' ') }),
          ...(ended.length > 0 && { ended: ended.join(' ') }),
          ...(givers.size > 0 && { given_by: [...givers].join(' ') }),
        });
        const { id: givenBy, now: at } = confirmer;
        // Saving the same roles again sends no second mail.
        const isNew = (role: string) =>
          !former.some((grant) => grant.role === role && isValidGrant(grant, at));
        if (waiting.some(isNew))
          await mailConfirmers(unit, rules, entry, { accountId, givenBy, at });
        if (givers.size > 0) await mailOwner(unit, entry, accountId, at);
        return { roles: effective, waiting };
      });
    },

    setDisabled: (entry, accountId, isDisabled) =>
      change(entry, accountId, async (unit, account, all) => {
        if (isDisabled && isLastAdmin(account, all)) return { refusal: 'last-admin' };
        await unit.accounts.setDisabled(accountId, isDisabled ? clock.now() : null);
        if (isDisabled) await unit.sessions.removeAllOf(accountId);
        await record(unit, entry, account, isDisabled ? 'disabled' : 'enabled', {});
        return { disabled: isDisabled };
      }),

    endSessions: (entry, accountId) =>
      change(entry, accountId, async (unit, account) => {
        const ended = await unit.sessions.removeAllOf(accountId);
        await record(unit, entry, account, 'sessions-ended', { sessions: String(ended) });
        return { ended };
      }),

    resetPassword: (entry, accountId) =>
      change(entry, accountId, async (unit, account) => {
        const at = clock.now();
        await unit.accounts.update(accountId, { passwordChange: true, passwordChangeSince: at });
        await unit.sessions.removeAllOf(accountId);
        await unit.links.removeAllOf(account.email, ['sign-in', 'password']);
        await unit.links.removeAllFor(accountId);
        await record(unit, entry, account, 'password-reset', {});
        const { caller, locale } = entry;
        const { userAgent } = caller;
        await unit.mails.add({ kind: 'password-asked', accountId, at, userAgent, locale });
        return { password_change: true } as const;
      }),
  };
}
