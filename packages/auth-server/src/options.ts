import type { FastifyRequest } from 'fastify';
import type { AccessRule } from './access/rule.ts';
import type { AccountStore, Clock, Hasher, SessionStore, ThrottleStore, Viewer } from './ports.ts';

/** What one request knows of its session. */
export interface RequestSession {
  /** SHA-256 of the session's id, base64url: the store's key. */
  readonly idHash: string;
  /** ISO 8601 instant at which the session ends if nothing more happens. */
  readonly expires: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** What happened, and the caller's network address (`request.ip`). */
export type AuthEvent =
  | { readonly type: 'signed-in'; readonly accountId: string; readonly address: string }
  | { readonly type: 'signed-out'; readonly accountId: string; readonly address: string }
  | {
      readonly type: 'refused';
      readonly reason: 'credentials' | 'throttled';
      readonly address: string;
    };

/** What the plug-in is made of. */
export interface AuthServerOptions {
  /** The site's public origin; every answered URL starts with it, the Host header never counts. */
  readonly origin: URL;
  /** Signs tokens; 32 characters or more. */
  readonly secret: string;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly throttle: ThrottleStore;
  /** The system's by default. */
  readonly clock?: Clock;
  /** `createHasher()` by default. */
  readonly hasher?: Hasher;
  /** How long a session lasts without anything that the user caused, in ms; 30 minutes by default. */
  readonly idleMs?: number;
  /** How long it lasts from signing in, in ms; 12 hours by default. */
  readonly absoluteMs?: number;
  /** Path of the page that signs in; `/login` by default. */
  readonly signInPath?: string;
  /** Refuses unsafe methods that a page of another site caused, on every route; true by default. */
  readonly checkOrigin?: boolean;
  /** Requests that never ask for a session: hashed static files. */
  ignores?(request: FastifyRequest): boolean;
  /** For the audit log. A failure in it fails the request. */
  onEvent?(event: AuthEvent): void | Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** With the access rule 'record': the package or module that enforces it. */
    enforcedBy?: string;
    /** The handler calls `request.loadSession()` where it needs the session; until then it has a guest. */
    session?: 'on-demand';
  }
  interface FastifyRequest {
    viewer: Viewer | null;
    /** The session of `viewer`, null for guests. */
    authSession: RequestSession | null;
    /**
     * Sets `viewer` and `authSession` where the session is loaded on demand; at once when there is
     * no session cookie.
     * @throws AuthServerError UNAVAILABLE while the session store is away
     */
    loadSession(): Promise<void> | void;
  }
}
