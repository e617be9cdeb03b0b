import { networksOf } from '../../throttle/networks.ts';
import type { Refusal } from '../refusal.ts';

/** New passwords of one network that are judged and hashed at one time. */
const MOST = 4;
/** When a caller beyond these may come back, in ms: one takes up to 0.3 s. */
const WAIT_MS = 2000;

/** Costly work that anybody can ask for, so that no network fills the line that all share. */
export interface PlacesByNetwork {
  /** Does `work` at once, or refuses it where the network of `address` has as much under way as it may. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result | Refusal>;
}

export function createPlacesByNetwork(): PlacesByNetwork {
  const taken = new Map<string, number>();

  return {
    async run(address, work) {
      const { own } = networksOf(address);
      const before = taken.get(own) ?? 0;
      if (before >= MOST) {
        const verdict = { waitMs: WAIT_MS, ticket: null, isRepeated: true };
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
