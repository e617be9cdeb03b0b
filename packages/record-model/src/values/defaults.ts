import type { Column } from '../definition/definition.ts';
import { coerceValue, localDay } from './coerce.ts';

const timeTypes = new Set<Column['type']>(['DATE', 'DATETIME', 'DATEONLY', 'TIME']);

/**
 * A new record's value in this column, null without a default; `now` is the moment of creation, in
 * ms since 1970.
 * @throws RecordError VALUE_INVALID for a default that the column cannot hold
 */
export function defaultValue(column: Column, now: number): unknown {
  const value = column.default !== undefined ? column.default : column.defaultValue;
  if (value === undefined) return null;
  if (value !== 'NOW' || !timeTypes.has(column.type)) {
    // Copied, so that records do not share one object.
    return coerceValue(column, typeof value === 'object' ? structuredClone(value) : value);
  }
  const date = new Date(now);
  return coerceValue(column, column.type === 'DATEONLY' ? localDay(date) : date);
}
