import type { Viewer } from '@praxiskit/core/fastify';
import type { EventStream } from './event-stream.ts';
import type { RecordEventsOptions } from './options.ts';

/** The interval of beats, in ms: proxies close a connection that is silent for longer. */
const beatMs = 20_000;
/** The longest time between two reads of a session, and the interval of that check, in ms. */
const checkedMs = 50_000;
const lookMs = 5000;
/** The most sessions that are read at the same time. */
const atOnce = 4;
const stoppingMs = 100;

export interface Watch {
  /**
   * A session of this viewer has ended, or their rights have changed; null if the viewer is
   * unknown.
   */
  onSessionChange(viewerId: string | null): void;
  /**
   * Whether a stream still belongs to its viewer; reads the session if in doubt. False if that
   * fails.
   */
  isSure(stream: EventStream): Promise<boolean>;
  stop(): void;
}

/**
 * Keeps streams alive, ends streams whose session has ended, and all streams when the server stops.
 */
export function startWatch(
  { sessions, isStopping, listener }: RecordEventsOptions,
  streams: ReadonlySet<EventStream>,
  sendBeat: () => void,
  warn: (error: unknown) => void,
): Watch {
  /** True if the stream continues. */
  async function check(stream: EventStream): Promise<boolean> {
    const { doubts } = stream;
    try {
      const viewer = (await sessions?.viewer(stream.request)) ?? null;
      if (!isSame(viewer, stream.viewer)) {
        stream.end(retryMs());
        return false;
      }
      stream.checkedAt = performance.now();
      stream.settledDoubts = Math.max(stream.settledDoubts, doubts);
      return true;
    } catch (error) {
      // A failed read is not a signed-out user: the session is read again, at the latest before the
      // next event is sent.
      stream.doubts += 1;
      warn(error);
      return false;
    }
  }

  let isChecking = false;
  async function checkOld(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    const before = performance.now() - checkedMs;
    const old = [...streams].filter((stream) => stream.checkedAt < before || hasOpenDoubts(stream));
    while (old.length > 0) await Promise.all(old.splice(0, atOnce).map(check));
    isChecking = false;
  }

  const timers = [setInterval(sendBeat, beatMs)];
  if (sessions !== undefined) timers.push(setInterval(() => void checkOld(), lookMs));
  if (isStopping !== undefined) {
    const end = () => {
      if (!isStopping()) return;
      for (const stream of [...streams]) stream.end(retryMs());
    };
    timers.push(setInterval(end, stoppingMs));
  }

  return {
    onSessionChange(viewerId) {
      for (const stream of streams) {
        if (viewerId !== null && stream.viewer.id !== viewerId) continue;
        stream.doubts += 1;
        // The others are read at the next check, a few at a time.
        if (viewerId !== null) void check(stream);
      }
    },
    async isSure(stream) {
      if (sessions === undefined) return true;
      // Without a live listener, changes of sessions are not notified.
      let isDue = sessions.channel !== undefined && !listener.isLive;
      // Another change may be notified during the read.
      while (isDue || hasOpenDoubts(stream)) {
        if (!(await check(stream))) return false;
        isDue = false;
      }
      return true;
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** A random wait, so that not all clients reconnect at once; in ms. */
export const retryMs = () => 1000 + Math.round(Math.random() * 4000);

const hasOpenDoubts = ({ doubts, settledDoubts }: EventStream) => settledDoubts < doubts;

const isSame = (one: Viewer | null, other: Viewer) =>
  one !== null && one.id === other.id && textOf(one) === textOf(other);

const textOf = ({ email, name, roles }: Viewer) => JSON.stringify([email, name, ...roles]);
