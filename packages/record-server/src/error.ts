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

const statuses: Readonly<Record<RecordServerErrorCode, number>> = {
  FILTER_INVALID: 400,
  SORT_INVALID: 400,
  INCLUDE_INVALID: 400,
  QUERY_INVALID: 400,
  BODY_INVALID: 400,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VERSION_STALE: 412,
  READ_ONLY: 422,
  VALIDATION_FAILED: 422,
  PRECONDITION_REQUIRED: 428,
  UNAVAILABLE: 503,
};

/** Carries what the app's error handler needs for its answer; a plug-in's route fills the language in. */
export class RecordServerError extends Error {
  override readonly name = 'RecordServerError';
  readonly statusCode: number;
  readonly code: RecordServerErrorCode;
  readonly details: unknown;

  constructor(
    code: RecordServerErrorCode,
    options: { message?: string; details?: unknown; cause?: unknown } = {},
  ) {
    super(
      options.message ?? code,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.statusCode = statuses[code];
    this.code = code;
    this.details = options.details;
  }
}
