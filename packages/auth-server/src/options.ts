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

/** What one request knows of its session. Times are milliseconds since 1970. */
export interface RequestSession {
  /** SHA-256 of the session's id, base64url: the store's key. */
  readonly idHash: string;
  /** As it is now. */
  readonly account: Account;
  /** Null for a user who is signed in; with any purpose `request.viewer` is null. */
  readonly purpose: SessionPurpose | null;
  readonly methods: readonly Method[];
  /** The last proof. */
  readonly provedAt: number;
  readonly createdAt: number;
  readonly activeAt: number;
  /** ISO 8601 instant at which the session ends if nothing more happens. */
  readonly expires: string;
}

/** What the plug-in is made of. */
export interface AuthServerOptions {
  /** The site's public origin; every answered URL starts with it, the Host header never counts. */
  readonly origin: URL;
  /** Signs and seals; 32 characters or more. */
  readonly secret: string;
  /** Those before it: what they have signed or sealed is still read, and sealed again when it is used. */
  readonly formerSecrets?: readonly string[];
  readonly store: AccountStore;
  readonly throttle: ThrottleStore;
  /** The language of the mails that a request causes; German by default. */
  locale?(request: FastifyRequest): 'de' | 'en';
  /**
   * Answers `GET /api/auth/callback/email`, where a link from a mail leads: a page with a form that
   * posts `token` and `email` to the same address. By default a plain one of our own.
   */
  linkPage?(request: FastifyRequest, reply: FastifyReply): unknown;
  /** Words that no password may be made of, such as the practice's name; asked for at each new password. */
  contextWords?(): readonly string[] | Promise<readonly string[]>;
  /** Asked about each new password; nobody by default. See `createBreachedList`. */
  readonly isBreached?: IsBreached | undefined;
  /** The site's roles, a closed list; patient, staff and admin by default. */
  readonly roles?: RoleRules;
  /** The roles whose accounts need a second factor: who signs in without sets one up first. None by default. */
  readonly secondFactorFor?: readonly string[];
  /** What apps for codes and passkeys show beside the account; the host of `origin` by default. */
  readonly siteName?: string;
  /** The site's pages; see `PagePaths`. */
  readonly pages?: Partial<PagePaths>;
  /** What `GET /api/auth/export` adds of the account to what the server of accounts has, by name. */
  exportData?(accountId: string): Promise<object>;
  /** The system's by default. */
  readonly clock?: Clock;
  /** `createHasher()` by default. */
  readonly hasher?: Hasher;
  /** How long a session lasts without anything that the user caused, in ms; 30 minutes by default. */
  readonly idleMs?: number;
  /** How long it lasts from signing in, in ms; 12 hours by default. */
  readonly absoluteMs?: number;
  /** Refuses unsafe methods that a page of another site caused, on every route; true by default. */
  readonly checkOrigin?: boolean;
  /** Requests that never ask for a session: hashed static files. */
  ignores?(request: FastifyRequest): boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for guests. */
    authSession: RequestSession | null;
    /**
     * Sets `viewer` and `authSession` where the session is loaded on demand; at once when there is
     * no session cookie.
     * @throws AuthServerError UNAVAILABLE while the session store is away
     */
    loadSession(): Promise<void> | void;
    /** What the pages of accounts show, for the visitor of this request; after its session is loaded. */
    readonly accounts: AccountReader;
  }
}
