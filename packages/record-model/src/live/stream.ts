import type { Clock } from '../api/clock.ts';
import { RecordError } from '../error.ts';
import { isGateway } from '../session/connection.ts';
import { type LiveChange, readChange } from './event.ts';
import type { OpenEvents } from './open-events.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** What was read so shortly before the first stream was open counts as read with it. */
const freshMs = 2000;

/** How far the connection is: see `LiveEvents`. */
export type StreamState = 'idle' | 'opening' | 'open' | 'ended';

/** One stream at a time, which comes back after a failure. */
export interface Stream {
  readonly state: StreamState;
  /** Opens, keeps or closes it as `wanted` says; from now on this page holds what can change, perhaps. */
  connect(isHeld?: boolean): Promise<void>;
  /** There is a connection again: it does not wait for its next try. */
  hurry(): void;
  /** Another tab has heard until here. */
  reached(id: string): void;
  end(): void;
}

export interface StreamOptions {
  readonly clock: Clock;
  /** Before `/events`. */
  readonly baseUrl: string;
  readonly open: OpenEvents;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The views to follow, sorted; none where this page has nothing to hear. */
  wanted(): Promise<readonly string[]>;
  onChange(change: LiveChange): void;
  /** The server speaks; or a stream could not be opened at all. */
  onConnection(isAway: boolean): void;
  /** The position is too old: everything that is held has to be read again. */
  onReset(): void;
  onPosition(id: string): void;
  /** The server refuses it for good. */
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
    // A view more than needed costs less than another connection.
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
        // A stream that breaks is opened again: that says whether the server is away.
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
        // Also by a beat: a single request that got lost may be the last one for long.
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

  /** Not all clients at once. */
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
    hurry() {
      // The first request may come before the network is quite there.
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
