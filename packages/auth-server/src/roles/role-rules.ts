/** The roles of a site: a closed list. */
export interface RoleRules {
  readonly all: readonly string[];
  /** Who changes accounts; there is always one. */
  readonly admin: string;
  /** Given only by an admin who has just shown a second factor: those who see what is confidential. */
  readonly guarded: readonly string[];
}

export const usualRoles: RoleRules = {
  all: ['patient', 'staff', 'admin'],
  admin: 'admin',
  guarded: ['staff', 'admin'],
};
