import { createHmac, randomBytes } from 'node:crypto';
import type { AccountUnit } from '../../store/store.ts';

/** How many an account gets. */
const RECOVERY_CODES = 10;
/** Without letters that are read as another one (Crockford). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** Codes for the day without a phone; each works once. */
export interface RecoveryCodes {
  /** Ten new ones in place of those before, as people read them: `k7m2q-9xw4d`. Only hashes are kept. */
  issue(unit: AccountUnit, accountId: string): Promise<string[]>;
  /** What is kept of one, however it was typed; null for what can be none. */
  hash(accountId: string, typed: string): string | null;
}

export function createRecoveryCodes(secret: string): RecoveryCodes {
  function createOne(): string {
    const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  }

  function hash(accountId: string, typed: string): string | null {
    const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
    if (code.length !== LENGTH || [...code].some((letter) => !ALPHABET.includes(letter))) {
      return null;
    }
    // Fifty bits of chance and the server's secret: a slow hash would add nothing.
    const mac = createHmac('sha256', secret).update(`recovery-code:${accountId}:${code}`);
    return mac.digest('base64url');
  }

  return {
    hash,
    async issue(unit, accountId) {
      const codes = Array.from({ length: RECOVERY_CODES }, createOne);
      const hashes = codes.map((code) => hash(accountId, code)).filter((one) => one !== null);
      await unit.factors.setRecoveryCodes(accountId, hashes);
      return codes;
    },
  };
}
