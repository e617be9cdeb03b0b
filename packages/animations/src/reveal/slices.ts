/** As many as a slow phone handles within a few milliseconds, styles included. */
const AT_ONCE = 8;

/**
 * Runs when the browser is idle, or after one second. Safari has no idle callback and uses the next
 * frame.
 */
export function whenIdle(run: () => void): void {
  const ask: (run: () => void, options: IdleRequestOptions) => unknown =
    globalThis.requestIdleCallback ?? requestAnimationFrame;
  ask(run, { timeout: 1000 });
}

/**
 * Calls `run` for a few items immediately and for the others in small steps, so that no task
 * becomes long.
 */
export function inSlices<Item>(items: readonly Item[], run: (item: Item) => void): void {
  items.slice(0, AT_ONCE).forEach(run);
  const later = items.slice(AT_ONCE);
  if (later.length > 0) whenIdle(() => inSlices(later, run));
}
