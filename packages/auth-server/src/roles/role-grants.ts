import type { Entry } from '../completion/completion.ts';
import { isStrong } from '../completion/strong.ts';
import type { FreshProof } from '../methods/fresh-proof.ts';
import type { Refusal } from '../methods/refusal.ts';
import type { Clock } from '../ports.ts';
import { guard } from '../sessions/sessions.ts';
import type { Account } from '../store/account.ts';
import { GRANT_MS, type RoleGrant } from '../store/grant.ts';
import type { AccountStore } from '../store/store.ts';
import type { RoleRules } from './role-rules.ts';

/** A grant as those who may confirm it see it. */
export type ShownGrant = RoleGrant & Pick<Account, 'email' | 'name'>;

/** Guarded roles need two people: an admin gives one, and somebody else with a guarded role confirms it. */
export interface RoleGrants {
  /** Those that wait, the oldest first. */
  list(): Promise<readonly ShownGrant[]>;
  /** Confirms what another admin has given to a third account; a fresh second factor is needed. */
  confirm(
    entry: Entry,
    accountId: string,
    roles: readonly string[],
  ): Promise<{ roles: readonly string[] } | Refusal>;
}

/** What they are made of. */
export interface RoleGrantParts {
  readonly store: AccountStore;
  readonly rules: RoleRules;
  readonly fresh: FreshProof;
  readonly clock: Clock;
}

/** An admin whose gifts count; one who is about to be deleted runs nothing any longer. */
export const isActiveAdmin = (id: string | null, admins: readonly Account[]): boolean =>
  admins.some((admin) => admin.id === id && admin.deletionAt === null);

/** Who confirms, and when. */
export interface Confirmer {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The grant of this role that `confirmer` may confirm: given by somebody else than themselves and the
 * account's owner, who is still an admin. `admins`: as `lockWithRole` has them, in the same transaction.
 */
export function findGrant(
  waiting: readonly RoleGrant[],
  role: string,
  confirmer: Confirmer,
  admins: readonly Account[],
): RoleGrant | null {
  const found = waiting.find((grant) => grant.role === role);
  if (!found || found.createdAt + GRANT_MS <= confirmer.now) return null;
  const { givenBy, accountId } = found;
  if ([givenBy, accountId].includes(confirmer.id) || givenBy === accountId) return null;
  return isActiveAdmin(givenBy, admins) ? found : null;
}

export function createRoleGrants({ store, rules, fresh, clock }: RoleGrantParts): RoleGrants {
  return {
    list: () =>
      guard(
        store.transaction(async ({ grants, accounts }) => {
          const now = clock.now();
          const waiting = (await grants.list()).filter((one) => one.createdAt + GRANT_MS > now);
          const shown: ShownGrant[] = [];
          for (const grant of waiting) {
            const account = await accounts.findById(grant.accountId);
            if (account) shown.push({ ...grant, email: account.email, name: account.name });
          }
          return shown;
        }),
      ),

    async confirm(entry, accountId, wanted) {
      const session = entry.former;
      if (!session || session.purpose !== null) return { refusal: 'session' };
      if (session.account.id === accountId) return { refusal: 'own-account' };
      if (!isStrong(session.methods) || !fresh.isFresh(entry)) {
        return { refusal: 'second-factor-missing' };
      }
      const confirmer: Confirmer = { id: session.account.id, now: clock.now() };
      const roles = [...new Set(wanted)];
      return guard(
        store.transaction(async (unit) => {
          // The lock of every change of roles: the confirmer's own cannot be taken meanwhile.
          const admins = await unit.accounts.lockWithRole(rules.admin);
          const own = await unit.accounts.findById(confirmer.id);
          const mayConfirm = own?.roles.some((role) => rules.guarded.includes(role)) ?? false;
          if (!own || own.disabled || !mayConfirm) return { refusal: 'session' };
          const account = await unit.accounts.lock(accountId);
          if (!account || roles.length === 0) return { refusal: 'unknown' };
          const waiting = await unit.grants.listOf(accountId);
          const isOwn = ({ role, givenBy }: RoleGrant) =>
            roles.includes(role) && givenBy === confirmer.id;
          if (waiting.some(isOwn)) return { refusal: 'own-account' };
          const found = roles.map((role) => findGrant(waiting, role, confirmer, admins));
          // It has expired, or its giver is no admin any more.
          if (found.includes(null)) return { refusal: 'unknown' };
          for (const role of roles) await unit.grants.remove(accountId, role);
          const all = [...new Set([...account.roles, ...roles])];
          await unit.accounts.setRoles(accountId, all);
          const details = { from: account.roles.join(' '), to: all.join(' '), by: confirmer.id };
          const event = {
            type: 'roles-changed',
            accountId,
            at: confirmer.now,
            ...entry.caller,
          } as const;
          const given_by = [...new Set(found.map((grant) => grant?.givenBy))].join(' ');
          await unit.events.add({ ...event, details: { ...details, given_by } });
          return { roles: all };
        }),
      );
    },
  };
}
