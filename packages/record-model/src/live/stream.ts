import type { Clock } from '../api/clock.ts';
import { RecordError } from '../error.ts';
import { isGateway } from '../session/connection.ts';
import { type LiveChange, readChange } from './event.ts';
import type { OpenEvents } from './open-events.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** Rows read this shortly before the first stream was open count as read with it, in ms. */
const freshMs = 2000;

/** The state of the connection: see `LiveEvents`. */
export type StreamState = 'idle' | 'opening' | 'open' | 'ended';

/** One stream at a time, which is opened again after a failure. */
export interface Stream {
  readonly state: StreamState;
  /**
   * Opens, keeps or closes the stream according to `wanted`. `isHeld`: this page has records that
   * may change from now on.
   */
  connect(isHeld?: boolean): Promise<void>;
  /** The connection is back: the next try starts immediately. */
  retryNow(): void;
  /** Another tab has received everything up to this position. */
  reached(id: string): void;
  end(): void;
}

export interface StreamOptions {
  readonly clock: Clock;
  /** The path before `/events`. */
  readonly baseUrl: string;
  readonly open: OpenEvents;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The views to follow, sorted; empty if this page needs no events. */
  wanted(): Promise<readonly string[]>;
  onChange(change: LiveChange): void;
  /** The server has sent something; or a stream could not be opened. */
  onConnection(isAway: boolean): void;
  /** The position is too old: all records must be read again. */
  onReset(): void;
  onPosition(id: string): void;
  /** The server refuses the stream for good. */
  onEnd(error: RecordError): void;
}

export function createStream(options: StreamOptions): Stream {
  const { clock, baseUrl, open, headers } = options;
  let state: StreamState = 'idle';
  let lastEventId: string | null = null;
  let stream: { end: AbortController; views: readonly string[] } | null = null;
  let retryTimer: unknown = null;
  let startedAt: number | null = null;
  let failures = 0;
  let retryMs = 0;

  async function connect(isHeld = false): Promise<void> {
    if (isHeld) startedAt ??= clock.now();
    const wanted = await options.wanted();
    if (state === 'ended' || retryTimer !== null) return;
    if (wanted.length === 0) return close('idle');
    // An unneeded view costs less than another connection.
    if (stream !== null && wanted.every((view) => stream?.views.includes(view))) return;
    close('opening');
    startedAt ??= clock.now();
    const opened = { end: new AbortController(), views: wanted };
    stream = opened;
    const isCurrent = () => stream === opened;
    const url = `${baseUrl}/events?views=${wanted.map(encodeURIComponent).join()}`;
    try {
      const { signal } = opened.end;
      await open(url, { lastEventId, headers, signal }, listenerOf(isCurrent));
      if (isCurrent()) later();
    } catch (thrown) {
      if (!isCurrent()) return;
      const error = thrown instanceof RecordError ? thrown : null;
      if (error === null || error.code === 'UNAVAILABLE') {
        // A broken stream is opened again, which shows whether the server is away.
        const isSilent = error?.status === undefined || isGateway(error.status);
        if (state === 'opening' && isSilent) options.onConnection(true);
        later();
      } else {
        close('ended');
        options.onEnd(error);
      }
    }
  }

  function listenerOf(isCurrent: () => boolean): Parameters<OpenEvents>[2] {
    return {
      opened() {
        if (!isCurrent()) return;
        options.onConnection(false);
        state = 'open';
        failures = 0;
        const isLate = startedAt !== null && clock.now() - startedAt > freshMs;
        if (lastEventId === null && isLate) options.onReset();
        startedAt = clock.now();
      },
      at(id) {
        if (!isCurrent()) return;
        // Also after a beat: one lost request may be the last one for a long time.
        options.onConnection(false);
        lastEventId = id;
        options.onPosition(id);
      },
      event(type, data) {
        if (!isCurrent()) return;
        const change = type === 'change' ? readChange(data) : null;
        if (change !== null) options.onChange(change);
        else if (type === 'reset') options.onReset();
      },
      retry(milliseconds) {
        retryMs = milliseconds;
      },
    };
  }

  /** A random pause, so that not all clients reconnect at once. */
  function later(): void {
    close('opening');
    const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    failures += 1;
    retryTimer = clock.setTimeout(
      () => {
        retryTimer = null;
        connect();
      },
      Math.max(retryMs, pause) * (0.75 + Math.random() / 2),
    );
  }

  function close(next: StreamState): void {
    state = next;
    stream?.end.abort();
    stream = null;
  }

  return {
    get state() {
      return state;
    },
    connect,
    retryNow() {
      // The first request may come before the network is really there.
      failures = 0;
      if (retryTimer === null) return;
      clock.clearTimeout(retryTimer);
      retryTimer = null;
      connect();
    },
    reached(id) {
      lastEventId = id;
    },
    end() {
      clock.clearTimeout(retryTimer);
      close('ended');
    },
  };
}
