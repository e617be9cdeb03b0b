import type { ConsentStore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes proofs whose time is over. Calling it once a day is enough.
 *
 * @param now ms since 1970
 * @param keepDays 1,461 by default, four years: claims end three years after the end of the year (§§ 195,
 * 199 BGB)
 * @returns how many
 * @throws errors of the store
 */
export function sweepProofs(
  store: Pick<ConsentStore, 'removeBefore'>,
  now = Date.now(),
  keepDays = 1461,
): Promise<number> {
  return store.removeBefore(new Date(now - keepDays * DAY_MS));
}
