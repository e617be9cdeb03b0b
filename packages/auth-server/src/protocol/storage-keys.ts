import { hkdfSync } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** A key of one user, for unsaved changes in the browser's storage. */
export interface StorageKey {
  /** 16 hex digits: names the key beside what it has encrypted. */
  readonly id: string;
  /** 64 hex digits, 256 bits. */
  readonly key: string;
}

/**
 * The user's keys, the present one first. They are derived from the secrets and the account's id, so
 * that the user's next session opens what a closed page has left, and no other user does.
 */
export const storageKeysOf = (secrets: Secrets, accountId: string): StorageKey[] =>
  secrets.map((secret) => {
    const derive = (use: string, bytes: number) =>
      Buffer.from(
        hkdfSync('sha256', secret, '', `praxiskit storage ${use} ${accountId}`, bytes),
      ).toString('hex');
    return { id: derive('id', 8), key: derive('key', 32) };
  });
