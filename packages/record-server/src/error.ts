export type RecordServerErrorCode =
  | 'FILTER_INVALID'
  | 'SORT_INVALID'
  | 'INCLUDE_INVALID'
  | 'QUERY_INVALID'
  | 'BODY_INVALID'
  | 'UNAUTHENTICATED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'VERSION_STALE'
  | 'PRECONDITION_REQUIRED'
  | 'READ_ONLY'
  | 'VALIDATION_FAILED'
  | 'UNAVAILABLE';

/** Carries what the app's error handler needs for its answer. */
export class RecordServerError extends Error {
  override readonly name = 'RecordServerError';
  readonly statusCode: number;
  readonly code: RecordServerErrorCode;
  readonly details: unknown;

  constructor(
    statusCode: number,
    code: RecordServerErrorCode,
    message: string,
    options: { details?: unknown; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.statusCode = statusCode;
    this.code = code;
    this.details = options.details;
  }
}
