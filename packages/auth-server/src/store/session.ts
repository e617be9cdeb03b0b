import type { Account } from './account.ts';

/** A method of proving one's identity. */
export type Method = 'password' | 'link' | 'totp' | 'recovery-code' | 'passkey';

/**
 * The limitation of a session. Null is the session of a signed-in user; with any purpose the caller is a
 * guest for all other requests.
 *
 * - `password-new`: choosing a new password, after a link or if the account requires it
 * - `second-factor`: proving a second factor, after the first factor
 * - `factor-new`: setting up a second factor that the account's roles require. It is never stored:
 * `sessions/factor-due.ts` derives it from roles and proofs, so it ends when a factor is set up
 */
export type SessionPurpose = 'password-new' | 'second-factor' | 'factor-new';

/** One row for each device that is signed in, or is signing in. Times are milliseconds since 1970. */
export interface StoredSession {
  /** SHA-256 of the session id, base64url: a stolen table is useless. */
  readonly idHash: string;
  readonly accountId: string;
  readonly purpose: SessionPurpose | null;
  /** In the order of use. */
  readonly methods: readonly Method[];
  readonly provedAt: number;
  readonly createdAt: number;
  readonly activeAt: number;
  readonly address: string;
  readonly userAgent: string;
}

/** A session with its present account, so that a changed role takes effect at the next request. */
export interface FoundSession {
  readonly session: StoredSession;
  readonly account: Account;
}
