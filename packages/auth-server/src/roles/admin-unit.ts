import type { Entry } from '../completion/completion.ts';
import type { FreshProof } from '../methods/fresh-proof.ts';
import type { Refusal } from '../methods/refusal.ts';
import { lockSession } from '../sessions/in-session.ts';
import { guard } from '../sessions/sessions.ts';
import type { Account } from '../store/account.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';
import { isStrong } from '../store/strong.ts';
import { isActiveAdmin } from './role-grants.ts';
import type { RoleRules } from './role-rules.ts';

export interface AdminUnit {
  /** Runs with the lock of all admins, so that two of them cannot remove each other at the same time. */
  work<Result>(
    entry: Entry,
    work: (unit: AccountUnit, admins: readonly Account[]) => Promise<Result | Refusal>,
  ): Promise<Result | Refusal>;
  /** Null if this admin may give these roles: guarded roles require a recent second factor. */
  refusalOfGiving(entry: Entry, roles: readonly string[]): Refusal | null;
}

export function createAdminUnit(
  store: AccountStore,
  rules: RoleRules,
  fresh: FreshProof,
): AdminUnit {
  return {
    async work(entry, work) {
      const session = entry.former;
      if (!session || session.purpose !== null) return { refusal: 'session' };
      return guard(
        store.transaction(async (unit) => {
          const admins = await unit.accounts.lockWithRole(rules.admin);
          // Read again: the role or the session may have ended since the request started.
          const own = await lockSession(unit, session);
          const isAdmin = own !== null && isActiveAdmin(own.id, admins);
          return isAdmin ? work(unit, admins) : { refusal: 'session' };
        }),
      );
    },
    refusalOfGiving(entry, roles) {
      if (roles.some((role) => !rules.all.includes(role))) return { refusal: 'unknown' };
      const isGuarded = roles.some((role) => rules.guarded.includes(role));
      const isProved = isStrong(entry.former?.methods ?? []) && fresh.isFresh(entry);
      return isGuarded && !isProved ? { refusal: 'second-factor-missing' } : null;
    },
  };
}
