/**
 * A `fetch` that lets a few requests go at a time, 3 by default; the rest wait their turn [R7.14]. A queue
 * of its own, because every reader of a page loads it.
 *
 * @throws TypeError for a `concurrency` that is no whole number from 1
 */
export function createQueuedFetch(fetcher: typeof fetch, concurrency = 3): typeof fetch {
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new TypeError(`concurrency is 1 or more, not ${concurrency}`);
  }
  const waiting: (() => void)[] = [];
  let free = concurrency;
  return async (input, init) => {
    // Who is called in has the place of the one that ended: nobody who comes later is before them.
    if (free > 0) free -= 1;
    else await new Promise<void>((call) => waiting.push(call));
    try {
      return await fetcher(input, init);
    } finally {
      const call = waiting.shift();
      if (call) call();
      else free += 1;
    }
  };
}
