/** The session as the server answers it. */
export interface Session {
  readonly user: {
    readonly name: string;
    readonly email: string;
    readonly data: {
      readonly id: string;
      readonly roles: readonly string[];
      readonly password_change: boolean;
    };
  };
  /** ISO instant. */
  readonly expires: string;
}

export type AuthStatus = 'unauthenticated' | 'loading' | 'authenticated' | 'error';

export interface AuthState {
  readonly status: AuthStatus;
  readonly session: Session | null;
  readonly error: AuthError | null;
}

export type AuthErrorCode = 'CREDENTIALS' | 'EMAIL' | 'THROTTLED' | 'UNAVAILABLE' | 'REFUSED';

/** Why signing in failed. `reason` is the `error` parameter that the server answered. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly reason: string;

  constructor(code: AuthErrorCode, reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.code = code;
    this.reason = reason;
  }
}

export interface Clock {
  now(): number;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The part of `sessionStorage` that is used. */
export type GuardStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface AuthClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Before `/api/…`; empty by default (same origin). */
  readonly baseUrl?: string;
  /** The session that the server rendered the page with; null for a guest, absent if unknown. */
  readonly session?: Session | null;
  /** Holds the reload guard's marker; without one a reload is never prevented. */
  readonly storage?: GuardStorage;
  readonly clock?: Clock;
  /** Goes to an address of this site. */
  navigate?(url: string): void;
  /** Loads the page again; called only if the reload guard allows it. */
  reload?(): void;
  /** The page's path, for the reload guard. */
  path?(): string;
  /** Switches the logout of a failed session check off. */
  readonly development?: boolean;
  /** True when the user's own record can be loaded: the second half of the session check. */
  hasRecord?(id: string): Promise<boolean>;
  /** Before the session ends on the server: flush what is unsaved. */
  beforeSignOut?(): Promise<void>;
  onError?(error: unknown): void;
}

export interface SignInResult {
  readonly ok: boolean;
  /** Where to go next. */
  readonly url: string | null;
  readonly error: AuthError | null;
}

/** The session alone, for what only reads it. */
export interface SessionSource {
  get(): Session | null;
  subscribe(listener: () => void): () => void;
}

export interface AuthClient {
  readonly session: SessionSource;
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Never rejects: a failure is in the result, and in the state. */
  signIn(
    provider: 'credentials',
    fields: { readonly email: string; readonly password: string; readonly callbackUrl?: string },
  ): Promise<SignInResult>;
  signIn(
    provider: 'email',
    fields: { readonly email: string; readonly callbackUrl?: string },
  ): Promise<SignInResult>;
  /** next-auth's sign-out: the answered address is navigated to. */
  signOut(options?: { readonly callbackUrl?: string }): Promise<void>;
  /** The site's own: POST /api/user/logout, then `/login`; a failure is only logged. */
  logout(): Promise<void>;
  /** Asks the server. Only a 401 or an empty session ends the session. */
  refresh(): Promise<AuthState>;
  /** Call after each navigation: 2 s later the session is compared with the server's. */
  checkAfterNavigation(): void;
  /** Stops timers. */
  dispose(): void;
}

export interface ReloadGuard {
  /** True, and marked, when a reload of `path` is allowed now. */
  allow(path: string, options?: { readonly force?: boolean }): boolean;
}
