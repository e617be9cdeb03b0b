import { AsyncResource } from 'node:async_hooks';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { RecordServerError } from '../error.ts';
import { beat, type EventStream, reset } from './event-stream.ts';
import type { RecordEventsOptions } from './options.ts';
import { isKept, keptMs, outboxChannel, readOutbox } from './outbox.ts';
import { isBehind, type Position, parsePosition } from './position.ts';
import { createTeller, type Peek } from './tell.ts';
import { retryMs, startWatch, type Watch } from './watch.ts';

/** Writes that come together are told together, in ms. */
const tickMs = 25;
/** When lines that an older transaction keeps back are looked for again, in ms. */
const heldBackMs = 50;
/** In case a notification was lost, and while the connection that brings them is down; in ms. */
const pollMs = 5000;
const pollAloneMs = 500;
/** Lines of one look. */
const mostLines = 1000;
/** A browser has one, by a leader among its tabs. */
const mostOfViewer = 20;
/** After so long without a look lines may have been deleted, in ms. */
const longestBlindMs = keptMs / 2;

/** All open streams of a node. */
export interface EventHub {
  /**
   * Adds a stream, behind the event that it has seen last. `open` is called before the first word.
   *
   * @throws RecordServerError TOO_MANY_REQUESTS where the viewer has too many; UNAVAILABLE after `close`
   * @throws DriverException of MikroORM where the database is away
   */
  join(stream: EventStream, lastEventId: string | undefined, open: () => void): Promise<void>;
  leave(stream: EventStream): void;
  close(): void;
}

export interface EventHubParts {
  readonly options: RecordEventsOptions;
  readonly peek: Peek;
  em(): SqlEntityManager;
  /** Of a failure that is tried again. */
  warn(error: unknown): void;
}

/** One reader of the outbox for all streams: none of them holds a connection of the database. */
export function createEventHub({ options, peek, em, warn }: EventHubParts): EventHub {
  const { listener } = options;
  // Timers that a request starts would run within the limits of that request.
  const own = new AsyncResource('record events');
  const streams = new Set<EventStream>();
  const counts = new Map<string, number>();
  let position: Position = { xid: 0, id: 0 };
  let readAt = 0;
  let heldBack = 0;
  let listening: Promise<void> | null = null;
  let next: { readonly timer: NodeJS.Timeout; readonly at: number } | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let watch: Watch | null = null;
  let polling: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** One after the other: a stream joins between two looks. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  /** The earliest look counts. */
  function schedule(ms: number): void {
    const at = performance.now() + ms;
    if (streams.size === 0 || (next !== null && next.at <= at)) return;
    unschedule();
    const run = () => {
      next = null;
      inTurn(look).catch(warn);
    };
    next = { at, timer: own.runInAsyncScope(() => setTimeout(run, ms)) };
  }

  function unschedule(): void {
    if (next !== null) clearTimeout(next.timer);
    next = null;
  }

  async function look(): Promise<void> {
    if (streams.size === 0) return;
    const isBlind = performance.now() - readAt > longestBlindMs;
    const { horizon, lines, isHeldBack, isCut } = await readOutbox(em(), position, mostLines);
    const last = isCut ? lines.at(-1) : undefined;
    const next = last ?? latest(position, horizon);
    readAt = performance.now();
    // What holds back now is another transaction than before where some have ended.
    if (!isHeldBack || isBehind(next, position)) heldBack = 0;
    if (!isBlind && lines.length > 0) await tellAll(lines);
    // Not before: a beat says that all until here was told.
    position = next;
    if (isBlind) sendToAll(reset(position));
    if (isCut) schedule(0);
    else if (isHeldBack) schedule(heldBackWait());
  }

  /** Longer each time: a transaction may be open for long. */
  function heldBackWait(): number {
    const wait = Math.min(heldBackMs * 2 ** heldBack, pollMs);
    heldBack += 1;
    return wait;
  }

  async function tellAll(lines: Parameters<typeof createTeller>[2]): Promise<void> {
    const teller = createTeller(peek, em, lines);
    for (const stream of [...streams]) {
      try {
        const { text } = await teller.tell(stream);
        if (text === '') continue;
        if (await watch?.isSure(stream)) stream.send(text);
        else stream.end(retryMs());
      } catch (error) {
        // It comes back, and is told then: nothing of it has passed.
        stream.end(retryMs());
        warn(error);
      }
    }
  }

  function sendToAll(text: string): void {
    for (const stream of streams) stream.send(text);
  }

  /** What a stream that comes back has missed, or null where that is not known any more. */
  async function missedBy(stream: EventStream, lastEventId: string): Promise<string | null> {
    const since = parsePosition(lastEventId);
    if (since === null || !(await isKept(em(), since, position))) return null;
    if (!isBehind(position, since)) return '';
    const { lines, isCut } = await readOutbox(em(), since, mostLines);
    if (isCut) return null;
    const missed = lines.filter((line) => !isBehind(line, position));
    const { text, isWhole } = await createTeller(peek, em, missed).tell(stream);
    // It may have been told of a row that it does not see any more, and only its old stream knew.
    return isWhole ? text : null;
  }

  /** Once for good: nothing is done for notifications without streams. */
  async function hear(): Promise<void> {
    const channel = options.sessions?.channel;
    listening ??= own.runInAsyncScope(async () => {
      await listener.listen(outboxChannel, () => schedule(tickMs));
      if (channel !== undefined) await listener.listen(channel, (id) => watch?.heard(id));
    });
    try {
      await listening;
    } catch (error) {
      listening = null;
      throw error;
    }
  }

  function start(): void {
    own.runInAsyncScope(() => {
      polling = setInterval(() => {
        if (!listener.isLive || performance.now() - readAt > pollMs) schedule(0);
      }, pollAloneMs);
      watch = startWatch(options, streams, () => sendToAll(beat(position)), warn);
    });
  }

  function leave(stream: EventStream): void {
    if (!streams.delete(stream)) return;
    const { id } = stream.viewer;
    const left = (counts.get(id) ?? 1) - 1;
    if (left > 0) counts.set(id, left);
    else counts.delete(id);
    if (streams.size > 0) return;
    watch?.stop();
    watch = null;
    clearInterval(polling);
    unschedule();
  }

  return {
    join: (stream, lastEventId, open) =>
      inTurn(async () => {
        if ((counts.get(stream.viewer.id) ?? 0) >= mostOfViewer) {
          throw new RecordServerError('TOO_MANY_REQUESTS');
        }
        await hear();
        if (isClosed) throw new RecordServerError('UNAVAILABLE');
        if (streams.size === 0) {
          position = (await readOutbox(em(), { xid: Number.MAX_SAFE_INTEGER, id: 0 }, 1)).horizon;
          readAt = performance.now();
        }
        const missed = lastEventId === undefined ? '' : await missedBy(stream, lastEventId);
        open();
        streams.add(stream);
        counts.set(stream.viewer.id, (counts.get(stream.viewer.id) ?? 0) + 1);
        if (watch === null) start();
        // Its session was read before it heard of changes. Who has missed nothing does not wait for that.
        const isSure = watch?.isSure(stream);
        if (missed && !(await isSure)) return stream.end(retryMs());
        stream.send(missed === null ? reset(position) : missed + beat(position));
      }),
    leave,
    close() {
      isClosed = true;
      for (const stream of [...streams]) {
        stream.end(retryMs());
        leave(stream);
      }
    },
  };
}

const latest = (one: Position, other: Position): Position => (isBehind(one, other) ? one : other);
