import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import {
  bytesToHex,
  bytesToUtf8,
  hexToBytes,
  managedNonce,
  utf8ToBytes,
} from '@noble/ciphers/utils.js';
import { isEntry, type OfflineEntry, type SealedEntry } from './entry.ts';

/** A user's key, as the server gives it to the user's session. */
export interface StorageKey {
  /** Stored beside what the key has encrypted. */
  readonly id: string;
  /** 256 bits in hexadecimal digits. */
  readonly key: string;
}

/** Encrypts entries before they are stored. It is synchronous: a page that is left cannot wait. */
export interface Seal {
  /** @param name the entry's name in the storage: under another one it cannot be opened */
  close(name: string, entry: OfflineEntry): SealedEntry;
  /** 'locked' if none of the keys has encrypted it, null if it was changed since. */
  open(name: string, sealed: SealedEntry): OfflineEntry | 'locked' | null;
}

// A fresh random nonce for each entry, stored before it: 24 bytes cannot repeat by chance.
const cipher = managedNonce(xchacha20poly1305);

/**
 * @param keys the first one encrypts, each of them decrypts
 * @throws Error for a key that is not in hexadecimal digits
 */
export function createSeal(keys: readonly [StorageKey, ...StorageKey[]]): Seal {
  const [present] = keys;
  const bytesOf = new Map(keys.map(({ id, key }) => [id, hexToBytes(key)]));
  const presentBytes = hexToBytes(present.key);

  return {
    close(name, entry) {
      const { form, owner, page, at } = entry;
      const text = utf8ToBytes(JSON.stringify(entry));
      const sealed = cipher(presentBytes, utf8ToBytes(name)).encrypt(text);
      return { form, owner, page, at, key: present.id, sealed: bytesToHex(sealed) };
    },
    open(name, { key: id, sealed, page }) {
      const bytes = bytesOf.get(id);
      if (bytes === undefined) return 'locked';
      try {
        const text = cipher(bytes, utf8ToBytes(name)).decrypt(hexToBytes(sealed));
        const entry: unknown = JSON.parse(bytesToUtf8(text));
        return isEntry(entry) ? { ...entry, page } : null;
      } catch {
        return null;
      }
    },
  };
}
