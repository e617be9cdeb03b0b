import pLimit from 'p-limit';

/** A `fetch` that lets a few requests go at a time; the rest wait their turn [R7.14]. */
export function createQueuedFetch(fetcher: typeof fetch, concurrency = 3): typeof fetch {
  const limit = pLimit(concurrency);
  return (input, init) => limit(() => fetcher(input, init));
}
