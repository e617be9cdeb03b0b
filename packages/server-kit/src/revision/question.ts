/** A question that has had no answer for this long, in ms, counts as ended: its connection is dead. */
const LONGEST_QUESTION_MS = 30_000;

export interface Question {
  /**
   * Sends the query, or joins the one in progress. The promise resolves with the answer, with the failure, or
   * `patienceMs` after the question began. Null: it has been silent for longer than that already.
   */
  ask(): Promise<void> | null;
  /** An answer in progress may be too old: queries once more after it. */
  askAnew(): void;
}

export function createQuestion(answer: () => Promise<unknown>, patienceMs: number): Question {
  let isAsking = false;
  let isOutdated = false;
  let waiting: Promise<void> | null = null;

  function begin() {
    const { promise, resolve } = Promise.withResolvers<void>();
    isAsking = true;
    isOutdated = false;
    waiting = promise;
    const release = () => {
      waiting = null;
      resolve();
    };
    let isEnded = false;
    const end = () => {
      if (isEnded) return;
      isEnded = true;
      clearTimeout(patience);
      clearTimeout(limit);
      isAsking = false;
      release();
      if (isOutdated) begin();
    };
    const patience = setTimeout(release, patienceMs);
    const limit = setTimeout(end, LONGEST_QUESTION_MS);
    limit.unref();
    answer().then(end, end);
  }

  return {
    ask() {
      if (!isAsking) begin();
      return waiting;
    },
    askAnew() {
      if (isAsking) isOutdated = true;
      else begin();
    },
  };
}
