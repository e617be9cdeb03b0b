import type { FastifyRequest } from 'fastify';
import type { AccessRule } from './access/rule.ts';
import type { AccountStore, Clock, Hasher, SessionStore, ThrottleStore, Viewer } from './ports.ts';

/** What one request knows of its session. */
export interface RequestSession {
  readonly idHash: string;
  /** ISO instant at which the session ends if nothing more happens. */
  readonly expires: string;
  readonly createdAt: number;
}

export type AuthEvent =
  | { readonly type: 'signed-in'; readonly accountId: string; readonly address: string }
  | { readonly type: 'signed-out'; readonly accountId: string; readonly address: string }
  | {
      readonly type: 'refused';
      readonly reason: 'credentials' | 'throttled';
      readonly address: string;
    };

export interface AuthServerOptions {
  /** The site's public origin; every answered URL starts with it, the Host header never counts. */
  readonly origin: URL;
  /** Signs tokens; 32 characters or more. */
  readonly secret: string;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly throttle: ThrottleStore;
  readonly clock?: Clock;
  readonly hasher?: Hasher;
  /** Without anything that the user caused; 30 minutes. */
  readonly idleMs?: number;
  /** From signing in; 12 hours. */
  readonly absoluteMs?: number;
  /** Path of the page that signs in; `/login`. */
  readonly signInPath?: string;
  /** Refuses unsafe methods that a page of another site caused, on every route; true. */
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
