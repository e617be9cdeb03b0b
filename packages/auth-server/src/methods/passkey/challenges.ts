import type { Clock } from '../../ports.ts';
import type { Secrets } from '../../protocol/secrets.ts';
import { createSigner } from '../../protocol/signature.ts';
import type { ThrottleStore } from '../../throttle/throttle-store.ts';

/** How long the browser's own question may stand, in ms. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * Challenges of WebAuthn: signed and kept by the browser that was asked; each is good once, and only for
 * the `use` that it was made for: what is asked, and in which session.
 */
export interface Challenges {
  /** The cookie that carries it. */
  issue(challenge: string, use: string): string;
  /** The challenge; null for one that is not ours, is for something else, is too old, or was used. */
  use(cookie: string | undefined, use: string): Promise<string | null>;
}

/** @param counts remembers the used ones, for all nodes */
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
