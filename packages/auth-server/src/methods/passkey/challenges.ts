import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../ports.ts';
import type { ThrottleStore } from '../../throttle/throttle-store.ts';

/** How long the browser's own question may stand, in ms. */
export const CHALLENGE_MS = 5 * 60_000;

/** Challenges of WebAuthn: signed and kept by the browser that was asked; each is good once. */
export interface Challenges {
  /** The cookie that carries it. */
  issue(challenge: string): string;
  /** The challenge; null for one that is not ours, is too old, or was used. */
  use(cookie: string | undefined): Promise<string | null>;
}

/** @param counts remembers the used ones, for all nodes */
export function createChallenges(secret: string, counts: ThrottleStore, clock: Clock): Challenges {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`passkey-challenge:${text}`).digest('base64url');

  return {
    issue(challenge) {
      const body = `${challenge}.${clock.now()}`;
      return `${body}.${sign(body)}`;
    },
    async use(cookie) {
      const [challenge = '', issuedAt = '', signature = ''] = (cookie ?? '').split('.');
      const expected = Buffer.from(sign(`${challenge}.${issuedAt}`));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      const age = Math.abs(clock.now() - Number(issuedAt));
      if (!isOurs || age > CHALLENGE_MS) return null;
      const uses = await counts.fail(`challenge:${signature}`, clock.now(), 2 * CHALLENGE_MS);
      return uses.failures === 1 ? challenge : null;
    },
  };
}
