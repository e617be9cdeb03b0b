import { createHash, randomBytes } from 'node:crypto';

/** Without letters that are read as another one (Crockford): five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A password for a gate, and what the server is given of it. */
export interface GatePassword {
  /** As people read and type it: `k7m2-9xw4-d0tr-5hzq`. */
  password: string;
  /** Its SHA-256 in hex, for `hash`. */
  hash: string;
}

/**
 * Makes a password of 80 bits of chance: the gate's hash is public and fast, so that a shorter one is
 * found by trying.
 */
export function createGatePassword(): GatePassword {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % 32]);
  const groups = Array.from({ length: GROUPS }, (_, at) =>
    letters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH).join(''),
  );
  const password = groups.join('-');
  return { password, hash: createHash('sha256').update(password).digest('hex') };
}
