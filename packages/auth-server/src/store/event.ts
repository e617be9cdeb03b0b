/** The kinds of events in the audit log. */
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

/** An event of the audit log. Events are only added. */
export interface AccountEvent {
  readonly type: AccountEventType;
  /** The account; null if the input names none. */
  readonly accountId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly address: string;
  readonly userAgent: string;
  /** Fixed words of the program (a method, a reason), never user input. */
  readonly details: Readonly<Record<string, string>>;
}
