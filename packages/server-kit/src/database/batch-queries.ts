import DataLoader from 'dataloader';
import { createRequestBudget, withBudget } from './waiting-budget.ts';

/**
 * Makes one query of what several requests ask for at the same moment. It begins when the last of them has
 * asked, so that its answer is as new for each as one of its own; it waits for a connection as long as
 * one request does, and goes on where the request that asked first has ended.
 *
 * @param ask answers in the order of its keys, of which some may be the same; rejects for all of them
 */
export function batchQueries<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  const loader = new DataLoader<Key, Found>(ask, {
    cache: false,
    // After all that has come over the network by now has been read.
    batchScheduleFn: (run) => setImmediate(() => withBudget(createRequestBudget(), run)),
  });
  return (key) => loader.load(key);
}
