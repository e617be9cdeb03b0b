import { RecordError } from '../error.ts';
import { retryPause } from '../retry/retry-pause.ts';
import { brokenRules } from '../store/errors.ts';
import type { Row } from '../store/row.ts';
import { conflictOf } from '../store/state.ts';

/** Throws VERSION_STALE for an open conflict, VALIDATION_FAILED for a broken rule. */
export function ensureSavable(row: Row): void {
  const conflict = conflictOf(row);
  if (conflict !== null) {
    throw new RecordError('VERSION_STALE', 'The conflict is not resolved', { details: conflict });
  }
  const details = brokenRules(row);
  if (Object.keys(details).length > 0) {
    throw new RecordError('VALIDATION_FAILED', 'A rule is broken', { details });
  }
}

/** The server may have done it, or not. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof RecordError && error.code === 'UNAVAILABLE';

/** The same, or the session was over: the next one of the same user may ask again. */
export const isOpen = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof RecordError && error.code === 'UNAUTHENTICATED');

/** The server has read the body: it does so only where no request with the same key was answered before. */
export const isJudged = (error: unknown): boolean =>
  error instanceof RecordError && (error.status === 422 || error.status === 409);

export const asRecordError = (thrown: unknown): RecordError =>
  thrown instanceof RecordError
    ? thrown
    : new RecordError('REFUSED', 'The save failed', { cause: thrown });

/** The same failure, for a record that waits for the one that has failed. */
export function asDependent(error: RecordError): RecordError {
  if (error.code !== 'VALIDATION_FAILED' && error.code !== 'VERSION_STALE') return error;
  return new RecordError('REFUSED', 'A related record cannot be saved', { cause: error });
}

/** How long the next try waits, in ms: 1 s, 2 s … 30 s, and as long as the server asks for. */
export function pauseAfter({ details }: RecordError, retries: number, now: number): number {
  const pause = retryPause(retries);
  const { retryAfter } = (details ?? {}) as { retryAfter?: string };
  if (retryAfter === undefined) return pause;
  // Seconds, or a date.
  const seconds = Number(retryAfter);
  const asked = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return Math.max(pause, asked || 0);
}
