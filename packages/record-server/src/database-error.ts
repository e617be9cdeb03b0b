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
import { type RuleFailure, recordMessages } from '@praxiskit/record-model';
import { RecordServerError } from './error.ts';
import type { Locale } from './locale.ts';
import { busyMessages } from './messages.ts';
import type { Sight } from './model/caller.ts';

/** SQLSTATE classes: 08 and 57P connection, 53 resources, 22 values that do not fit. */
const isAwayState = /^(08|53|57P)/;
const isUnfitState = /^22/;
/**
 * A lock that another transaction holds for too long, which MikroORM reports like other errors; a
 * transaction to repeat; and a deadlock, for which a query builder's statement throws the driver's
 * own error.
 */
const isBusyState = /^(55P03|40001|40P01)$/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
// pg's pool, its client and PGlite report these errors without a code.
const awayMessage =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable|PGlite is closed/i;

/**
 * Translates a database error into an answer; any other error is returned unchanged. Columns of
 * `sight` that the caller may write are named, because the caller sent their values.
 */
export function translateDatabaseError(error: unknown, isRead: boolean, writer?: Writer): unknown {
  if (error instanceof RecordServerError) return error;
  const options = { cause: error };
  if (error instanceof OptimisticLockError) return new RecordServerError('VERSION_STALE', options);
  const op = brokenRule(error);
  if (op !== null) {
    const details = writer === undefined ? null : refusedColumns(error, op, writer);
    if (details !== null)
      return new RecordServerError('VALIDATION_FAILED', { ...options, details });
    const isConflict = op === 'unique' || op === 'oneOf';
    return new RecordServerError(isConflict ? 'CONFLICT' : 'VALIDATION_FAILED', options);
  }
  if (isBusy(error)) {
    return new RecordServerError('UNAVAILABLE', { ...options, messages: busyMessages });
  }
  if (isAway(error)) return new RecordServerError('UNAVAILABLE', options);
  if (isUnfitState.test(codeOf(error))) {
    if (isRead) return new RecordServerError('QUERY_INVALID', options);
    if (error instanceof DriverException)
      return new RecordServerError('VALIDATION_FAILED', options);
  }
  return error;
}

/** Another transaction holds what this one needs; it can start again. */
export const isBusy = (error: unknown): boolean =>
  error instanceof DeadlockException ||
  error instanceof LockWaitTimeoutException ||
  isBusyState.test(codeOf(error));

interface Writer {
  readonly sight: Sight;
  readonly locale: Locale;
}

type BrokenRule = 'unique' | 'oneOf' | 'required' | 'custom';

function brokenRule(error: unknown): BrokenRule | null {
  if (error instanceof UniqueConstraintViolationException) return 'unique';
  if (error instanceof ForeignKeyConstraintViolationException) return 'oneOf';
  if (error instanceof NotNullConstraintViolationException) return 'required';
  return error instanceof CheckConstraintViolationException ? 'custom' : null;
}

/** PostgreSQL's details of the constraint, which MikroORM's exceptions keep. */
interface Violation {
  readonly table?: string;
  readonly column?: string;
  readonly detail?: string;
}

/** `{ field: [{ op, message }] }`, or null if no column of the caller is named. */
function refusedColumns(error: unknown, op: BrokenRule, { sight, locale }: Writer) {
  const { table, column, detail = '' } = error as Violation;
  const { meta, primaryKey } = sight.structure;
  if (table !== meta.tableName) return null;
  // `Key (slug)=(x) already exists.`, in the language of the database.
  const listed = /\(([^()]+)\)=\(/.exec(detail)?.[1] ?? column ?? '';
  const names = listed
    .split(',')
    .map((name) => name.trim().replaceAll('"', ''))
    .filter((name) => name !== primaryKey.name && isWritable(sight, name));
  const failure: RuleFailure = { op, message: recordMessages[locale][op] };
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, [failure]]));
}

const isWritable = ({ definition: { columns } }: Sight, name: string) =>
  Object.hasOwn(columns, name) && columns[name]?.readOnly !== true;

/** A query builder's statement fails with the driver's own error, which MikroORM does not wrap. */
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
