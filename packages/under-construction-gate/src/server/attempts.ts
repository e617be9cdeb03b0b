/** Counts attempts, so that passwords cannot be guessed in bulk. */
export interface GateAttempts {
  /** Counts one attempt of `key`. Returns the seconds to wait before the next, 0 if it is allowed now. */
  take(key: string): Promise<number> | number;
  /** Forgets the attempts of `key`, after the right password. */
  clear(key: string): Promise<void> | void;
}

export interface AttemptsOptions {
  /** Attempts in one window; 10 by default. */
  limit?: number;
  /** Milliseconds from the first attempt; 900,000 (a quarter of an hour) by default. */
  window?: number;
  /** Milliseconds since 1970; the system's by default. */
  now?: () => number;
}

/** The largest expected difference between the clocks of two nodes, in ms. */
export const LARGEST_SKEW_MS = 5000;

export const readLimits = (options: AttemptsOptions): Required<AttemptsOptions> => ({
  limit: options.limit ?? 10,
  window: options.window ?? 15 * 60_000,
  now: options.now ?? Date.now,
});

/** Counts attempts in this process's memory: ten in a quarter of an hour by default. */
export function createMemoryAttempts(options: AttemptsOptions = {}): GateAttempts {
  const { limit, window, now } = readLimits(options);
  const tries = new Map<string, { count: number; until: number }>();
  return {
    take(key) {
      const time = now();
      // Deletes ended windows, so that a flood of addresses does not fill the memory. A window that ends
      // later than any possible one was opened before the clock was set back.
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
