/** What a link that was sent by e-mail does: sign in, finish a sign-up, or let choose a new password. */
export type LinkPurpose = 'sign-in' | 'sign-up' | 'password';

/**
 * A link that was asked for and not used yet. Its token is no part of it: it is derived from the id by
 * the server's secret, so that neither a copy of this table nor one of the queue of mails opens anything.
 */
export interface Link {
  /** UUIDv7. */
  readonly id: string;
  readonly purpose: LinkPurpose;
  /** Lower case, trimmed. Nobody may have an account with it. */
  readonly email: string;
  /** Where to go afterwards, absolute and of this site; null for the usual page. */
  readonly callbackUrl: string | null;
  readonly locale: 'de' | 'en';
  /** Of a sign-up. */
  readonly name: string | null;
  /** Of a sign-up: counts only where it is confirmed by who has sent the form. */
  readonly passwordHash: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
}
