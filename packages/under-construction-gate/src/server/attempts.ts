/** Counts passwords that were tried, so that they cannot be guessed in bulk. */
export interface GateAttempts {
  /** Notes one try of `key`; answers the seconds to wait before the next, 0 if it may go on. */
  take(key: string): Promise<number> | number;
  /** Forgets the tries of `key`, after the right password. */
  clear(key: string): Promise<void> | void;
}

/** How many tries there are. */
export interface AttemptsOptions {
  /** Tries in one window; 10 by default. */
  limit?: number;
  /** Milliseconds from the first try; 900,000 (a quarter of an hour) by default. */
  window?: number;
  /** Milliseconds since 1970; the system's by default. */
  now?: () => number;
}

/** By how much the clocks of two nodes may differ, in ms. */
export const LARGEST_SKEW_MS = 5000;

export const readLimits = (options: AttemptsOptions): Required<AttemptsOptions> => ({
  limit: options.limit ?? 10,
  window: options.window ?? 15 * 60_000,
  now: options.now ?? Date.now,
});

/** Tries in this process's memory: ten in a quarter of an hour, unless `options` say otherwise. */
export function createMemoryAttempts(options: AttemptsOptions = {}): GateAttempts {
  const { limit, window, now } = readLimits(options);
  const tries = new Map<string, { count: number; until: number }>();
  return {
    take(key) {
      const time = now();
      // Swept on the way, so that a flood of addresses does not stay in memory.
      // A window that ends later than any may end is from before the clock was set back.
      const latest = time + window + LARGEST_SKEW_MS;
      for (const [other, { until }] of tries) {
        if (until <= time || until > latest) tries.delete(other);
      }
      const entry = tries.get(key) ?? { count: 0, until: time + window };
      entry.count += 1;
      tries.set(key, entry);
      return entry.count > limit ? Math.ceil((entry.until - time) / 1000) : 0;
    },
    clear(key) {
      tries.delete(key);
    },
  };
}
