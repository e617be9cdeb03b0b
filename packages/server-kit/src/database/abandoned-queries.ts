import { createSlots, type Placed } from '../under-way/slots.ts';
import { isCallerGone } from './waiting-budget.ts';

/** A query that is shorter ends by itself before it could be ended, in ms. */
const SHORTEST_MS = 250;

/** Ends the queries of callers who have gone. */
export interface AbandonedQueries {
  /** Settles as `asked` does, and not before the connection is certain not to be asked to stop. */
  follow<Answer>(asked: Promise<Answer>, processId: () => number | undefined): Promise<Answer>;
  close(): void;
}

interface Running extends Placed {
  readonly since: number;
  readonly isGone: () => boolean;
  readonly processId: () => number | undefined;
  ending: Promise<void> | null;
}

/**
 * Looks four times a second for queries whose answer nobody waits for, and has them cancelled: all of them
 * by one connection, one time after the other, so that callers who come and go cost no more than that.
 *
 * @param cancel asks PostgreSQL to cancel what these processes do
 */
export function createAbandonedQueries(
  cancel: (processIds: readonly number[]) => Promise<void>,
): AbandonedQueries {
  const running = createSlots<Running>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function lookLater(): void {
    if (timer !== null || isClosed || running.size === 0) return;
    timer = setTimeout(() => {
      void look().finally(() => {
        timer = null;
        lookLater();
      });
    }, SHORTEST_MS);
    timer.unref();
  }

  async function look(): Promise<void> {
    const before = performance.now() - SHORTEST_MS;
    const gone = [...running].filter(({ since, isGone }) => since <= before && isGone());
    const processIds = gone.flatMap(({ processId }) => processId() ?? []);
    if (processIds.length === 0) return;
    // Where it fails they end by themselves, at the latest by the limit that all queries have.
    const ending = cancel(processIds).catch(() => {});
    for (const query of gone) query.ending = ending;
    await ending;
  }

  return {
    follow(asked, processId) {
      const isGone = isCallerGone();
      if (isGone === null) return asked;
      const query: Running = {
        since: performance.now(),
        isGone,
        processId,
        ending: null,
        place: null,
      };
      running.add(query);
      lookLater();
      // The next query of this connection is another caller's: it must not be the one that is cancelled.
      return asked.then(
        (answer) => {
          running.delete(query);
          return query.ending === null ? answer : query.ending.then(() => answer);
        },
        async (error) => {
          running.delete(query);
          await query.ending;
          throw error;
        },
      );
    },
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
