import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts a visitor's input for a cookie, so that only this server reads it. */
export interface StateSeal {
  seal(text: string): string;
  /** Null for a text that was not sealed with this secret. */
  open(sealed: string): string | null;
}

/** AES-256-GCM, base64url. */
export function createStateSeal(secret: string): StateSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'contact-requests form', 32));
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < 28) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
