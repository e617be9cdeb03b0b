import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../protocol/secrets.ts';
import type { AccountUnit } from '../store/store.ts';

/** How many codes an account gets. */
const RECOVERY_CODES = 10;
/** Without letters that look alike (Crockford). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits: even with a copy of the table no code can be found by trying. */
const LENGTH = 16;
/** The length of codes from before 29 November 2026; their hash needs the server's secret. */
const FORMER_LENGTH = 10;

/** Codes for users without their phone; each works once. */
export interface RecoveryCodes {
  /** Replaces all codes with ten new ones: `k7m2-q9xw-4d3e-8h2j`. Only their hashes are stored. */
  issue(unit: AccountUnit, accountId: string): Promise<string[]>;
  /** The possible hashes of an entered code; none for input that cannot be a code. */
  hashes(accountId: string, typed: string): readonly string[];
}

export function createRecoveryCodes(secrets: Secrets): RecoveryCodes {
  function createOne(): string {
    const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
  }

  /** Without the server's secret, so that codes still work after the secret was lost. */
  const hash = (accountId: string, code: string) =>
    createHash('sha256').update(`recovery-code:${accountId}:${code}`).digest('base64url');

  const formerHash = (secret: string, accountId: string, code: string) =>
    createHmac('sha256', secret).update(`recovery-code:${accountId}:${code}`).digest('base64url');

  return {
    hashes(accountId, typed) {
      const code = plain(typed);
      if ([...code].some((letter) => !ALPHABET.includes(letter))) return [];
      if (code.length === LENGTH) return [hash(accountId, code)];
      if (code.length !== FORMER_LENGTH) return [];
      return secrets.map((secret) => formerHash(secret, accountId, code));
    },
    async issue(unit, accountId) {
      const codes = Array.from({ length: RECOVERY_CODES }, createOne);
      const kept = codes.map((code) => hash(accountId, plain(code)));
      await unit.factors.setRecoveryCodes(accountId, kept);
      return codes;
    },
  };
}

/** The code in its original form, from the user's input. */
const plain = (typed: string) =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
