import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Encrypts secrets that have to be read again, for a table that may be copied. */
export interface Seal {
  seal(text: string, owner: string): string;
  /** Null for a text that was changed, or was encrypted with another secret or for another owner. */
  open(sealed: string, owner: string): string | null;
}

/** AES-256-GCM; the owner is authenticated data, so that rows cannot be exchanged. */
export function createSeal(secrets: Secrets): Seal {
  const [key, ...formerKeys] = secrets.map(keyOf) as [Buffer, ...Buffer[]];

  return {
    seal(text, owner) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      for (const one of [key, ...formerKeys]) {
        const text = decryptWith(one, sealed, owner);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'praxiskit totp keys', 32));

function decryptWith(key: Buffer, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
