import { AsyncResource } from 'node:async_hooks';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { RecordServerError } from '../error.ts';
import { beat, type EventStream, reset } from './event-stream.ts';
import { createNotifier, type Peek } from './notify-streams.ts';
import type { RecordEventsOptions } from './options.ts';
import { isKept, keptMs, outboxChannel, readOutbox } from './outbox.ts';
import { isBehind, type Position, parsePosition } from './position.ts';
import { retryMs, startWatch, type Watch } from './watch.ts';

/** Writes within this time are sent together, in ms. */
const tickMs = 25;
/** The delay before lines that an older transaction holds back are read again, in ms. */
const heldBackMs = 50;
/**
 * The interval of reads in case a notification was lost, or while the connection for notifications
 * is down; in ms.
 */
const pollMs = 5000;
const pollAloneMs = 500;
const mostLines = 1000;
/** A browser has one stream: one of its tabs opens it for all. */
const mostOfViewer = 20;
/** After this time without a read, lines may have been deleted, in ms. */
const longestBlindMs = keptMs / 2;

/** All open streams of one server process. */
export interface EventHub {
  /**
   * Adds a stream, starting after the last event that its client has received. `open` is called
   * before the first text.
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
  /** Logs a failure that will be retried. */
  warn(error: unknown): void;
}

/** One reader of the outbox for all streams: no stream holds a database connection. */
export function createEventHub({ options, peek, em, warn }: EventHubParts): EventHub {
  const { listener } = options;
  // Timers started by a request would run in its async context.
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

  /** Runs one after the other: a stream joins between two reads. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  /** The earliest read wins. */
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
    // Some transactions have ended, so the current wait is for another one.
    if (!isHeldBack || isBehind(next, position)) heldBack = 0;
    if (!isBlind && lines.length > 0) await notifyAll(lines);
    // Set after the lines are sent: a beat confirms everything up to this position.
    position = next;
    if (isBlind) sendToAll(reset(position));
    if (isCut) schedule(0);
    else if (isHeldBack) schedule(heldBackWait());
  }

  /** Doubles the wait: a transaction may stay open for long. */
  function heldBackWait(): number {
    const wait = Math.min(heldBackMs * 2 ** heldBack, pollMs);
    heldBack += 1;
    return wait;
  }

  async function notifyAll(lines: Parameters<typeof createNotifier>[2]): Promise<void> {
    const notifier = createNotifier(peek, em, lines);
    for (const stream of [...streams]) {
      try {
        const { text } = await notifier.textFor(stream);
        if (text === '') continue;
        if (await watch?.isSure(stream)) stream.send(text);
        else stream.end(retryMs());
      } catch (error) {
        // The stream reconnects and gets these lines then: none of them is skipped.
        stream.end(retryMs());
        warn(error);
      }
    }
  }

  function sendToAll(text: string): void {
    for (const stream of streams) stream.send(text);
  }

  /** The text that a reconnected stream has missed; null if it is no longer known. */
  async function missedBy(stream: EventStream, lastEventId: string): Promise<string | null> {
    const since = parsePosition(lastEventId);
    if (since === null || !(await isKept(em(), since, position))) return null;
    if (!isBehind(position, since)) return '';
    const { lines, isCut } = await readOutbox(em(), since, mostLines);
    if (isCut) return null;
    const missed = lines.filter((line) => !isBehind(line, position));
    const { text, isWhole } = await createNotifier(peek, em, missed).textFor(stream);
    // Its earlier stream may have sent a row that the viewer no longer sees, and only that stream
    // knew.
    return isWhole ? text : null;
  }

  /** Subscribes once, on the first stream: without streams there is no subscription. */
  async function startListening(): Promise<void> {
    const channel = options.sessions?.channel;
    listening ??= own.runInAsyncScope(async () => {
      await listener.listen(outboxChannel, () => schedule(tickMs));
      if (channel !== undefined) await listener.listen(channel, (id) => watch?.onSessionChange(id));
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
        await startListening();
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
        // The session was read before the stream was notified of changes. A stream that has missed
        // nothing need not wait.
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
