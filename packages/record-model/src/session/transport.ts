import pLimit from 'p-limit';
import type { Clock } from '../api/clock.ts';
import { RecordError, type RecordErrorCode } from '../error.ts';
import { type ConnectionState, isGateway } from './connection.ts';
import { createDeadline } from './deadline.ts';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The request outlives its document. */
  readonly keepalive?: boolean;
  /** It changes nothing; by default a GET. */
  readonly isRead?: boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** @param ensureCurrent called when the request's turn has come; if it throws, the request ends */
export type Transport = (path: string, call: Call, ensureCurrent: () => void) => Promise<Reply>;

const codes: Readonly<Record<number, RecordErrorCode>> = {
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  412: 'VERSION_STALE',
  429: 'THROTTLED',
};

/** The longest silence of a server, and the longest time for the rest of its answer, in ms. */
const silenceMs = 20_000;
const bodyMs = 60_000;
/**
 * The longest pause that a server can ask for; timers of more than 24 days would run immediately.
 */
const longestPauseMs = 24 * 3_600_000;

/** R7.14 */
const requestsAtOnce = 3;

/**
 * JSON over the given fetch, three requests at a time; a request that outlives its document cannot
 * wait. Every answer but a 2xx is a RecordError. A server that stays silent counts as unreachable:
 * on a silent network browsers wait for many minutes.
 */
export function createTransport(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  clock: Clock,
  connection: ConnectionState,
): Transport {
  const limit = pLimit(requestsAtOnce);

  async function send(path: string, call: Call): Promise<Reply> {
    const { method = 'GET', body, headers = {}, signal, keepalive = false } = call;
    const deadline = createDeadline(clock, silenceMs, signal);
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: deadline.signal,
      // Without one, undefined again.
      body: JSON.stringify(body),
      keepalive,
    };
    try {
      const response = await deadline.race(fetch(`${baseUrl}${path}`, init));
      connection.setAway(isGateway(response.status));
      deadline.extend(bodyMs);
      return await readReply(response, clock, (json) => deadline.race(json));
    } catch (cause) {
      if (signal?.aborted || cause instanceof RecordError) throw cause;
      connection.setAway(true);
      throw new RecordError('UNAVAILABLE', 'The server cannot be reached', { cause });
    } finally {
      deadline.end();
    }
  }

  return (path, call, ensureCurrent) => {
    if (call.keepalive) return send(path, call);
    return limit(() => {
      ensureCurrent();
      return send(path, call);
    });
  };
}

/** @throws RecordError for everything except JSON of a 2xx */
async function readReply(
  response: Response,
  clock: Clock,
  inTime: (json: Promise<unknown>) => Promise<unknown>,
): Promise<Reply> {
  const { status, headers, ok } = response;
  const json = () => response.json().catch(() => (ok ? undefined : null));
  const answer = status === 204 ? null : await inTime(json());
  if (ok && answer !== undefined) return { status, headers, body: answer };
  throw refusal(response, answer, clock.now());
}

function refusal(response: Response, body: unknown, now: number): RecordError {
  const { status } = response;
  const { code, message, details } = (body ?? {}) as Partial<Record<string, unknown>>;
  const serverCode = typeof code === 'string' ? code : undefined;
  const known =
    serverCode === 'VALIDATION_FAILED' || serverCode === 'READ_ONLY' ? serverCode : undefined;
  // A 200 that is not JSON came from a proxy, not from the API.
  const isAway = status >= 500 || response.ok;
  return new RecordError(
    known ?? codes[status] ?? (isAway ? 'UNAVAILABLE' : 'REFUSED'),
    typeof message === 'string' ? message : `The server answered ${status}`,
    { status, serverCode, details, retryAt: retryAtOf(response.headers, now) },
  );
}

/** In seconds, or as a date. */
function retryAtOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = Number(text);
  const at = Number.isNaN(seconds) ? Date.parse(text) : now + seconds * 1000;
  return Number.isNaN(at) ? undefined : Math.min(at, now + longestPauseMs);
}
