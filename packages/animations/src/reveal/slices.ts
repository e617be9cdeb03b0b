/** As many as a slow phone does within a few milliseconds, styles included. */
const AT_ONCE = 8;

/** When the browser has nothing else to do, or after a second; Safari, without such moments, takes the next frame. */
export function whenIdle(run: () => void): void {
  const ask: (run: () => void, options: IdleRequestOptions) => unknown =
    globalThis.requestIdleCallback ?? requestAnimationFrame;
  ask(run, { timeout: 1000 });
}

/** Calls `run` for a few at once and for the others bit by bit, so that no task becomes long. */
export function inSlices<Item>(items: readonly Item[], run: (item: Item) => void): void {
  items.slice(0, AT_ONCE).forEach(run);
  const later = items.slice(AT_ONCE);
  if (later.length > 0) whenIdle(() => inSlices(later, run));
}
