import {
  type Column,
  coerceValue,
  isSameValue,
  type RuleFailure,
  recordMessages,
} from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import type { Row } from '../model/row.ts';
import type { ColumnPart } from '../model/structure.ts';
import { valueIn } from '../read/rows.ts';

type Failures = Record<string, readonly RuleFailure[]>;

export function ensureBody(body: unknown): Row {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RecordServerError('BODY_INVALID');
  }
  return body as Row;
}

/**
 * The writable columns of a body, coerced; nothing else of the body is used. An unchanged read-only
 * value is ignored, a changed one is refused.
 */
export function readBody(body: Row, before: Row, sight: Sight, caller: Caller, isNew = false): Row {
  const changes: Row = {};
  const readOnly: string[] = [];
  const failures: Failures = {};
  for (const [name, value] of Object.entries(body)) {
    const column = Object.hasOwn(sight.definition.columns, name)
      ? sight.definition.columns[name]
      : undefined;
    const isFixed = column?.readOnly === true || (column?.createOnly === true && !isNew);
    if (column === undefined || isFixed) {
      const isUnchanged =
        column !== undefined && isSame(column, value, valueIn(sight, before, name));
      if (!isUnchanged) readOnly.push(name);
      continue;
    }
    try {
      const setter = caller.modifiers.setters?.[column.setter ?? ''];
      const coerced = coerceValue(column, setter === undefined ? value : setter(value));
      if (isList(sight, name)) ensureTexts(coerced);
      changes[name] = coerced;
    } catch {
      const message = recordMessages[caller.locale].type;
      failures[name] = [{ op: 'type', message }];
    }
  }
  if (readOnly.length > 0) {
    throw RecordServerError.readOnly(readOnly, caller.locale);
  }
  refuse(failures);
  return changes;
}

/** `text[]`: JSON on the wire, but the database accepts only a list of texts. */
const isList = (sight: Sight, name: string): boolean =>
  sight.structure.columns.get(name)?.property.columnTypes[0]?.endsWith('[]') === true;

function ensureTexts(value: unknown): void {
  if (value === null) return;
  if (!Array.isArray(value)) throw new TypeError('Not a list');
  for (const text of value) {
    if (typeof text !== 'string' || text.includes('\0')) throw new TypeError('Not a list of texts');
  }
}

function isSame(column: Column, sent: unknown, before: unknown): boolean {
  try {
    // The row may be older than a rule of its column; an unchanged value is not corrected.
    return isSameValue(sent, before) || isSameValue(coerceValue(column, sent), before);
  } catch {
    return false;
  }
}

/**
 * Checks every rule of the whole record, and columns that may not be null. Throws
 * VALIDATION_FAILED.
 */
export function ensureValid(values: Row, sight: Sight, caller: Caller): void {
  const failures: Failures = { ...sight.rules.check(values) };
  const messages = recordMessages[caller.locale];
  for (const [name, column] of Object.entries(sight.definition.columns)) {
    const isOpen = column.readOnly !== true && column.dummy !== true;
    if (!isOpen || !(name in values) || failures[name] !== undefined) continue;
    const op = openFailure(values[name], sight.structure.columns.get(name));
    if (op !== null) failures[name] = [{ op, message: messages[op] }];
  }
  refuse(failures);
}

/**
 * Checks beyond the rules: an invisible text breaks no rule but `required`, and is not in a list of
 * values.
 */
function openFailure(value: unknown, part: ColumnPart | undefined): 'required' | 'oneOf' | null {
  if (value === null) return part?.column.allowNull === false ? 'required' : null;
  const { enum: isListed, items = [] } = part?.property ?? {};
  const isOther = typeof value === 'string' && !items.includes(value);
  return isListed === true && isOther ? 'oneOf' : null;
}

/** Throws VALIDATION_FAILED if there is a failure. */
export function refuse(details: Failures): void {
  if (Object.keys(details).length > 0)
    throw new RecordServerError('VALIDATION_FAILED', { details });
}
