import { RecordError } from '../error.ts';
import { brokenRules, isBroken } from '../store/errors.ts';
import type { Row } from '../store/row.ts';
import { conflictOf, openFields } from '../store/state.ts';
import { isStale } from './error-kinds.ts';

/** Throws VERSION_STALE if a decision is open. */
export function ensureDecided(row: Row): void {
  const conflict = conflictOf(row);
  if (conflict !== null) {
    throw new RecordError('VERSION_STALE', 'In conflict', { details: conflict });
  }
}

/**
 * Throws VERSION_STALE for a row that no longer exists, VALIDATION_FAILED for a broken rule. Fields
 * in conflict are not sent, and stop nothing.
 */
export function ensureSavable(row: Row): void {
  if (row.draft?.isGone) ensureDecided(row);
  const details = brokenRules(row, openFields(row));
  if (Object.keys(details).length > 0) {
    throw new RecordError('VALIDATION_FAILED', 'A rule is broken', { details });
  }
}

/** A new record saves itself only when its rules hold. */
export const isHeldBack = (row: Row): boolean => row.isNew && isBroken(row);

export const asRecordError = (thrown: unknown): RecordError =>
  thrown instanceof RecordError
    ? thrown
    : new RecordError('REFUSED', 'The save failed', { cause: thrown });

/** The same failure, for a record that waits for the failed one. */
export function asDependencyError(error: RecordError): RecordError {
  if (error.code !== 'VALIDATION_FAILED' && !isStale(error)) return error;
  return new RecordError('REFUSED', 'A related record cannot be saved', { cause: error });
}
