/** Errors that the server itself answers with; `error-messages.ts` has their texts. */
export type HttpErrorCode =
  | 'BAD_REQUEST'
  | 'EXPECTATION_FAILED'
  | 'HEADERS_TOO_LARGE'
  | 'INTERNAL'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'PAYLOAD_TOO_LARGE'
  | 'REQUEST_TIMEOUT'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'UNSUPPORTED_MEDIA_TYPE';

/** An error that becomes an answer: `errors` sends its status, its code, and `details`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly code: HttpErrorCode;
  readonly details: unknown;

  constructor(
    statusCode: number,
    code: HttpErrorCode,
    options: { details?: unknown; cause?: unknown } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.statusCode = statusCode;
    this.code = code;
    this.details = options.details;
  }
}
