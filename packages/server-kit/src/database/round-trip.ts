/** The longest round trip that is waited for, in ms; it is assumed until there was an answer. */
const FARTHEST_MS = 400;
/** Of so many answers of a database that is near at least one comes at once. */
const ANSWERS = 20;

/** How far away the database is, by the fastest of its last 20 to 40 answers. */
export interface RoundTrip {
  /** Milliseconds there and back, 400 at most. */
  readonly ms: number;
  /** A query was answered after so many ms. */
  learn(ms: number): void;
  /** It takes this long at least, as far as is known now; the next faster answer says otherwise. */
  raise(ms: number): void;
}

export function createRoundTrip(): RoundTrip {
  let fastest = FARTHEST_MS;
  let fastestOfNow = FARTHEST_MS;
  let answers = 0;

  return {
    get ms() {
      return fastest;
    },
    learn(ms) {
      fastest = Math.min(fastest, ms);
      fastestOfNow = Math.min(fastestOfNow, ms);
      answers += 1;
      if (answers < ANSWERS) return;
      fastest = fastestOfNow;
      fastestOfNow = FARTHEST_MS;
      answers = 0;
    },
    raise(ms) {
      fastest = Math.max(fastest, Math.min(ms, FARTHEST_MS));
      fastestOfNow = FARTHEST_MS;
      answers = 0;
    },
  };
}
