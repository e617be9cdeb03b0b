/** The signed-in user, for every other part of the server. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** The password has to be changed before anything else. */
  readonly passwordChange: boolean;
}

/** An account as the store has it. `disabled` accounts cannot sign in and lose their sessions. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly passwordChange: boolean;
  readonly disabled: boolean;
  /** PHC string, or null for an account without a password. */
  readonly passwordHash: string | null;
}

/** Where accounts are. A method that rejects is answered as 503, and ends no session. */
export interface AccountStore {
  /** `email` comes trimmed and in lower case. */
  findByEmail(email: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  /** The parameters of hashing changed, or the password did. */
  setPasswordHash(id: string, hash: string): Promise<void>;
}

/** One row per signed-in device. Times are milliseconds since 1970. */
export interface StoredSession {
  /** SHA-256 of the session id, base64url: a stolen table opens nothing. */
  readonly idHash: string;
  readonly accountId: string;
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

/** Where sessions are. A method that rejects is answered as 503, and ends no session. */
export interface SessionStore {
  /** Rejects for an `idHash` that is there, and for an account that is not. */
  create(session: StoredSession): Promise<void>;
  find(idHash: string): Promise<FoundSession | null>;
  /** Sets `activeAt`, where the session is there. */
  touch(idHash: string, activeAt: number): Promise<void>;
  remove(idHash: string): Promise<void>;
}

/**
 * Counts of failures by key, shared by all nodes. `fail` counts one more failure and keeps the key
 * for `windowMs` after it; both answer how many there are and when the last one was.
 */
export interface ThrottleStore {
  read(key: string, now: number): Promise<ThrottleCount>;
  fail(key: string, now: number, windowMs: number): Promise<ThrottleCount>;
  /** Takes one failure back: the attempt was none. */
  forgive(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** The failures of one key. */
export interface ThrottleCount {
  readonly failures: number;
  /** Milliseconds since 1970; 0 when there was none. */
  readonly lastAt: number;
}

/** Time as a port, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Makes and checks the hashes of passwords. */
export interface Hasher {
  /** A PHC string: `$argon2id$v=19$m=…`. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** True when `hash` was made with other parameters than today's. */
  isOutdated(hash: string): boolean;
}
