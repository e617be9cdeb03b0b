import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue.ts';

export interface Hasher {
  /** A PHC string: `$argon2id$v=19$m=…`. */
  hash(password: string): Promise<string>;
  /** `isKnown`: the device has signed in before, and is served before all others. */
  verify(hash: string, password: string, isKnown?: boolean): Promise<boolean>;
  /** True if `hash` was made with older parameters. */
  isOutdated(hash: string): boolean;
}

/** The first choice of OWASP's Password Storage Cheat Sheet for Argon2id: 46 MiB, one pass, one lane. */
const parameters = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
const currentPrefix = /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/;

export interface HasherOptions {
  /** Parallel hashes; each takes 46 MiB and a thread of the pool. 2 by default. */
  readonly concurrency?: number;
  /**
   * Maximum number of waiting calls, for known devices and for all others separately; further calls are
   * refused with 503. 200 by default.
   */
  readonly queue?: number;
}

/**
 * Argon2id (RFC 9106) with bounded memory: many sign-ins at once wait in a queue. `hash` and `verify` reject
 * with AuthServerError UNAVAILABLE while the queue is full. `verify` rejects with the library's Error if the
 * stored text is no hash.
 */
export function createHasher({ concurrency = 2, queue = 200 }: HasherOptions = {}): Hasher {
  const tasks = createWorkQueue({ concurrency, waiting: queue });

  return {
    hash: (password) => tasks.run(() => hashPassword(password), false),
    // The parameters are in the stored hash, so older hashes keep working.
    verify: (stored, password, isKnown = false) =>
      tasks.run(() => verify(stored, password), isKnown),
    isOutdated: (stored) => !currentPrefix.test(stored),
  };
}

/** For sample data and migrations: an Argon2id hash with the present parameters, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  // Argon2id is the library's default; its enum cannot be imported by isolated modules.
  return hash(password, parameters);
}
