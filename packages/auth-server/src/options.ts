import type { Locale } from '@praxiskit/core';
import type {} from '@praxiskit/core/fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IsBreached } from './methods/password/breached.ts';
import type { Hasher } from './methods/password/hasher.ts';
import type { PagePaths } from './pages.ts';
import type { Clock } from './ports.ts';
import type { AccountReader } from './read/account-reader.ts';
import type { RoleRules } from './roles/role-rules.ts';
import type { Account } from './store/account.ts';
import type { Method, SessionPurpose } from './store/session.ts';
import type { AccountStore } from './store/store.ts';
import type { ThrottleStore } from './throttle/throttle-store.ts';

/** The session of a request. Times are milliseconds since 1970. */
export interface RequestSession {
  /** SHA-256 of the session's id, base64url: the store's key. */
  readonly idHash: string;
  /** In its present state. */
  readonly account: Account;
  /** Null for a signed-in user; with any purpose `request.viewer` is null. */
  readonly purpose: SessionPurpose | null;
  readonly methods: readonly Method[];
  readonly provedAt: number;
  readonly createdAt: number;
  readonly activeAt: number;
  /** ISO 8601 instant at which the session ends without further activity. */
  readonly expires: string;
}

export interface AuthServerOptions {
  /** The site's public origin. Every URL in a response starts with it; the Host header never counts. */
  readonly origin: URL;
  /** Signs and encrypts; 32 characters or more. */
  readonly secret: string;
  /**
   * Former secrets: texts signed or encrypted with them can still be read, and are encrypted again when used.
   */
  readonly formerSecrets?: readonly string[];
  readonly store: AccountStore;
  readonly throttle: ThrottleStore;
  /** The language of the mails that a request causes; German by default. */
  locale?(request: FastifyRequest): Locale;
  /**
   * Answers `GET /api/auth/callback/email`, the address of a link in a mail, with a page whose form posts
   * `token` and `email` to the same address. By default a plain page of this package.
   */
  linkPage?(request: FastifyRequest, reply: FastifyReply): unknown;
  /** Words that no password may be made of, such as the practice's name; read for each new password. */
  contextWords?(): readonly string[] | Promise<readonly string[]>;
  /**
   * Checks each new password against a list of breached passwords; none by default. See `createBreachedList`.
   */
  readonly isBreached?: IsBreached | undefined;
  /** The site's roles, a closed list; patient, staff, doctor (who has all that staff has) and admin by default. */
  readonly roles?: RoleRules;
  /**
   * The roles that require a second factor: a user without one sets it up after signing in. None by default.
   */
  readonly secondFactorFor?: readonly string[];
  /** The name in apps for codes and in passkey prompts; the host of `origin` by default. */
  readonly siteName?: string;
  /** The paths of the site's pages; see `PagePaths`. */
  readonly pages?: Partial<PagePaths>;
  /** The site's own data for `GET /api/auth/export`, by name. */
  exportData?(accountId: string): Promise<object>;
  /** The system's clock by default. */
  readonly clock?: Clock;
  /** `createHasher()` by default. */
  readonly hasher?: Hasher;
  /** How long a session lasts without activity of the user, in ms; 30 minutes by default. */
  readonly idleMs?: number;
  /** How long a session lasts after signing in, in ms; 12 hours by default. */
  readonly absoluteMs?: number;
  /** Refuses unsafe methods from pages of other sites, on every route; true by default. */
  readonly checkOrigin?: boolean;
  /** Requests that never need a session: hashed static files. */
  ignores?(request: FastifyRequest): boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for guests. */
    authSession: RequestSession | null;
    /**
     * Sets `viewer` and `authSession` on routes that load the session on demand; returns at once without a
     * session cookie.
     *
     * @throws AuthServerError UNAVAILABLE while the session store cannot be reached
     */
    loadSession(): Promise<void> | void;
    /** The data for the account pages of this visitor; use it after the session is loaded. */
    readonly accounts: AccountReader;
  }
}
