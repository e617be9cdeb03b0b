/** The session in next-auth's form, with the site's own fields in `data` [R6.1]. */
export interface Session {
  readonly user: {
    readonly name: string;
    readonly email: string;
    readonly data: {
      readonly id: string;
      readonly roles: readonly string[];
      /** The password has to be changed before anything else. */
      readonly password_change: boolean;
    };
  };
  /** ISO 8601 instant at which the session ends without further activity. */
  readonly expires: string;
}

/** `loading`: while signing in, or during the first request; `error`: either of them failed [R6.2]. */
export type AuthStatus = 'unauthenticated' | 'loading' | 'authenticated' | 'error';

/** The state of a client; every change makes a new object. */
export interface AuthState {
  readonly status: AuthStatus;
  /** Null for a guest; the last session is kept while the server cannot be reached. */
  readonly session: Session | null;
  /** The next step before the user is signed in; the status is `unauthenticated` meanwhile. */
  readonly purpose: SessionPurpose | null;
  /** Set with the status `error`, and where the server knows no session [R6.4]. */
  readonly error: AuthError | null;
}

/** The step that is due first: a second factor, a new password, or setting up a second factor. */
export type SessionPurpose = 'second-factor' | 'password-new' | 'factor-new';

/**
 * CREDENTIALS  another password, or no such account
 * EMAIL        no link could be sent
 * THROTTLED    too many tries; a 429
 * UNAVAILABLE  the server cannot be reached, or answered 5xx
 * NO_SESSION   no cookie, or an empty session: a guest
 * REFUSED      any other failure; `reason` says which
 */
export type AuthErrorCode =
  | 'CREDENTIALS'
  | 'EMAIL'
  | 'THROTTLED'
  | 'UNAVAILABLE'
  | 'NO_SESSION'
  | 'REFUSED';

/** A failed request. `reason` is the `error` parameter of the server's response. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly reason: string;
  /** Whole seconds to wait before the next request; null if the server names none. */
  readonly waitS: number | null;

  constructor(code: AuthErrorCode, reason: string, cause?: unknown, waitS: number | null = null) {
    super(reason, cause === undefined ? undefined : { cause });
    this.code = code;
    this.reason = reason;
    this.waitS = waitS;
  }
}

/** Time as a port, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The part of `sessionStorage` that is used. */
export type GuardStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface AuthClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** The part of each address before `/api/…`; empty by default (same origin). */
  readonly baseUrl?: string;
  /** The session that the server rendered the page with; null for a guest; absent if unknown. */
  readonly session?: Session | null;
  readonly clock?: Clock;
  /** Goes to an address of this site. */
  navigate?(url: string): void;
  /** Reloads the page, if the reload guard allows it: `createReloadGuard`. */
  reload?(): void;
  /** Switches the session check off [R6.5]; false by default. */
  readonly development?: boolean;
  /** Whether the user's own record can be loaded: the second half of the session check. */
  hasRecord?(id: string): Promise<boolean>;
  /**
   * True while leaving the page would lose edits. A check that finds no session then keeps the page and calls
   * `onKept`. Another user's session ends the page all the same.
   */
  isUnsaved?(): boolean;
  /** Called when a check has found no session and has kept the page because of unsaved edits. */
  onKept?(): void;
  /**
   * Saves edits before the session ends on the server. If it rejects, `signOut` stops; `logout` continues,
   * because a user at a shared device wants to be signed out.
   */
  beforeSignOut?(): Promise<void>;
  /** Receives every failure that no caller receives. */
  onError?(error: unknown): void;
}

export interface SignInResult {
  readonly ok: boolean;
  /** Where to go next, absolute; null after a failure. */
  readonly url: string | null;
  /** Null after success. */
  readonly error: AuthError | null;
  /** The step that `url` asks for before the user is signed in; null if there is none. */
  readonly purpose: SessionPurpose | null;
  /** Further fields of the response: `ended`; empty after a failure. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The result of a form that does not sign in. */
export interface RequestResult {
  readonly ok: boolean;
  /** Where to go next, absolute; null after a failure. */
  readonly url: string | null;
  /** Null after success. */
  readonly error: AuthError | null;
  /** Further fields of the response: `codes`, `options`; empty after a failure. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The result of signing out. After a failure the page has to say that the user is still signed in. */
export interface SignOutResult {
  readonly ok: boolean;
  readonly error: AuthError | null;
}

interface SessionSource {
  get(): Session | null;
  subscribe(listener: () => void): () => void;
}

/** The session of one page, and the actions that change it. */
export interface AuthClient {
  readonly session: SessionSource;
  getState(): AuthState;
  getInitialState(): AuthState;
  /**
   * Calls back after every change, with the state and the former one. Returns a function that unsubscribes.
   */
  subscribe(listener: (state: AuthState, former: AuthState) => void): () => void;
  /** Never rejects: a failure is in the result and in the state. */
  signIn(
    provider: 'credentials',
    fields: { readonly email: string; readonly password: string; readonly callbackUrl?: string },
  ): Promise<SignInResult>;
  signIn(
    provider: 'email',
    fields: { readonly email: string; readonly callbackUrl?: string },
  ): Promise<SignInResult>;
  /**
   * Any other form that leads to a session or to a further step: `second-factor` with a `code`, `password`
   * with a new one, `callback/email` with a link's token. Never rejects.
   */
  send(path: string, fields: Readonly<Record<string, string>>): Promise<SignInResult>;
  /**
   * Any form that does not sign in: `signup`, `password/request`, `totp`, `sessions/end`. The state does not
   * change. Never rejects: a request aborted by `signal`, which replaces the limit of 20 s, is UNAVAILABLE.
   */
  request(
    path: string,
    fields: Readonly<Record<string, string>>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<RequestResult>;
  /**
   * next-auth's sign-out; then goes to the address in the response. `callbackUrl` is '/' by default. A
   * failure is also reported to `onError` and leaves the user signed in.
   */
  signOut(options?: { readonly callbackUrl?: string }): Promise<SignOutResult>;
  /**
   * The site's own sign-out: POST /api/user/logout, then `/login`. A failure is also reported to `onError`:
   * the user is still signed in and stays on the page [R6.9D].
   */
  logout(): Promise<SignOutResult>;
  /**
   * Requests the session. Only a 401 or an empty session ends it; any other failure is reported to `onError`.
   * Never rejects.
   */
  refresh(): Promise<AuthState>;
  /**
   * Compares the session with the server's now. If the server has another user or none, signs out and reloads
   * the page [R6.5]. Never rejects.
   *
   * @param isAnnounced another page, or a refused request, has shown that another user is signed in: that
   * user stays signed in
   */
  check(isAnnounced?: boolean): Promise<void>;
  /** Call after each navigation: 2 s later the session is compared with the server's [R6.5]. */
  checkAfterNavigation(): void;
  /** Stops timers. */
  dispose(): void;
}

/** Prevents endless reloads of a page. */
export interface ReloadGuard {
  /** Returns true, and stores a marker, if a reload of `path` is allowed now. */
  allow(path: string, options?: { readonly force?: boolean }): boolean;
}
