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
const isAway = /^(08|53|57P)/;
const isUnfit = /^22/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

/** What the database refused, as an answer; anything else stays what it is. */
export function translateDatabaseError(error: unknown, isRead: boolean): unknown {
  if (error instanceof OptimisticLockError)
    return new RecordServerError('VERSION_STALE', { cause: error });
  if (!(error instanceof DriverException)) {
    // A query builder's statement fails with the driver's own error, which MikroORM has not wrapped.
    const { code } = (error ?? {}) as { code?: unknown };
    if (typeof code !== 'string') return error;
    if (isUnfit.test(code) && isRead)
      return new RecordServerError('QUERY_INVALID', { cause: error });
    const isNetwork = networkCodes.has(code) || isAway.test(code);
    return isNetwork ? new RecordServerError('UNAVAILABLE', { cause: error }) : error;
  }
  const options = { cause: error };
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
  const code = error.code ?? '';
  const isLost =
    error instanceof ConnectionException || isAway.test(code) || networkCodes.has(code);
  if (isBusy || isLost) return new RecordServerError('UNAVAILABLE', options);
  if (isUnfit.test(code)) {
    return new RecordServerError(isRead ? 'QUERY_INVALID' : 'VALIDATION_FAILED', options);
  }
  return error;
}
