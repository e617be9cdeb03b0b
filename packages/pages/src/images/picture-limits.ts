/** What one picture may cost. */
export const pictureLimits = {
  /** Of an original. */
  bytes: 20_000_000,
  /** Of an original: width × height. */
  pixels: 50_000_000,
  /** Milliseconds for an original from another host. */
  remoteMs: 10_000,
  /** Conversions at a time. */
  conversions: 2,
  /** Originals in memory at a time: own ones, and those of other hosts. */
  reads: 4,
  remoteReads: 2,
  /** Pictures of each of the two that wait for their turn; more are refused. */
  waiting: 100,
  remoteWaiting: 20,
} as const;
