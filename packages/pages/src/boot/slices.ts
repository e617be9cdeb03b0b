/** A page that is never idle gets its work all the same, in ms. */
const PATIENCE_MS = 500;

/** Work for the time in which a browser has nothing else to do. */
export interface Slices {
  /** Runs it after all that came before, in a task of its own. */
  add(work: () => void): void;
  /** Runs what is left, now: the visitor needs it. */
  finish(): void;
}

/** Runs works one after the other; what one throws is reported as any error of the page, and ends no other. */
export function createSlices(): Slices {
  const works: (() => void)[] = [];
  let isDue = false;
  // Safari knows no idle time: there it is the next task.
  const whenIdle: (run: () => void, options: IdleRequestOptions) => void =
    globalThis.requestIdleCallback ?? ((run) => setTimeout(run));

  function runNext(): void {
    isDue = false;
    try {
      works.shift()?.();
    } finally {
      wait();
    }
  }

  function wait(): void {
    if (isDue || works.length === 0) return;
    isDue = true;
    whenIdle(runNext, { timeout: PATIENCE_MS });
  }

  return {
    add(work) {
      works.push(work);
      wait();
    },
    finish() {
      // One may add another.
      for (let work = works.shift(); work; work = works.shift()) {
        try {
          work();
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
