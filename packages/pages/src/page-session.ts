/**
 * The part of a session that pages use for decisions. Other data of `GET /api/auth/session` (name,
 * e-mail address) is included unchanged.
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
