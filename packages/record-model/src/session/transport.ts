import { RecordError, type RecordErrorCode } from '../error.ts';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The request outlives its document. */
  readonly keepalive?: boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Transport = (path: string, call?: Call) => Promise<Reply>;

const codes: Readonly<Record<number, RecordErrorCode>> = {
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  412: 'VERSION_STALE',
  429: 'UNAVAILABLE',
};

/** JSON over the given fetch; everything but a 2xx is a RecordError. */
export function createTransport(fetch: typeof globalThis.fetch, baseUrl: string): Transport {
  return async (path, { method = 'GET', body, headers = {}, signal, keepalive } = {}) => {
    let response: Response;
    try {
      response = await fetch(`${baseUrl}${path}`, {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
        ...(keepalive === undefined ? {} : { keepalive }),
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new RecordError('UNAVAILABLE', 'The server cannot be reached', { cause });
    }
    const { status } = response;
    const answer: unknown =
      status === 204 ? null : await response.json().catch(() => (response.ok ? undefined : null));
    if (response.ok && answer !== undefined) {
      return { status, headers: response.headers, body: answer };
    }
    throw refusal(response, answer);
  };
}

function refusal(response: Response, body: unknown): RecordError {
  const { status } = response;
  const { code, message, details } = (body ?? {}) as Partial<Record<string, unknown>>;
  const serverCode = typeof code === 'string' ? code : undefined;
  const known =
    serverCode === 'VALIDATION_FAILED' || serverCode === 'READ_ONLY' ? serverCode : undefined;
  // A 200 that is not JSON came from a proxy in between, not from the API.
  const isAway = status >= 500 || response.ok;
  const retryAfter = response.headers.get('retry-after');
  const given = typeof details === 'object' ? details : {};
  return new RecordError(
    known ?? codes[status] ?? (isAway ? 'UNAVAILABLE' : 'REFUSED'),
    typeof message === 'string' ? message : `The server answered ${status}`,
    { status, serverCode, details: retryAfter === null ? details : { ...given, retryAfter } },
  );
}
