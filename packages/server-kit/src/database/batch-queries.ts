import DataLoader from 'dataloader';
import { ownBudget, shareBudget } from './waiting-budget.ts';

/**
 * Makes one query of what several requests ask for at the same moment. It begins when the last of them has
 * asked, so that its answer is as new for each as one of its own; what it waits for a connection each of
 * them has waited, and it goes on where the request that asked first has ended. What jobs and streams
 * of events ask for is another query, which may wait as long as they do.
 *
 * @param ask answers in the order of its keys, of which some may be the same; rejects for all of them
 */
export function batchQueries<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let budget = shareBudget();

  const loaderThat = (schedule: (run: () => void) => void) =>
    new DataLoader<Key, Found>(async (keys) => ask(keys), {
      cache: false,
      batchScheduleFn: schedule,
    });
  // After all that has come over the network by now has been read.
  const ofOthers = loaderThat((run) => setImmediate(run));
  const ofRequests = loaderThat((run) => {
    const shared = shareBudget();
    budget = shared;
    setImmediate(() => shared.run(run));
  });

  return (key) => {
    const own = ownBudget();
    if (own === null) return ofOthers.load(key);
    const found = ofRequests.load(key);
    return budget.join(own, found);
  };
}
