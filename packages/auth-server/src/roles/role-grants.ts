import type { Entry } from '../completion/completion.ts';
import type { FreshProof } from '../methods/fresh-proof.ts';
import type { Refusal } from '../methods/refusal.ts';
import type { Clock } from '../ports.ts';
import { lockSession } from '../sessions/in-session.ts';
import { guard } from '../sessions/sessions.ts';
import type { Account } from '../store/account.ts';
import { GRANT_MS, type RoleGrant } from '../store/grant.ts';
import type { AccountStore, AccountUnit } from '../store/store.ts';
import { isStrong } from '../store/strong.ts';
import { mailOwner } from './grant-mails.ts';
import type { RoleRules } from './role-rules.ts';

/** A grant, as shown to users who can confirm it. */
interface ShownGrant extends RoleGrant, Pick<Account, 'email' | 'name'> {
  readonly giver: string;
  /** The account is locked: its user cannot sign in until an admin unlocks it. */
  readonly isLocked: boolean;
}

/**
 * Guarded roles need two people: an admin gives the role, and another user with a guarded role confirms or
 * refuses it.
 */
export interface RoleGrants {
  /** Pending grants, oldest first. */
  list(): Promise<readonly ShownGrant[]>;
  /** Confirms a role that another admin has given to a third account; requires a recent second factor. */
  confirm(
    entry: Entry,
    accountId: string,
    roles: readonly string[],
  ): Promise<{ roles: readonly string[] } | Refusal>;
  /**
   * Refuses a role that another admin has given to a third account; allowed to the users who can confirm it.
   */
  refuse(
    entry: Entry,
    accountId: string,
    roles: readonly string[],
  ): Promise<{ refused: readonly string[] } | Refusal>;
}

export interface RoleGrantParts {
  readonly store: AccountStore;
  readonly rules: RoleRules;
  readonly fresh: FreshProof;
  readonly clock: Clock;
}

/** An admin whose grants are valid; an admin whose own deletion is requested has none. */
export const isActiveAdmin = (id: string | null, admins: readonly Account[]): boolean =>
  admins.some((admin) => admin.id === id && admin.deletionAt === null);

/** False after 14 days; `now` in ms since 1970. */
export const isValidGrant = ({ createdAt }: RoleGrant, now: number): boolean =>
  createdAt + GRANT_MS > now;

/** The user who confirms, and when. */
export interface Confirmer {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The grant of this role that `confirmer` can confirm: given by another user who is still an admin, to an
 * account that is not the confirmer's own. `admins` are from `lockWithRole` in the same transaction.
 */
export function findGrant(
  waiting: readonly RoleGrant[],
  role: string,
  confirmer: Confirmer,
  admins: readonly Account[],
): RoleGrant | null {
  const found = waiting.find((grant) => grant.role === role);
  if (!found || !isValidGrant(found, confirmer.now)) return null;
  const { givenBy, accountId } = found;
  if ([givenBy, accountId].includes(confirmer.id) || givenBy === accountId) return null;
  return isActiveAdmin(givenBy, admins) ? found : null;
}

export function createRoleGrants({ store, rules, fresh, clock }: RoleGrantParts): RoleGrants {
  /**
   * Runs with the lock of all changes of roles, and with the grants of these roles that this user can decide.
   */
  async function decide<Result>(
    entry: Entry,
    accountId: string,
    wanted: readonly string[],
    work: (
      unit: AccountUnit,
      account: Account,
      grants: readonly RoleGrant[],
      by: Confirmer,
    ) => Promise<Result>,
  ): Promise<Result | Refusal> {
    const session = entry.former;
    if (!session || session.purpose !== null) return { refusal: 'session' };
    if (session.account.id === accountId) return { refusal: 'own-account' };
    if (!isStrong(session.methods) || !fresh.isFresh(entry)) {
      return { refusal: 'second-factor-missing' };
    }
    const confirmer: Confirmer = { id: session.account.id, now: clock.now() };
    const roles = [...new Set(wanted)];
    return guard(
      store.transaction(async (unit): Promise<Result | Refusal> => {
        // The lock keeps the confirmer's own role until the end.
        const admins = await unit.accounts.lockWithRole(rules.admin);
        const own = await lockSession(unit, session);
        const mayConfirm = own?.roles.some((role) => rules.guarded.includes(role)) ?? false;
        if (!mayConfirm) return { refusal: 'session' };
        const account = await unit.accounts.lock(accountId);
        if (!account || roles.length === 0) return { refusal: 'unknown' };
        const waiting = await unit.grants.listOf(accountId);
        const isOwn = ({ role, givenBy }: RoleGrant) =>
          roles.includes(role) && givenBy === confirmer.id;
        if (waiting.some(isOwn)) return { refusal: 'own-account' };
        const grants: RoleGrant[] = [];
        for (const role of roles) {
          const grant = findGrant(waiting, role, confirmer, admins);
          // It has expired, or its giver is no longer an admin.
          if (!grant) return { refusal: 'unknown' };
          grants.push(grant);
        }
        for (const role of roles) await unit.grants.remove(accountId, role);
        return work(unit, account, grants, confirmer);
      }),
    );
  }

  return {
    list: () =>
      guard(
        store.transaction(async ({ grants, accounts }) => {
          const now = clock.now();
          const waiting = (await grants.list()).filter((one) => isValidGrant(one, now));
          const admins = await accounts.listWithRole(rules.admin);
          const shown: ShownGrant[] = [];
          for (const grant of waiting) {
            const account = await accounts.findById(grant.accountId);
            const giver = admins.find(({ id }) => id === grant.givenBy);
            // A grant of a former admin cannot be confirmed.
            if (!account || !giver || !isActiveAdmin(giver.id, admins)) continue;
            const { email, name, disabled: isLocked } = account;
            shown.push({ ...grant, email, name, giver: giver.name, isLocked });
          }
          return shown;
        }),
      ),

    confirm: (entry, accountId, wanted) =>
      decide(entry, accountId, wanted, async (unit, account, grants, { id: by, now: at }) => {
        const roles = [...new Set([...account.roles, ...grants.map(({ role }) => role)])];
        await unit.accounts.setRoles(accountId, roles);
        const details = { from: account.roles.join(' '), to: roles.join(' '), by };
        await unit.events.add({
          type: 'roles-changed',
          accountId,
          at,
          ...entry.caller,
          details: { ...details, given_by: giverNamesOf(grants) },
        });
        await mailOwner(unit, entry, accountId, at);
        return { roles };
      }),

    refuse: (entry, accountId, wanted) =>
      decide(entry, accountId, wanted, async (unit, _account, grants, { id: by, now: at }) => {
        const refused = grants.map(({ role }) => role);
        await unit.events.add({
          type: 'role-refused',
          accountId,
          at,
          ...entry.caller,
          details: { roles: refused.join(' '), by, given_by: giverNamesOf(grants) },
        });
        return { refused };
      }),
  };
}

const giverNamesOf = (grants: readonly RoleGrant[]): string =>
  [...new Set(grants.map(({ givenBy }) => givenBy))].join(' ');
