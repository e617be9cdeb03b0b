/** The longest wait for an idle moment, in ms. */
const PATIENCE_MS = 500;

/** Tasks for the time in which the browser is idle. */
export interface Slices {
  /** Runs it after all earlier ones, in its own task. */
  add(work: () => void): void;
  /** Runs the remaining tasks now, because the visitor needs the page. */
  finish(): void;
}

/**
 * Runs tasks one after the other; an error is reported like any error of the page, and the others
 * continue.
 */
export function createSlices(): Slices {
  const works: (() => void)[] = [];
  let isDue = false;
  // Safari has no idle callback: there it is the next task.
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
      // A task may add another one.
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
