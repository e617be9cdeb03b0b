/** The roles of a site: a closed list. */
export interface RoleRules {
  readonly all: readonly string[];
  /** Who changes accounts; there is always one. */
  readonly admin: string;
  /**
   * Those who see what is confidential, and those who could give that to themselves. An admin who has just
   * shown a second factor gives one; it counts once somebody else with a guarded role has confirmed it.
   */
  readonly guarded: readonly string[];
}

export const usualRoles: RoleRules = {
  all: ['patient', 'staff', 'admin'],
  admin: 'admin',
  guarded: ['staff', 'admin'],
};
