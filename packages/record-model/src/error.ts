/**
 * What can go wrong with a record; a code that the server answered is in `serverCode`.
 *
 * VIEW_NOT_LOADED     the view is used before it was loaded
 * VIEW_NAME_MISSING   a view is asked for without a name
 * DEFINITION_INVALID  the definition of a view is not one
 * FIELD_UNKNOWN       the view has no such column or relation
 * RULE_INVALID        a rule's name or argument is wrong, or its function is not registered
 * VALUE_INVALID       the column cannot hold the value
 * FILTER_INVALID      a filter cannot be read, has an unknown name, or is too large
 * READ_ONLY           the field may not be changed, or its record is deleted
 * VALIDATION_FAILED   rules are broken; `details` is a `ValidationDetails`
 * VERSION_STALE       another user has saved, and the same field is changed on both sides; a 412
 * NOT_FOUND           a 404
 * UNAUTHENTICATED     a 401
 * REFUSED             any other 4xx; or the save failed for a reason that is in `cause`
 * STORAGE_FAILED      the browser's storage is full, forbidden or damaged; nothing is kept there
 * THROTTLED           too many requests: a 429; `retryAt` says when the next may be
 * UNAVAILABLE         no connection, a 5xx, or an answer that is not JSON
 */
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
  | 'STORAGE_FAILED'
  | 'THROTTLED'
  | 'UNAVAILABLE';

export interface RecordErrorOptions {
  readonly cause?: unknown;
  readonly details?: unknown;
  readonly status?: number | undefined;
  readonly serverCode?: string | undefined;
  readonly retryAt?: number | undefined;
}

/** The only error class of this package. `status` is the HTTP status, if an answer caused it. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  declare readonly code: RecordErrorCode;
  declare readonly details: unknown;
  declare readonly status: number | undefined;
  declare readonly serverCode: string | undefined;
  /**
   * The server wants no request before this moment (ms since 1970); undefined if it has named none.
   */
  declare readonly retryAt: number | undefined;

  constructor(code: RecordErrorCode, message: string, options: RecordErrorOptions = {}) {
    super(message, options);
    const { details, status, serverCode, retryAt } = options;
    Object.assign(this, { code, details, status, serverCode, retryAt });
  }
}
