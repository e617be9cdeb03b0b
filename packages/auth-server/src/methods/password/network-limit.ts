import { networksOf } from '../../throttle/networks.ts';
import type { Refusal } from '../refusal.ts';

/** How many new passwords of one network are judged and hashed at once. */
const MOST = 4;
/** When a refused caller may try again, in ms: one password takes up to 0.3 s. */
const WAIT_MS = 2000;

/** Limits costly work that every visitor can request, so that no network fills the shared queue. */
export interface NetworkLimit {
  /** Runs `work` at once, or refuses it if the network of `address` has reached its limit. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result | Refusal>;
}

export function createNetworkLimit(): NetworkLimit {
  const taken = new Map<string, number>();

  return {
    async run(address, work) {
      const { own } = networksOf(address);
      const before = taken.get(own) ?? 0;
      if (before >= MOST) {
        const verdict = { waitMs: WAIT_MS, retryToken: null, isRepeated: true };
        return { refusal: 'throttled', verdict };
      }
      taken.set(own, before + 1);
      try {
        return await work();
      } finally {
        const left = (taken.get(own) ?? 1) - 1;
        if (left > 0) taken.set(own, left);
        else taken.delete(own);
      }
    },
  };
}
