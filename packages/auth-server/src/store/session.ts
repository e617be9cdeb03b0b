import type { Account } from './account.ts';

/** How somebody has proved who they are. */
export type Method = 'password' | 'link' | 'totp' | 'recovery-code' | 'passkey';

/**
 * What a session is limited to. Null is the session of a signed-in user; with any purpose the caller
 * is a guest for everything else.
 *
 * - `password-new`: choosing a new password, after a link or where the account says so
 * - `second-factor`: proving by a second factor, after the first
 * - `factor-new`: setting up a second factor, where the account's roles take one and it has none. It is
 *   never stored: `sessions/factor-due.ts` tells it by roles and proofs, so that it ends with the first factor
 */
export type SessionPurpose = 'password-new' | 'second-factor' | 'factor-new';

/** One row per device that is signed in, or about to be. Times are milliseconds since 1970. */
export interface StoredSession {
  /** SHA-256 of the session id, base64url: a stolen table opens nothing. */
  readonly idHash: string;
  readonly accountId: string;
  readonly purpose: SessionPurpose | null;
  /** In the order in which they were used. */
  readonly methods: readonly Method[];
  /** The last of these proofs. */
  readonly provedAt: number;
  readonly createdAt: number;
  /** The last thing that the user caused. */
  readonly activeAt: number;
  readonly address: string;
  readonly userAgent: string;
}

/** A session with the account as it is now, so that a changed role counts at the next request. */
export interface FoundSession {
  readonly session: StoredSession;
  readonly account: Account;
}
