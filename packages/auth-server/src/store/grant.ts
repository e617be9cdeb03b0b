/**
 * A guarded role that an admin has given and that is not confirmed yet: the account does not have it. An
 * account has at most one grant for each role.
 */
export interface RoleGrant {
  readonly accountId: string;
  readonly role: string;
  /** The account of the admin who gave it. */
  readonly givenBy: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** How long a grant can be confirmed, in ms. */
export const GRANT_MS = 14 * 24 * 60 * 60_000;
