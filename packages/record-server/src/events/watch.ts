import type { Viewer } from '@praxiskit/core/fastify';
import type { EventStream } from './event-stream.ts';
import type { RecordEventsOptions } from './options.ts';

/** Proxies close a connection on which nothing has come for longer, in ms. */
const beatMs = 20_000;
/** How old the knowledge of a session may be, and how often that is looked at, in ms. */
const checkedMs = 50_000;
const lookMs = 5000;
/** Sessions that are read at the same time. */
const atOnce = 4;
const stoppingMs = 100;

export interface Watch {
  /** A session of this viewer has ended, or their rights have changed; null: nobody knows whose. */
  heard(viewerId: string | null): void;
  /** Whether a stream still belongs to its viewer: asked where that is in doubt. False where nobody knows. */
  isSure(stream: EventStream): Promise<boolean>;
  stop(): void;
}

/** Keeps streams alive, ends those whose session has ended, and all of them where the server stops. */
export function startWatch(
  { sessions, isStopping, listener }: RecordEventsOptions,
  streams: ReadonlySet<EventStream>,
  sendBeat: () => void,
  warn: (error: unknown) => void,
): Watch {
  /** True where the stream goes on as it is. */
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
      // An unreachable store is not a signed-out user: it is asked again, before anything is told at the latest.
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
    const old = [...streams].filter((stream) => stream.checkedAt < before || isDoubted(stream));
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
    heard(viewerId) {
      for (const stream of streams) {
        if (viewerId !== null && stream.viewer.id !== viewerId) continue;
        stream.doubts += 1;
        // All of them by the next look, a few at a time.
        if (viewerId !== null) void check(stream);
      }
    },
    async isSure(stream) {
      if (sessions === undefined) return true;
      // While nobody hears of changes.
      let isDue = sessions.channel !== undefined && !listener.isLive;
      // Another change may be heard while it is asked.
      while (isDue || isDoubted(stream)) {
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

/** Not all of them at once, in ms. */
export const retryMs = () => 1000 + Math.round(Math.random() * 4000);

const isDoubted = ({ doubts, settledDoubts }: EventStream) => settledDoubts < doubts;

const isSame = (one: Viewer | null, other: Viewer) =>
  one !== null && one.id === other.id && textOf(one) === textOf(other);

const textOf = ({ email, name, roles }: Viewer) => JSON.stringify([email, name, ...roles]);
