import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyRequest } from 'fastify';
import { type Position, writePosition } from './position.ts';

/** What a stream is written to: Node's response. */
export interface Outlet {
  write(text: string): unknown;
  end(text?: string): unknown;
  destroy(): unknown;
  /** Bytes that the reader has not taken yet. */
  readonly writableLength: number;
}

/** A reader that is this far behind, in bytes, is dropped; it comes back, and resumes. */
const mostBuffered = 256 * 1024;
/** Rows that a stream remembers to have told, for the views of which its viewer sees a part. */
const mostTold = 2000;

/** One open stream of a signed-in caller. */
export interface EventStream {
  readonly viewer: Viewer;
  readonly views: ReadonlySet<string>;
  readonly request: FastifyRequest;
  /** When the session was last read, in ms of the monotonic clock. */
  checkedAt: number;
  /** How often it was said, or may have been missed, that the session or its rights have changed. */
  doubts: number;
  /** So many of them were there when the session was last read. */
  settledDoubts: number;
  readonly told: ToldRows;
  send(text: string): void;
  /** Ends it; the client waits for `retryMs` before it comes back. */
  end(retryMs: number): void;
}

export function createEventStream(
  given: Pick<EventStream, 'viewer' | 'views' | 'request'>,
  outlet: Outlet,
): EventStream {
  // What has ended may still be among those that something is written to.
  let isOpen = true;
  return {
    ...given,
    checkedAt: performance.now(),
    // The session was read before this stream was among those that hear of its end.
    doubts: 1,
    settledDoubts: 0,
    told: createToldRows(mostTold),
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

/** Rows by view and id, the last ones alone. */
export interface ToldRows {
  has(view: string, id: string): boolean;
  add(view: string, id: string): void;
  delete(view: string, id: string): void;
}

export function createToldRows(most: number): ToldRows {
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

/** The forms of `text/event-stream`. */
export const retry = (ms: number) => `retry: ${ms}\n\n`;
/** Without data a client keeps the place and is notified of nothing; proxies keep the connection. */
export const beat = (at: Position) => `: \nid: ${writePosition(at)}\n\n`;
/** What happened since the client was here is not known any more: it reads anew. */
export const reset = (at: Position) => `id: ${writePosition(at)}\nevent: reset\ndata: {}\n\n`;

export interface ChangeData {
  readonly view: string;
  readonly id: string;
  readonly version: number;
  readonly action: string;
}

export const change = (at: Position, { view, id, version, action }: ChangeData) =>
  `id: ${writePosition(at)}\nevent: change\ndata: ${JSON.stringify({ view, id, version, action })}\n\n`;
