/** The database does not answer, or has no connection left for this caller; a later try may succeed. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
  readonly code = 'DATABASE_AWAY';
}
