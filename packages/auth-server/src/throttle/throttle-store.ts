/**
 * Counts failures by key, for all nodes. `fail` adds one failure and keeps the key for `windowMs` after it.
 * `read` and `fail` return the number of failures and the time of the last one.
 */
export interface ThrottleStore {
  read(key: string, now: number): Promise<ThrottleCount>;
  fail(key: string, now: number, windowMs: number): Promise<ThrottleCount>;
  /** Removes one failure: the attempt was successful. */
  forgive(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

export interface ThrottleCount {
  readonly failures: number;
  /** Milliseconds since 1970; 0 when there was none. */
  readonly lastAt: number;
}
