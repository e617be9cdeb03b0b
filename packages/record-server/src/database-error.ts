import {
  CheckConstraintViolationException,
  ConnectionException,
  DeadlockException,
  DriverException,
  ForeignKeyConstraintViolationException,
  LockWaitTimeoutException,
  NotNullConstraintViolationException,
  OptimisticLockError,
  UniqueConstraintViolationException,
} from '@mikro-orm/core';
import { RecordServerError } from './error.ts';

/** SQLSTATE classes: 08 and 57P connection, 53 resources, 22 values that do not fit. */
const isAwayState = /^(08|53|57P)/;
const isUnfitState = /^22/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
// The pool of pg, its client, and PGlite report these without a code.
const awayMessage =
  /timeout exceeded when trying to connect|connection terminated|PGlite is closed/i;

/** What the database refused, as an answer; anything else is returned unchanged. */
export function translateDatabaseError(error: unknown, isRead: boolean): unknown {
  if (error instanceof RecordServerError) return error;
  const options = { cause: error };
  if (error instanceof OptimisticLockError) return new RecordServerError('VERSION_STALE', options);
  if (
    error instanceof UniqueConstraintViolationException ||
    error instanceof ForeignKeyConstraintViolationException
  ) {
    return new RecordServerError('CONFLICT', options);
  }
  if (
    error instanceof NotNullConstraintViolationException ||
    error instanceof CheckConstraintViolationException
  ) {
    return new RecordServerError('VALIDATION_FAILED', options);
  }
  const isBusy = error instanceof DeadlockException || error instanceof LockWaitTimeoutException;
  if (isBusy || isAway(error)) return new RecordServerError('UNAVAILABLE', options);
  if (isUnfitState.test(codeOf(error))) {
    if (isRead) return new RecordServerError('QUERY_INVALID', options);
    if (error instanceof DriverException)
      return new RecordServerError('VALIDATION_FAILED', options);
  }
  return error;
}

/** A query builder's statement fails with the driver's own error, which MikroORM has not wrapped. */
function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = codeOf(at);
    if (at instanceof ConnectionException || isAwayState.test(code)) return true;
    if (networkCodes.has(code) || awayMessage.test(at.message)) return true;
  }
  return false;
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
