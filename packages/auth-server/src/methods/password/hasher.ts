import { hash, verify } from '@node-rs/argon2';
import { createLine } from './line.ts';

/** Makes and checks the hashes of passwords. */
export interface Hasher {
  /** A PHC string: `$argon2id$v=19$m=…`. */
  hash(password: string): Promise<string>;
  /** `isKnown`: for a device that has signed in before, which goes before all others. */
  verify(hash: string, password: string, isKnown?: boolean): Promise<boolean>;
  /** True when `hash` was made with other parameters than today's. */
  isOutdated(hash: string): boolean;
}

/** OWASP's Password Storage Cheat Sheet, its first choice for Argon2id: 46 MiB, one pass, one lane. */
const parameters = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
const currentPrefix = /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/;

export interface HasherOptions {
  /** Hashes at one time; each takes 46 MiB and a thread of the pool. 2 by default. */
  readonly concurrency?: number;
  /**
   * Waiting beyond that, in the line of known devices and in that of all others; more are refused with
   * 503 rather than queued for minutes. 200 by default.
   */
  readonly queue?: number;
}

/**
 * Argon2id (RFC 9106) with bounded memory: a storm of sign-ins waits in line instead of filling the
 * machine. `hash` and `verify` reject with AuthServerError UNAVAILABLE while the line is full, and
 * `verify` with the library's Error for a stored text that is no hash.
 */
export function createHasher({ concurrency = 2, queue = 200 }: HasherOptions = {}): Hasher {
  const line = createLine({ places: concurrency, queue });

  return {
    hash: (password) => line.run(() => hashPassword(password), false),
    // The parameters are read from the stored hash, so that older ones keep working.
    verify: (stored, password, isKnown = false) =>
      line.run(() => verify(stored, password), isKnown),
    isOutdated: (stored) => !currentPrefix.test(stored),
  };
}

/** For sample data and migrations: Argon2id with today's parameters, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  // Argon2id is the library's own default; its enum cannot be imported by isolated modules.
  return hash(password, parameters);
}
