import type { Listener } from '../database/listener.ts';
import { createQuestion } from './question.ts';

export const CHANNEL = 'content_revision';
/** The interval of reads in case a notification was lost, in ms. */
const POLL_MS = 5000;

/** The number that every remembered page was rendered at. It only rises. */
export interface Revision {
  /** The last revision that this node has read. */
  readonly known: number;
  /** This node is notified of changes, so that `known` is the newest. */
  readonly isLive: boolean;
  /**
   * `known` while live. Otherwise asks the database, with all other callers at once, and waits for it
   * no longer than the patience; with an unavailable database the known revision. Never rejects.
   */
  current(): number | Promise<number>;
  /**
   * Asks the database: after a write.
   *
   * @throws DriverException of MikroORM where it is away
   */
  refresh(): Promise<number>;
  close(): void;
}

export interface RevisionSource {
  listener: Listener;
  /** The number in the database. */
  read(): Promise<number>;
  patienceMs: number;
}

export async function followRevision(source: RevisionSource): Promise<Revision> {
  const { listener, read, patienceMs } = source;
  let known = 0;

  // A late answer must not revert a newer notification, and an invalid notification must not break it.
  function learn(revision: number): number {
    if (Number.isSafeInteger(revision)) known = Math.max(known, revision);
    return known;
  }
  const refresh = async () => learn(await read());
  const question = createQuestion(refresh, patienceMs);

  await refresh();
  await listener.listen(CHANNEL, (payload) => {
    if (payload === null) question.askAnew();
    else learn(Number(payload));
  });
  const poll = setInterval(() => void question.ask(), POLL_MS);
  poll.unref();

  return {
    get known() {
      return known;
    },
    get isLive() {
      return listener.isLive;
    },
    current() {
      if (listener.isLive) return known;
      return question.ask()?.then(() => known) ?? known;
    },
    refresh,
    close: () => clearInterval(poll),
  };
}
