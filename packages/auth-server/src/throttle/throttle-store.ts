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
