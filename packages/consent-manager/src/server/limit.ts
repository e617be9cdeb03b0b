import { networkOf } from './network.ts';

/** How many decisions one network may send: `count` in `seconds`, on each node. */
export interface ConsentLimit {
  count: number;
  seconds: number;
}

/** The most networks that are remembered; then all are forgotten, and some callers get more attempts. */
const MOST_NETWORKS = 10_000;

/**
 * Counts decisions in windows of `seconds`. Whole clinics share one address: it only keeps a flood from
 * filling the table.
 *
 * @returns for an address the seconds after which it may try again, or 0 where it may now
 */
export function createLimit({ count, seconds }: ConsentLimit, now: () => Date) {
  let counts = new Map<string, number>();
  let until = 0;
  return (address: string): number => {
    const time = now().getTime();
    if (time >= until || counts.size >= MOST_NETWORKS) {
      counts = new Map();
      until = time + seconds * 1000;
    }
    const network = networkOf(address);
    const used = (counts.get(network) ?? 0) + 1;
    counts.set(network, used);
    return used > count ? Math.ceil((until - time) / 1000) : 0;
  };
}
