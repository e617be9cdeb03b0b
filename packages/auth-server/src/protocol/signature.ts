import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** What only this server can have written: `kind` keeps what is signed for one purpose from another. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/** HMAC-SHA256, base64url. */
export function createSigner(secrets: Secrets, kind: string): Signer {
  const signBy = (secret: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64url');
  return {
    sign: (text) => signBy(secrets[0], text),
    isSigned: (text, signature) => secrets.some((one) => isSame(signature, signBy(one, text))),
  };
}

/** Compares in a time that tells nothing of where two texts differ. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
