/** A guarded role that waits until a second person confirms it. */
export interface WaitingRole {
  /** Whose account it is. */
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** The name of the admin who has given it. */
  readonly giver: string;
  /** The account is locked. */
  readonly isLocked: boolean;
  /** When, and until when it can be confirmed; in ms since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** 'giver', 'owner': this visitor is, and decides nothing. */
  readonly own: 'giver' | 'owner' | null;
}

/** What those with a guarded role read of roles that wait. */
export interface PendingRoleGrants {
  /** The visitor has shown a second factor within ten minutes. */
  readonly isProved: boolean;
  /** The oldest first. */
  waiting(): Promise<readonly WaitingRole[]>;
}
