import { createHash, randomBytes } from 'node:crypto';

/** Without letters that look alike (Crockford); five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A password for a gate, and its hash for the server. */
export interface GatePassword {
  /** In groups, for reading and typing: `k7m2-9xw4-d0tr-5hzq`. */
  password: string;
  /** Its SHA-256 in hex, for `hash`. */
  hash: string;
}

/**
 * Creates a password of 80 random bits. A shorter one could be found by trying, because the hash is public
 * and SHA-256 is fast.
 */
export function createGatePassword(): GatePassword {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % 32]);
  const groups = Array.from({ length: GROUPS }, (_, at) =>
    letters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH).join(''),
  );
  const password = groups.join('-');
  return { password, hash: createHash('sha256').update(password).digest('hex') };
}
