import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** How long a form can stay open; an older one gets a new stamp. */
const LONGEST_MS = 24 * 60 * 60_000;
/** By how much the clocks of two nodes may differ. */
const SKEW_MS = 5000;

/** When a form was made, and which one it is. */
interface ReadStamp {
  readonly id: string;
  /** Until it may be sent; 0 where it may be. */
  readonly waitMs: number;
}

/** Proofs that a form was requested, and when: a robot that only posts has none. */
export interface Stamps {
  make(): string;
  /** Null for one that is not ours, or older than a day. */
  read(stamp: unknown): ReadStamp | null;
}

/** `leastMs`: the least time between showing a form and sending it. */
export function createStamps(secret: string, leastMs: number, now: () => number): Stamps {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`request-stamp:${text}`).digest('base64url');

  return {
    make() {
      const text = `${randomUUID()}.${now()}`;
      return `${text}.${sign(text)}`;
    },
    read(stamp) {
      if (typeof stamp !== 'string' || stamp.length > 200) return null;
      const [id = '', made = '', signature = ''] = stamp.split('.');
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${id}.${made}`))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const age = now() - Number(made);
      if (age > LONGEST_MS || age < -SKEW_MS) return null;
      return { id, waitMs: Math.max(0, leastMs - Math.max(0, age)) };
    },
  };
}
