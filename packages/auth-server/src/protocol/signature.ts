import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/**
 * Signs texts of this server. `kind` separates purposes: a signature of one kind is not valid for another.
 */
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

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
