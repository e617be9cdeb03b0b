export const pictureLimits = {
  /** Of an original file. */
  bytes: 20_000_000,
  /** Width × height of an original. */
  pixels: 50_000_000,
  /** Milliseconds for an original from another host. */
  remoteMs: 10_000,
  /** Conversions at a time. */
  conversions: 2,
  /** Originals in memory at a time: own ones, and those of each other host. */
  reads: 4,
  hostReads: 2,
  /** Pictures that wait for their turn; more are refused. */
  waiting: 100,
  hostWaiting: 20,
  /** Milliseconds that one caller waits for its picture. */
  waitingMs: 15_000,
} as const;
