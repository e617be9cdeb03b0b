import type { Entry } from '../completion/completion.ts';
import { isStrong } from '../completion/strong.ts';
import type { FreshProof } from '../methods/fresh-proof.ts';
import type { Refusal } from '../methods/refusal.ts';
import type { Clock } from '../ports.ts';
import { guard } from '../sessions/sessions.ts';
import type { Account } from '../store/account.ts';
import type { AccountEventType } from '../store/event.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';
import type { RoleRules } from './role-rules.ts';

/** What an admin does with the accounts of others; nobody changes their own. */
export interface RoleChanges {
  setRoles(
    entry: Entry,
    accountId: string,
    roles: readonly string[],
  ): Promise<{ roles: readonly string[] } | Refusal>;
  /** A disabled account is signed out at once, and cannot sign in. */
  setDisabled(
    entry: Entry,
    accountId: string,
    isDisabled: boolean,
  ): Promise<{ disabled: boolean } | Refusal>;
}

/** What the changes are made of. */
export interface RoleChangeParts {
  readonly rules: RoleRules;
  readonly store: AccountStore;
  readonly fresh: FreshProof;
  readonly clock: Clock;
}

export function createRoleChanges({ rules, store, fresh, clock }: RoleChangeParts): RoleChanges {
  /** In the lock of every admin, so that two of them cannot remove each other at the same moment. */
  async function change<Result>(
    entry: Entry,
    accountId: string,
    work: (
      unit: AccountUnit,
      account: Account,
      admins: readonly Account[],
    ) => Promise<Result | Refusal>,
  ): Promise<Result | Refusal> {
    const session = entry.former;
    if (!session || session.purpose !== null) return { refusal: 'session' };
    if (session.account.id === accountId) return { refusal: 'own-account' };
    return guard(
      store.transaction(async (unit) => {
        const admins = await unit.accounts.lockWithRole(rules.admin);
        // Read anew: it may have been taken away since the request began.
        if (!admins.some(({ id }) => id === session.account.id)) return { refusal: 'session' };
        const account = await unit.accounts.lock(accountId);
        return account ? work(unit, account, admins) : { refusal: 'unknown' };
      }),
    );
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
      return change(entry, accountId, async (unit, account, admins) => {
        const given = roles.filter((role) => !account.roles.includes(role));
        const isGuarded = given.some((role) => rules.guarded.includes(role));
        if (isGuarded && !(isStrong(entry.former?.methods ?? []) && fresh.isFresh(entry))) {
          return { refusal: 'second-factor-missing' };
        }
        if (!roles.includes(rules.admin) && isLastAdmin(account, admins)) {
          return { refusal: 'last-admin' };
        }
        await unit.accounts.setRoles(accountId, roles);
        const details = { from: account.roles.join(' '), to: roles.join(' ') };
        await record(unit, entry, account, 'roles-changed', details);
        return { roles };
      });
    },

    setDisabled: (entry, accountId, isDisabled) =>
      change(entry, accountId, async (unit, account, admins) => {
        if (isDisabled && isLastAdmin(account, admins)) return { refusal: 'last-admin' };
        await unit.accounts.setDisabled(accountId, isDisabled ? clock.now() : null);
        if (isDisabled) await unit.sessions.removeAllOf(accountId);
        await record(unit, entry, account, isDisabled ? 'disabled' : 'enabled', {});
        return { disabled: isDisabled };
      }),
  };
}
