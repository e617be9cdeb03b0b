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
}

export const usualRoles: RoleRules = {
  all: ['patient', 'staff', 'admin'],
  admin: 'admin',
  guarded: ['staff', 'admin'],
};
