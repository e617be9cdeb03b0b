/** How long after one answer the database is asked again, in ms. */
const INTERVAL_MS = 250;
/** How long an answer, and how long opening the connection for it may take, in ms. */
const ANSWER_MS = 400;
const CONNECTING_MS = 1500;
/** A timer that fires this much late, in ms: this process stood still, and the database may be well. */
const STOOD_STILL_MS = 100;

export interface ProbeConnection {
  /** Resolves with any answer; rejects where the connection has ended. */
  ask(): Promise<unknown>;
  /** Ends it at once. */
  end(): void;
}

export interface BreakerOptions {
  /** Begins to open a connection; `opened` resolves once it can be asked. */
  open(): { connection: ProbeConnection; opened: Promise<unknown> };
  /** The database has fallen silent. */
  onSilence(): void;
  /** Before each question. */
  onLook(): void;
}

export interface Breaker {
  /** The database does not answer: a query would wait without result. */
  readonly isOpen: boolean;
  close(): void;
}

/**
 * Queries the database four times a second, and is open while no answer comes: the database has
 * stopped, or a network drops all packets, which causes no error for minutes. A refusal, or a connection that
 * ends, is an answer: callers get the error at once, without the breaker. It watches its own connection
 * alone: where others are silent and this one is not, their queries wait for the limit in `guard-pool.ts`.
 */
export function createBreaker({ open, onSilence, onLook }: BreakerOptions): Breaker {
  let isClosed = false;
  let isOpen = false;
  let connection: ProbeConnection | null = null;

  async function isSilent(): Promise<boolean> {
    let asking: Promise<unknown>;
    let ms = ANSWER_MS;
    if (connection) {
      asking = connection.ask();
    } else {
      try {
        const opening = open();
        connection = opening.connection;
        asking = opening.opened;
      } catch {
        // Its settings cannot be used at this moment (a certificate's file is being replaced): no silence.
        return false;
      }
      ms = CONNECTING_MS;
    }
    const outcome = await Promise.race([
      asking.then(
        () => 'answered' as const,
        () => 'ended' as const,
      ),
      silenceAfter(ms),
    ]);
    if (outcome !== 'answered') drop();
    return outcome === 'silent';
  }

  function drop(): void {
    connection?.end();
    connection = null;
  }

  async function watch(): Promise<void> {
    while (!isClosed) {
      onLook();
      const wasOpen = isOpen;
      isOpen = await isSilent();
      if (isOpen && !wasOpen) onSilence();
      await pause(INTERVAL_MS);
    }
  }

  void watch();
  return {
    get isOpen() {
      return isOpen;
    },
    close() {
      isClosed = true;
      drop();
    },
  };
}

/** Resolves after `ms` in which this process could have read an answer. */
async function silenceAfter(ms: number): Promise<'silent'> {
  let lateMs: number;
  do {
    const dueAt = performance.now() + ms;
    await pause(ms);
    lateMs = performance.now() - dueAt;
  } while (lateMs > STOOD_STILL_MS);
  // Data that has already arrived is read first.
  await new Promise(setImmediate);
  return 'silent';
}

/** Keeps no process from ending. */
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
