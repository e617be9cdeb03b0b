import { AuthServerError } from '../../error.ts';

/** Work that waits for one of a few places. */
export interface Line {
  /**
   * `isKnown` goes before all others, and waits in a line of its own.
   *
   * @throws AuthServerError UNAVAILABLE while its line is full
   */
  run<T>(work: () => Promise<T>, isKnown: boolean): Promise<T>;
}

export function createLine({ places, queue }: { places: number; queue: number }): Line {
  const lines = { known: [] as (() => void)[], others: [] as (() => void)[] };
  let running = 0;

  return {
    async run(work, isKnown) {
      const line = isKnown ? lines.known : lines.others;
      if (running >= places) {
        if (line.length >= queue) {
          throw new AuthServerError(503, 'UNAVAILABLE', 'Too many sign-ins at once');
        }
        // The place is handed over, so `running` stays as it is.
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = lines.known.shift() ?? lines.others.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
