import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyRequest } from 'fastify';
import { type Position, writePosition } from './position.ts';

/** The target of a stream: Node's response. */
export interface Outlet {
  write(text: string): unknown;
  end(text?: string): unknown;
  destroy(): unknown;
  /** Bytes that the client has not read yet. */
  readonly writableLength: number;
}

/** A client that is this far behind, in bytes, is disconnected; it reconnects and resumes. */
const mostBuffered = 256 * 1024;
/**
 * The most rows that a stream remembers to have sent, for views in which its viewer sees only some
 * rows.
 */
const mostSent = 2000;

export interface EventStream {
  readonly viewer: Viewer;
  readonly views: ReadonlySet<string>;
  readonly request: FastifyRequest;
  /** When the session was last read, in ms of the monotonic clock. */
  checkedAt: number;
  /** How often the session or its rights may have changed since the stream was opened. */
  doubts: number;
  /** The value of `doubts` when the session was last read. */
  settledDoubts: number;
  readonly sent: SentRows;
  send(text: string): void;
  /** Ends the stream; the client reconnects after `retryMs`. */
  end(retryMs: number): void;
}

export function createEventStream(
  given: Pick<EventStream, 'viewer' | 'views' | 'request'>,
  outlet: Outlet,
): EventStream {
  // An ended stream may still be in the list of streams that receive text.
  let isOpen = true;
  return {
    ...given,
    checkedAt: performance.now(),
    // The session was read before the stream could be notified of its end.
    doubts: 1,
    settledDoubts: 0,
    sent: createSentRows(mostSent),
    send(text) {
      if (!isOpen) return;
      outlet.write(text);
      if (outlet.writableLength <= mostBuffered) return;
      isOpen = false;
      outlet.destroy();
    },
    end(retryMs) {
      if (!isOpen) return;
      isOpen = false;
      outlet.end(retry(retryMs));
    },
  };
}

export interface SentRows {
  has(view: string, id: string): boolean;
  add(view: string, id: string): void;
  delete(view: string, id: string): void;
}

export function createSentRows(most: number): SentRows {
  let rows: Set<string> | null = null;
  const keyOf = (view: string, id: string) => `${view} ${id}`;
  return {
    has: (view, id) => rows?.has(keyOf(view, id)) ?? false,
    add(view, id) {
      const key = keyOf(view, id);
      rows ??= new Set();
      rows.delete(key);
      rows.add(key);
      if (rows.size <= most) return;
      const [oldest = ''] = rows;
      rows.delete(oldest);
    },
    delete: (view, id) => void rows?.delete(keyOf(view, id)),
  };
}

/** The lines of `text/event-stream`. */
export const retry = (ms: number) => `retry: ${ms}\n\n`;
/** Without data: clients remember the position but fire no event; proxies keep the connection. */
export const beat = (at: Position) => `: \nid: ${writePosition(at)}\n\n`;
/**
 * The server no longer knows the changes since the client's last event: the client reads everything
 * again.
 */
export const reset = (at: Position) => `id: ${writePosition(at)}\nevent: reset\ndata: {}\n\n`;

export interface ChangeData {
  readonly view: string;
  readonly id: string;
  readonly version: number;
  readonly action: string;
}

export const change = (at: Position, { view, id, version, action }: ChangeData) =>
  `id: ${writePosition(at)}\nevent: change\ndata: ${JSON.stringify({ view, id, version, action })}\n\n`;
