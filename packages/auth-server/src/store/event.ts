/** What the audit log tells of accounts. */
export type AccountEventType =
  | 'proved'
  | 'signed-in'
  | 'signed-out'
  | 'refused'
  | 'throttled'
  | 'link-requested'
  | 'signed-up'
  | 'email-verified'
  | 'password-set'
  | 'password-changed'
  | 'password-reset'
  | 'sessions-ended'
  | 'roles-changed'
  | 'role-refused'
  | 'disabled'
  | 'enabled'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-codes-made'
  | 'exported'
  | 'deletion-requested'
  | 'deletion-undone'
  | 'deleted'
  | 'email-changed'
  | 'invited'
  | 'invitation-withdrawn'
  | 'invitation-accepted'
  | 'admin-made'
  | 'factors-reset';

/** One line of the audit log, which only grows. */
export interface AccountEvent {
  readonly type: AccountEventType;
  /** Whose account; null where none is known by what was given. */
  readonly accountId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The caller's network address. */
  readonly address: string;
  readonly userAgent: string;
  /** Words of the program (a method, a reason), never what somebody has typed. */
  readonly details: Readonly<Record<string, string>>;
}
