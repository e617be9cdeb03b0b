/**
 * The session as the server answers it: next-auth's form, with what the site knows under `data`
 * [R6.1].
 */
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
  /** ISO 8601 instant at which it ends if nothing more happens. */
  readonly expires: string;
}

/** `loading` while signing in, or while the server is first asked; `error` where that failed [R6.2]. */
export type AuthStatus = 'unauthenticated' | 'loading' | 'authenticated' | 'error';

/** What a client knows; a new object with every change. */
export interface AuthState {
  readonly status: AuthStatus;
  /** Null for a guest; the last one is kept while the server is away. */
  readonly session: Session | null;
  /** What is still asked for before anybody is signed in; the status is `unauthenticated` meanwhile. */
  readonly purpose: SessionPurpose | null;
  /** Set where the status is `error`, and where the server knows no session [R6.4]. */
  readonly error: AuthError | null;
}

/** A second factor, a new password, or a second factor to be set up: what is due before anything else. */
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

/** Why signing in failed. `reason` is the `error` parameter that the server answered. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly reason: string;
  /** Whole seconds after which the server wants to be asked again; null where it names none. */
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

/** What a client is made of. */
export interface AuthClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Before `/api/…`; empty by default (same origin). */
  readonly baseUrl?: string;
  /** The session that the server rendered the page with; null for a guest, absent if unknown. */
  readonly session?: Session | null;
  readonly clock?: Clock;
  /** Goes to an address of this site. */
  navigate?(url: string): void;
  /** Loads the page again, if the reload guard allows it: `createReloadGuard`. */
  reload?(): void;
  /** Switches the session check off [R6.5]; false by default. */
  readonly development?: boolean;
  /** True when the user's own record can be loaded: the second half of the session check. */
  hasRecord?(id: string): Promise<boolean>;
  /**
   * True while edits would be lost with the page: a check that finds no session any more then leaves
   * them, and calls `onKept`. Another user's session ends the page all the same.
   */
  isUnsaved?(): boolean;
  /** A check has found that the session is over, and has left the page as it is for what is unsaved. */
  onKept?(): void;
  /**
   * Before the session ends on the server: flush what is unsaved. Where it rejects, `signOut` does
   * not go on; `logout` does, since somebody on a foreign device wants to be gone.
   */
  beforeSignOut?(): Promise<void>;
  /** Gets every failure that no caller is told of. */
  onError?(error: unknown): void;
}

/** How a sign-in ended. */
export interface SignInResult {
  readonly ok: boolean;
  /** Where to go next, absolute; null where it failed. */
  readonly url: string | null;
  /** Null where it worked. */
  readonly error: AuthError | null;
  /** What `url` asks for, before the user is signed in; null where nothing is. */
  readonly purpose: SessionPurpose | null;
  /** What else the server has answered: `ended`; empty where it failed. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** How a form ended that signs nobody in. */
export interface RequestResult {
  readonly ok: boolean;
  /** Where to go next, absolute; null where it failed. */
  readonly url: string | null;
  /** Null where it worked. */
  readonly error: AuthError | null;
  /** What else the server has answered: `codes`, `options`; empty where it failed. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** How a sign-out ended. A user whom it did not sign out has to be told. */
export interface SignOutResult {
  readonly ok: boolean;
  readonly error: AuthError | null;
}

/** The session alone, for what only reads it. */
interface SessionSource {
  get(): Session | null;
  subscribe(listener: () => void): () => void;
}

/** The session of one page, and what changes it. */
export interface AuthClient {
  readonly session: SessionSource;
  getState(): AuthState;
  /** As it was made: what the server has rendered. */
  getInitialState(): AuthState;
  /** Calls back with the state and the former one after every change. Returns the end of it. */
  subscribe(listener: (state: AuthState, former: AuthState) => void): () => void;
  /** Never rejects: a failure is in the result, and in the state. */
  signIn(
    provider: 'credentials',
    fields: { readonly email: string; readonly password: string; readonly callbackUrl?: string },
  ): Promise<SignInResult>;
  signIn(
    provider: 'email',
    fields: { readonly email: string; readonly callbackUrl?: string },
  ): Promise<SignInResult>;
  /**
   * Any other form of the server's that ends in a session or in a further step: `second-factor` with a
   * `code`, `password` with a new one, `callback/email` with a link's token. Never rejects.
   */
  send(path: string, fields: Readonly<Record<string, string>>): Promise<SignInResult>;
  /**
   * Any form of the server's that signs nobody in: `signup`, `password/request`, `totp`, `sessions/end`.
   * The state stays as it is. Never rejects: what `signal` ends, which stands for the limit of 20 s, is
   * UNAVAILABLE.
   */
  request(
    path: string,
    fields: Readonly<Record<string, string>>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<RequestResult>;
  /**
   * next-auth's sign-out: the answered address is navigated to; `callbackUrl` is '/' by default. A
   * failure goes to `onError`, too, and leaves the session.
   */
  signOut(options?: { readonly callbackUrl?: string }): Promise<SignOutResult>;
  /**
   * The site's own: POST /api/user/logout, then `/login`. A failure goes to `onError`, too: the user is
   * still signed in then, and stays on the page [R6.9D].
   */
  logout(): Promise<SignOutResult>;
  /**
   * Asks the server. Only a 401 or an empty session ends the session; any other failure goes to
   * `onError`. Never rejects.
   */
  refresh(): Promise<AuthState>;
  /**
   * Compares the session with the server's now; where another user is signed in, or nobody any more,
   * the page is signed out and loaded anew [R6.5]. Never rejects.
   *
   * @param isTold another page, or a request that was refused, has told of the other user: they have signed in, and
   * stay so
   */
  check(isTold?: boolean): Promise<void>;
  /** Call after each navigation: 2 s later the session is compared with the server's [R6.5]. */
  checkAfterNavigation(): void;
  /** Stops timers. */
  dispose(): void;
}

/** Says whether a page may load itself anew. */
export interface ReloadGuard {
  /** True, and marked, when a reload of `path` is allowed now. */
  allow(path: string, options?: { readonly force?: boolean }): boolean;
}
