import { AuthServerError } from '../../error.ts';

/** Runs a limited number of tasks at once; the others wait. */
export interface WorkQueue {
  /**
   * Tasks with `isKnown` run before all others, and have their own queue.
   *
   * @throws AuthServerError UNAVAILABLE while that queue is full
   */
  run<T>(work: () => Promise<T>, isKnown: boolean): Promise<T>;
}

export function createWorkQueue({
  concurrency,
  waiting,
}: {
  concurrency: number;
  waiting: number;
}): WorkQueue {
  const queues = { known: [] as (() => void)[], others: [] as (() => void)[] };
  let running = 0;

  return {
    async run(work, isKnown) {
      const queue = isKnown ? queues.known : queues.others;
      if (running >= concurrency) {
        if (queue.length >= waiting) {
          throw new AuthServerError(503, 'UNAVAILABLE', 'Too many sign-ins at once');
        }
        // The finished task passes its slot on, so `running` does not change.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = queues.known.shift() ?? queues.others.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
