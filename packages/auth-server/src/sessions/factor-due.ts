import type { Account } from '../store/account.ts';
import type { Method } from '../store/session.ts';
import { isStrong } from '../store/strong.ts';

/**
 * Whether this account has to set up a second factor first. `methods` are those of its session: a session
 * without a second factor belongs to an account that has none (`completion/end-unproved.ts`).
 */
export type FactorDue = (account: Pick<Account, 'roles'>, methods: readonly Method[]) => boolean;

/** @param required the roles that require a second factor */
export const createFactorDue =
  (required: readonly string[]): FactorDue =>
  ({ roles }, methods) =>
    !isStrong(methods) && roles.some((role) => required.includes(role));
