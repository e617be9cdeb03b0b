/**
 * The codes of answers, each with one status.
 *
 * 400  FILTER_INVALID, SORT_INVALID, INCLUDE_INVALID, QUERY_INVALID: `details.reason` says why, with the bound, in
 *      English; BODY_INVALID
 * 401  UNAUTHENTICATED: to a guest, where signing in could help
 * 404  NOT_FOUND: also what this caller may not see or do
 * 405  METHOD_NOT_ALLOWED: `Allow` names those of the address
 * 409  CONFLICT: a record that others need, an Idempotency-Key of another body, a unique value that is
 *      not the caller's own
 * 412  VERSION_STALE: `details` has the record as it is now
 * 413  PAYLOAD_TOO_LARGE
 * 415  UNSUPPORTED_MEDIA_TYPE
 * 422  READ_ONLY, VALIDATION_FAILED: `details` is `{ field: [{ op, message }] }`, absent where the database refuses what is no column of the caller's
 * 428  PRECONDITION_REQUIRED: a PUT, a DELETE or a restore without If-Match (RFC 6585)
 * 429  TOO_MANY_REQUESTS: more streams of events than a viewer needs, or a hook's own limit
 * 503  UNAVAILABLE: the database is away or busy
 */
export type RecordServerErrorCode =
  | 'FILTER_INVALID'
  | 'SORT_INVALID'
  | 'INCLUDE_INVALID'
  | 'QUERY_INVALID'
  | 'BODY_INVALID'
  | 'UNAUTHENTICATED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'VERSION_STALE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'PRECONDITION_REQUIRED'
  | 'READ_ONLY'
  | 'VALIDATION_FAILED'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE';
