/** The roles of a site: a closed list. */
export interface RoleRules {
  readonly all: readonly string[];
  /** The role that changes accounts; there is always one admin. */
  readonly admin: string;
  /**
   * The roles with confidential data, and the roles that could give themselves access to it. Giving one
   * requires an admin with a recent second factor, and the confirmation of another user with a guarded role.
   */
  readonly guarded: readonly string[];
  /** A role → roles that it has besides. */
  readonly includes?: Readonly<Record<string, readonly string[]>>;
}

export const usualRoles: RoleRules = {
  all: ['patient', 'staff', 'doctor', 'admin'],
  admin: 'admin',
  guarded: ['staff', 'doctor', 'admin'],
  includes: { doctor: ['staff'] },
};

/** The roles of an account, and those that they include. */
export function effectiveRoles(roles: readonly string[], { includes = {} }: RoleRules): string[] {
  return [...new Set(roles.flatMap((role) => [role, ...(includes[role] ?? [])]))];
}
