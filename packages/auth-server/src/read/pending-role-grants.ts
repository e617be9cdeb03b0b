/** A guarded role that waits until a second person confirms it. */
export interface WaitingRole {
  /** The account that gets the role. */
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** The name of the admin who gave the role. */
  readonly giver: string;
  readonly isLocked: boolean;
  /** When it was given, and until when it can be confirmed; in ms since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Whether this visitor is the giver or the owner, and so cannot decide. */
  readonly own: 'giver' | 'owner' | null;
}

export interface PendingRoleGrants {
  /** Whether the visitor has proved a second factor within ten minutes. */
  readonly isProved: boolean;
  /** Oldest first. */
  waiting(): Promise<readonly WaitingRole[]>;
}
