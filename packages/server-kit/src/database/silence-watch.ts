import { setImmediate as afterPoll } from 'node:timers/promises';
import { DatabaseAwayError } from './database-away-error.ts';

/** What has no answer for this long, in ms, makes the watch ask the database whether it is there. */
const PATIENCE_MS = 500;
/** How often the watch looks, and how often it asks, in ms. */
const LOOK_MS = 100;
const ASK_MS = 250;

/** A connection as the watch needs it. */
export interface WatchedConnection {
  /** The process of PostgreSQL that serves it; undefined where it is not known. */
  processId(): number | undefined;
  /** Ends it at once, without a good-bye that nobody would hear. */
  destroy(): void;
}

/** Of these processes the busy ones; null where the database does not answer at all. */
export type AskBusy = (processIds: readonly number[]) => Promise<ReadonlySet<number> | null>;

export interface SilenceWatch {
  /** Nothing is answered at the moment: whoever asks would wait in vain. */
  readonly isSilent: boolean;
  /**
   * Follows a question to the database until it is answered.
   * @throws DatabaseAwayError once the database is silent, or this connection of it is dead
   */
  follow<Answer>(asked: Promise<Answer>, connection: WatchedConnection | null): Promise<Answer>;
  close(): void;
}

interface Question {
  readonly since: number;
  readonly connection: WatchedConnection | null;
  /** How often its connection was found idle while it waits. */
  idleSeen: number;
  abandon(): void;
}

/**
 * Tells a slow query, which may take its time, from a database that is silent: stopped, or behind a
 * network that swallows what is sent. No error comes of that for minutes. So what waits for long makes
 * the watch ask on a connection of its own; without an answer everything that waits is given up
 * together, and until there is one nobody starts to wait.
 */
export function createSilenceWatch(askBusy: AskBusy): SilenceWatch {
  const questions = new Set<Question>();
  let isSilent = false;
  let isClosed = false;
  let isAsking = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;

  function look(): void {
    timer = null;
    void ask().then(lookLater);
  }
  function lookLater(): void {
    if (timer !== null || isClosed || (questions.size === 0 && !isSilent)) return;
    timer = setTimeout(look, LOOK_MS);
    timer.unref();
  }

  const overdue = () =>
    [...questions].filter(({ since }) => performance.now() - since >= PATIENCE_MS);

  async function ask(): Promise<void> {
    if (isAsking || performance.now() - askedAt < ASK_MS) return;
    if (!isSilent && overdue().length === 0) return;
    isAsking = true;
    // Where this process itself was busy, the answers lie unread: they are read before it judges.
    await afterPoll();
    const waiting = overdue();
    if (isSilent || waiting.length > 0) await judge(waiting);
    askedAt = performance.now();
    isAsking = false;
  }

  async function judge(waiting: readonly Question[]): Promise<void> {
    const processIds = waiting.flatMap(({ connection }) => connection?.processId() ?? []);
    const busy = await askBusy(processIds);
    isSilent = busy === null;
    if (busy === null) {
      for (const question of questions) question.abandon();
      return;
    }
    for (const question of waiting) {
      const processId = question.connection?.processId();
      if (processId === undefined || busy.has(processId)) continue;
      // Once may be the answer on its way.
      question.idleSeen += 1;
      if (question.idleSeen > 1 && questions.has(question)) question.abandon();
    }
  }

  return {
    get isSilent() {
      return isSilent;
    },
    follow(asked, connection) {
      return new Promise((resolve, reject) => {
        const question: Question = {
          since: performance.now(),
          connection,
          idleSeen: 0,
          abandon() {
            questions.delete(question);
            connection?.destroy();
            // A turn later: whoever asked gives the connection back, and by then it is known as broken.
            setImmediate(() => reject(new DatabaseAwayError('The database does not answer.')));
          },
        };
        questions.add(question);
        const end = () => questions.delete(question);
        asked.then(
          (answer) => {
            end();
            resolve(answer);
          },
          (error) => {
            end();
            reject(error);
          },
        );
        lookLater();
      });
    },
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
