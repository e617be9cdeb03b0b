export type AuthServerErrorCode =
  | 'UNAUTHENTICATED'
  | 'CSRF'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'CONFIGURATION';

/** Carries what the app's error handler needs for its answer. */
export class AuthServerError extends Error {
  override readonly name = 'AuthServerError';
  readonly statusCode: number;
  readonly code: AuthServerErrorCode;
  readonly details: unknown;

  constructor(
    statusCode: number,
    code: AuthServerErrorCode,
    message: string,
    options: { cause?: unknown; details?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.statusCode = statusCode;
    this.code = code;
    this.details = options.details;
  }
}
