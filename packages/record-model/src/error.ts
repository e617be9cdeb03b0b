/** What can go wrong with a record; a code that the server answered is in `serverCode`. */
export type RecordErrorCode =
  | 'VIEW_NOT_LOADED'
  | 'VIEW_NAME_MISSING'
  | 'DEFINITION_INVALID'
  | 'FIELD_UNKNOWN'
  | 'RULE_INVALID'
  | 'VALUE_INVALID'
  | 'FILTER_INVALID'
  | 'READ_ONLY'
  | 'VALIDATION_FAILED'
  | 'VERSION_STALE'
  | 'NOT_FOUND'
  | 'UNAUTHENTICATED'
  | 'REFUSED'
  | 'UNAVAILABLE';

export interface RecordErrorOptions {
  readonly cause?: unknown;
  readonly details?: unknown;
  readonly status?: number | undefined;
  readonly serverCode?: string | undefined;
}

/** The one error of this package. `status` is the HTTP status, where an answer caused it. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code: RecordErrorCode;
  readonly details: unknown;
  readonly status: number | undefined;
  readonly serverCode: string | undefined;

  constructor(code: RecordErrorCode, message: string, options: RecordErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.status = options.status;
    this.serverCode = options.serverCode;
  }
}
