import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Clock, ThrottleCount, ThrottleStore } from '../ports.ts';

interface Policy {
  /** Attempts before anybody waits. */
  readonly free: number;
  readonly longestMs: number;
  readonly windowMs: number;
}

const minute = 60_000;
/** By how much the clocks of two nodes may differ. */
const LARGEST_SKEW_MS = 5000;
// The account's wait stays short: a stranger's attempts must not lock its owner out.
const accountPolicy: Policy = { free: 5, longestMs: minute / 2, windowMs: 15 * minute };
const addressPolicy: Policy = { free: 30, longestMs: 15 * minute, windowMs: 60 * minute };

export interface Throttle {
  /** Counts an attempt. Milliseconds to wait before the next, or 0 when this one may go on. */
  attempt(email: string, address: string): Promise<number>;
  /**
   * The account's owner is here: its count starts anew. The address gets this attempt back and keeps
   * the others, so that a practice behind one address may sign in all day, and a thief's own account
   * does not wipe out what was tried on others.
   */
  succeed(email: string, address: string): Promise<void>;
}

/** Waits that double: 1 s, 2 s, 4 s … up to the policy's longest. */
export function createThrottle(store: ThrottleStore, clock: Clock): Throttle {
  const waitFor = (policy: Policy, count: ThrottleCount, now: number): number => {
    if (count.failures < policy.free) return 0;
    const pause = Math.min(
      1000 * 2 ** Math.min(count.failures - policy.free, 30),
      policy.longestMs,
    );
    const passed = now - count.lastAt;
    // The clock was set back: how long ago it was is not known, and nobody waits until it comes round.
    if (passed < -LARGEST_SKEW_MS) return 0;
    return Math.min(pause, Math.max(0, pause - passed));
  };

  return {
    async attempt(email, address) {
      const now = clock.now();
      const limits = [
        [accountKey(email), accountPolicy],
        [addressKey(address), addressPolicy],
      ] as const;
      const before: ThrottleCount[] = [];
      // A refused attempt is not counted, or a stranger who keeps trying would keep the owner waiting.
      for (const [key, policy] of limits) {
        const count = await store.read(key, now);
        const wait = waitFor(policy, count, now);
        if (wait > 0) return wait;
        before.push(count);
      }
      let wait = 0;
      for (const [index, [key, policy]] of limits.entries()) {
        const { failures } = await store.fail(key, now, policy.windowMs);
        // Another attempt was counted in between: of those that came together only one goes on.
        const isAlone = failures === (before[index]?.failures ?? 0) + 1;
        if (failures > policy.free && !isAlone) wait = Math.max(wait, 1000);
      }
      return wait;
    },
    async succeed(email, address) {
      await store.clear(accountKey(email));
      await store.forgive(addressKey(address));
    },
  };
}

// Hashed, so that the table does not tell who tried to sign in.
const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

const accountKey = (email: string) => keyOf('account', email);

/** An IPv6 customer holds a /64 at least, so that is what counts as one address. */
const addressKey = (address: string) =>
  keyOf('address', isIPv6(address) ? ipv6Network(address) : address);

function ipv6Network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
