import { createParser } from 'eventsource-parser';
import { RecordError } from '../error.ts';

/** Callbacks for a stream of server-sent events. */
interface StreamListener {
  /** The server has answered 200. */
  opened(): void;
  /** The position, also sent without an event. */
  at(id: string): void;
  event(type: string, data: string): void;
  /** The pause before the next stream, in ms. */
  retry(milliseconds: number): void;
}

interface OpenEventsInit {
  /** The position to continue from. */
  readonly lastEventId: string | null;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

/**
 * Opens a stream, and resolves when it has ended.
 *
 * @throws RecordError with the answer's `status`: UNAUTHENTICATED for a guest; UNAVAILABLE without one
 */
export type OpenEvents = (
  url: string,
  init: OpenEventsInit,
  listener: StreamListener,
) => Promise<void>;

/** A server that sends nothing for that long, not even a comment, is gone. */
const silenceMs = 60_000;

/**
 * Uses `fetch` instead of EventSource, which reports no status (a 401 would be repeated forever)
 * and cannot continue from another tab's position. Pass the browser's own fetch: a stream must not
 * take one of the three request slots [R7.14D].
 */
export function createOpenEvents(fetch: typeof globalThis.fetch = globalThis.fetch): OpenEvents {
  return async (url, { lastEventId, headers, signal }, listener) => {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
    };
    wake();
    try {
      const response = await fetch(url, {
        credentials: 'same-origin',
        cache: 'no-store',
        headers: {
          ...headers,
          accept: 'text/event-stream',
          ...(lastEventId !== null && { 'last-event-id': lastEventId }),
        },
        signal: AbortSignal.any([signal, silence.signal]),
      });
      ensureStream(response);
      listener.opened();
      const parser = createParser({
        onId: listener.at,
        onRetry: listener.retry,
        onEvent: ({ event = 'message', data }) => listener.event(event, data),
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) return;
        wake();
        parser.feed(value);
      }
    } catch (cause) {
      if (signal.aborted) return;
      if (cause instanceof RecordError) throw cause;
      throw new RecordError('UNAVAILABLE', 'The stream of events has ended', { cause });
    } finally {
      clearTimeout(timer);
    }
  };
}

function ensureStream({ status, ok, headers }: Response): void {
  if (ok && headers.get('content-type')?.startsWith('text/event-stream')) return;
  const isAway = ok || status >= 500 || status === 429;
  const code = status === 401 ? 'UNAUTHENTICATED' : isAway ? 'UNAVAILABLE' : 'REFUSED';
  throw new RecordError(code, `The server answered ${status}`, { status });
}
