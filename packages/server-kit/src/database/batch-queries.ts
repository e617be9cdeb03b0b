import DataLoader from 'dataloader';

/**
 * Combines simultaneous queries of several requests into one. It begins when the last of them has asked, so
 * that its answer is as new for each as an own query's.
 *
 * @param ask answers in the order of its keys, of which some may be the same; rejects for all of them
 */
export function batchQueries<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  const loader = new DataLoader<Key, Found>(async (keys) => ask(keys), {
    cache: false,
    // After all that has come over the network by now has been read.
    batchScheduleFn: (run) => setImmediate(run),
  });
  return (key) => loader.load(key);
}
