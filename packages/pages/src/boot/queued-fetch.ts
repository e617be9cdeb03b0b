import pLimit from 'p-limit';

/**
 * A `fetch` that lets a few requests go at a time, 3 by default; the rest wait their turn [R7.14].
 *
 * @throws TypeError for a `concurrency` that is no whole number from 1
 */
export function createQueuedFetch(fetcher: typeof fetch, concurrency = 3): typeof fetch {
  const limit = pLimit(concurrency);
  return (input, init) => limit(() => fetcher(input, init));
}
