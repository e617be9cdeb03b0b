/** As many as a slow phone does within a few milliseconds, styles included. */
const AT_ONCE = 8;

/** So few disturb a page that is busy less than texts that are hidden late. */
const LATEST_MS = 500;

/**
 * When the browser has nothing else to do; Safari knows no such moment, and takes the next frame.
 *
 * @param latest ms after which it is not waited for any longer; without it a page that never rests waits for ever
 */
export function whenIdle(run: () => void, latest?: number): void {
  const options = latest === undefined ? {} : { timeout: latest };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, options);
  else requestAnimationFrame(run);
}

/** Calls `run` for a few at once and for the others bit by bit, so that no task becomes long. */
export function inSlices<Item>(items: readonly Item[], run: (item: Item) => void): void {
  items.slice(0, AT_ONCE).forEach(run);
  const later = items.slice(AT_ONCE);
  if (later.length > 0) whenIdle(() => inSlices(later, run), LATEST_MS);
}
