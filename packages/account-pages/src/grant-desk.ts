/** A guarded role that waits until a second person confirms it. Times are milliseconds since 1970. */
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
  readonly createdAt: number;
  /** Until when it can be confirmed. */
  readonly expiresAt: number;
  /** The visitor has given it, or it is theirs: another person decides. */
  readonly own: 'giver' | 'owner' | null;
}

/** What those with a guarded role read: `openDesk().grants()` of `@praxiskit/auth-server`. */
export interface GrantDesk {
  /** The visitor has shown a second factor within ten minutes. */
  readonly isProved: boolean;
  /** The oldest first. */
  waiting(): Promise<readonly WaitingRole[]>;
}
