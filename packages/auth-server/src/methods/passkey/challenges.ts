import type { Clock } from '../../ports.ts';
import type { Secrets } from '../../protocol/secrets.ts';
import { createSigner } from '../../protocol/signature.ts';
import type { ThrottleStore } from '../../throttle/throttle-store.ts';

/** How long the browser's prompt may stay open, in ms. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * WebAuthn challenges: signed, and stored in a cookie of the browser. Each is valid once, and only for its
 * `use`: the kind of request and the session.
 */
export interface Challenges {
  /** The cookie with the challenge. */
  issue(challenge: string, use: string): string;
  /** The challenge; null if it is forged, is for another use, is too old, or was used. */
  use(cookie: string | undefined, use: string): Promise<string | null>;
}

/** @param counts remembers used challenges, for all nodes */
export function createChallenges(
  secrets: Secrets,
  counts: ThrottleStore,
  clock: Clock,
): Challenges {
  const { sign, isSigned } = createSigner(secrets, 'passkey-challenge');

  return {
    issue(challenge, use) {
      const body = `${challenge}.${clock.now()}`;
      return `${body}.${sign(`${body}.${use}`)}`;
    },
    async use(cookie, use) {
      const [challenge = '', issuedAt = '', signature = ''] = (cookie ?? '').split('.');
      const isOurs = isSigned(`${challenge}.${issuedAt}.${use}`, signature);
      const age = Math.abs(clock.now() - Number(issuedAt));
      if (!isOurs || age > CHALLENGE_MS) return null;
      const uses = await counts.fail(`challenge:${signature}`, clock.now(), 2 * CHALLENGE_MS);
      return uses.failures === 1 ? challenge : null;
    },
  };
}
