/**
 * The part of a session that pages decide by. What else `GET /api/auth/session` answers (name,
 * e-mail address) travels with it.
 */
export interface PageSession {
  readonly user: {
    readonly data: {
      readonly id: string;
      readonly roles: readonly string[];
      readonly password_change: boolean;
    };
  };
  /** ISO 8601 instant. */
  readonly expires: string;
}
