import { setImmediate as afterPoll } from 'node:timers/promises';
import { createSlots, type Placed } from '../under-way/slots.ts';
import { DatabaseAwayError } from './database-away-error.ts';
import { createRoundTrip } from './round-trip.ts';

/** What has no answer for this long, in ms, makes the watch ask the database whether it is there. */
const PATIENCE_MS = 500;
/** The longest query, in ms: for what the database's own limit (`statement_timeout`) did not end. */
const LONGEST_MS = 12_000;

/** How often the watch looks, and how long after one probe the next one begins, in ms. */
const LOOK_MS = 50;
const ASK_MS = 250;
/**
 * While a probe is under way the database is silent once nothing has come from it for this long, in ms,
 * and for so many round trips: opening a connection takes two before the first byte, TLS up to three.
 */
const QUIET_MS = 300;
const QUIET_TRIPS = 3;
/** A probe's life in ms: seven round trips (TCP, TLS, password, query) to a database far away. */
const PROBE_LIFE_MS = 4000;

/** A connection as the watch needs it. */
export interface WatchedConnection {
  /** The process of PostgreSQL that serves it; undefined where it is not known. */
  processId(): number | undefined;
  /** Ends it at once, without a good-bye that nobody would hear. */
  destroy(): void;
}

/** What a probe tells the watch while it is under way, and hears from it. */
interface ProbeCourse {
  /** Something has come from the database. */
  hear(): void;
  /** Ends the probe's connection. */
  signal: AbortSignal;
}

/**
 * Asks on a connection of its own which of these processes are busy; null where the database cannot be
 * reached. It may take as long as it takes.
 */
export type AskBusy = (
  processIds: readonly number[],
  course: ProbeCourse,
) => Promise<ReadonlySet<number> | null>;

export interface SilenceWatch {
  /** Nothing is answered at the moment: whoever asks would wait in vain. */
  readonly isSilent: boolean;
  /**
   * Follows a question to the database until it is answered.
   * @throws DatabaseAwayError once the database is silent, this connection of it is dead, or 12 s are over
   */
  follow<Answer>(asked: Promise<Answer>, connection: WatchedConnection | null): Promise<Answer>;
  close(): void;
}

/** One question of the watch itself. */
interface Probe {
  readonly startedAt: number;
  heardAt: number;
  /** The longest time, in ms, between two signs of the database. */
  longestGap: number;
  endedAt: number | null;
  end(): void;
}

interface Question extends Placed {
  readonly since: number;
  readonly connection: WatchedConnection | null;
  /** How often its connection was found idle while it waits. */
  idleSeen: number;
  abandon(): void;
}

/**
 * Tells a slow query, which may take its time, from a database that is silent: stopped, or behind a
 * network that swallows what is sent. No error comes of that for minutes. So what waits for long makes
 * the watch ask on a connection of its own; where nothing is heard meanwhile everything that waits is
 * given up together, and until a probe is answered, however late, nobody starts to wait.
 */
export function createSilenceWatch(askBusy: AskBusy): SilenceWatch {
  const questions = createSlots<Question>();
  /** Under way, the oldest first. */
  const probes = new Set<Probe>();
  const roundTrip = createRoundTrip();
  let isClosed = false;
  let isSilent = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  let newest: Probe | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stoodStillMs = 0;

  /**
   * Milliseconds by a clock that stands still with this process: a look that comes late tells of a machine
   * that is busy or was suspended, and a database on the same machine had no more of that time.
   */
  const now = () => performance.now() - stoodStillMs;

  function lookLater(): void {
    if (timer !== null || isClosed) return;
    if (questions.size === 0 && !isSilent) {
      endProbes();
      return;
    }
    const dueAt = performance.now() + LOOK_MS;
    timer = setTimeout(() => {
      timer = null;
      stoodStillMs += Math.max(0, performance.now() - dueAt);
      void look().then(lookLater);
    }, LOOK_MS);
    timer.unref();
  }

  async function look(): Promise<void> {
    dropEndless();
    if (!isSilent && overdue().length === 0) {
      endProbes();
      return;
    }
    // Where this process itself was busy, the answers lie unread: they are read before it judges.
    await afterPoll();
    const [oldest] = probes;
    if (isSilent || (oldest && quietSince(oldest) >= longestQuiet())) fallSilent();
    const waiting = overdue();
    if ((isSilent || waiting.length > 0) && isProbeDue()) void probe(waiting);
  }

  const overdue = () => [...questions].filter(({ since }) => now() - since >= PATIENCE_MS);
  const longestQuiet = () => QUIET_MS + QUIET_TRIPS * roundTrip.ms;
  const quietSince = ({ startedAt }: Probe) => now() - Math.max(heardAt, startedAt);

  function isProbeDue(): boolean {
    if (newest === null) return true;
    // One without an end: the network may have lost it, and begins nothing again by itself for long.
    const endedAt = newest.endedAt ?? newest.heardAt + longestQuiet();
    return now() - endedAt >= ASK_MS;
  }

  function fallSilent(): void {
    isSilent = true;
    for (const question of questions) question.abandon();
  }

  async function probe(waiting: readonly Question[]): Promise<void> {
    const life = new AbortController();
    const lifetime = setTimeout(() => life.abort(), PROBE_LIFE_MS);
    lifetime.unref();
    const startedAt = now();
    const own: Probe = {
      startedAt,
      heardAt: startedAt,
      longestGap: 0,
      endedAt: null,
      end: () => life.abort(),
    };
    newest = own;
    probes.add(own);
    const hear = () => {
      heardAt = now();
      own.longestGap = Math.max(own.longestGap, heardAt - own.heardAt);
      own.heardAt = heardAt;
    };
    const processIds = waiting.flatMap(({ connection }) => connection?.processId() ?? []);
    const busy = await askBusy(processIds, { hear, signal: life.signal });
    clearTimeout(lifetime);
    probes.delete(own);
    own.endedAt = now();
    if (life.signal.aborted) return;
    if (busy === null) return fallSilent();
    hear();
    // It was late rather than silent: the next one is given more time, until a faster answer comes.
    if (isSilent) roundTrip.raise(own.longestGap);
    isSilent = false;
    // What is older is lost.
    for (const probe of probes) if (probe.startedAt < own.startedAt) probe.end();
    dropIdle(waiting, busy);
  }

  function endProbes(): void {
    for (const probe of probes) probe.end();
  }

  function dropEndless(): void {
    for (const question of questions) {
      if (question.connection !== null && now() - question.since >= LONGEST_MS) question.abandon();
    }
  }

  function dropIdle(waiting: readonly Question[], busy: ReadonlySet<number>): void {
    for (const question of waiting) {
      const processId = question.connection?.processId();
      if (processId === undefined || busy.has(processId)) continue;
      // Once may be the answer on its way.
      question.idleSeen += 1;
      if (question.idleSeen > 1 && question.place !== null) question.abandon();
    }
  }

  function hearAnswer({ connection, since }: Question): void {
    // A connection that lay ready says nothing of the database.
    if (connection === null) return;
    heardAt = now();
    // The clock goes back when a late look finds out how late it is.
    roundTrip.learn(Math.max(0, heardAt - since));
  }

  return {
    get isSilent() {
      return isSilent;
    },
    follow(asked, connection) {
      return new Promise((resolve, reject) => {
        const question: Question = {
          since: now(),
          connection,
          idleSeen: 0,
          place: null,
          abandon() {
            questions.delete(question);
            connection?.destroy();
            // A turn later: whoever asked gives the connection back, and by then it is known as broken.
            setImmediate(() => reject(new DatabaseAwayError('The database does not answer.')));
          },
        };
        questions.add(question);
        asked.then(
          (answer) => {
            questions.delete(question);
            hearAnswer(question);
            resolve(answer);
          },
          (error) => {
            questions.delete(question);
            reject(error);
          },
        );
        lookLater();
      });
    },
    close() {
      isClosed = true;
      endProbes();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
