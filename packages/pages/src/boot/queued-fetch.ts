/**
 * A `fetch` that runs a few requests at a time, 3 by default; the others wait [R7.14]. It has its
 * own queue, because every reader of a page loads it.
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
    // The next waiting request takes the place of the one that ended, so no later request overtakes
    // it.
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
