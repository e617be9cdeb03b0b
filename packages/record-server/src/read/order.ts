import { coerceValue } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Sight } from '../model/caller.ts';
import type { ColumnPart } from '../model/structure.ts';
import { toDatabaseValue } from '../model/value.ts';
import type { Where } from './condition.ts';

export interface OrderPart {
  readonly part: ColumnPart;
  readonly isDescending: boolean;
}

/** `name,-created_at` as checked columns, the primary key at the end: pages need one order. */
export function parseOrder(sort: string | undefined, sight: Sight): readonly OrderPart[] {
  const text = sort ?? sight.structure.view.defaultSort ?? '';
  const names = text.split(',').filter((name) => name !== '');
  if (names.length > 8) throw new RecordServerError('SORT_INVALID');
  const order = names.map((name): OrderPart => {
    const isDescending = name.startsWith('-');
    const column = isDescending ? name.slice(1) : name;
    const part = sight.structure.columns.get(column);
    const isReadable = Object.hasOwn(sight.definition.columns, column);
    // The view's own order may use a column that the caller does not see.
    if (part === undefined || part.column.type === 'JSON' || (!isReadable && sort !== undefined)) {
      throw new RecordServerError('SORT_INVALID', { details: { field: column } });
    }
    return { part, isDescending };
  });
  const { primaryKey } = sight.structure;
  const hasKey = order.some(({ part }) => part.name === primaryKey.name);
  return hasKey ? order : [...order, { part: primaryKey, isDescending: false }];
}

export const toOrderBy = (order: readonly OrderPart[]) =>
  order.map(({ part, isDescending }) => ({ [part.property.name]: isDescending ? 'desc' : 'asc' }));

/** The place after a row, for the next page. Opaque to the caller, and checked when it comes back. */
export function writeCursor(
  order: readonly OrderPart[],
  row: Readonly<Record<string, unknown>>,
): string {
  const values = order.map(({ part }) => row[part.name] ?? null);
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

export function readCursor(order: readonly OrderPart[], cursor: string): Where {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch (cause) {
    throw new RecordServerError('QUERY_INVALID', { cause, details: { parameter: 'after' } });
  }
  const refusal = { details: { parameter: 'after' } };
  if (!Array.isArray(values) || values.length !== order.length) {
    throw new RecordServerError('QUERY_INVALID', refusal);
  }
  const place = order.map(({ part }, index) => {
    try {
      return coerceValue({ type: part.column.type, allowNull: false }, values[index]);
    } catch (cause) {
      throw new RecordServerError('QUERY_INVALID', { ...refusal, cause });
    }
  });
  // Equal in the first n parts of the order, behind in the next one.
  const steps = order.flatMap((next, index): Where[] => {
    const behind = isBehind(next, place[index]);
    if (behind === null) return [];
    const equal = order.slice(0, index).map(({ part }, before) => ({
      [part.property.name]: place[before] === null ? null : toDatabaseValue(part, place[before]),
    }));
    return [{ $and: [...equal, behind] }];
  });
  return { $or: steps };
}

/** PostgreSQL puts rows without a value last when ascending, first when descending. */
function isBehind({ part, isDescending }: OrderPart, value: unknown): Where | null {
  const { name, nullable } = part.property;
  if (value === null) return isDescending ? { [name]: { $ne: null } } : null;
  const compared = { [name]: { [isDescending ? '$lt' : '$gt']: toDatabaseValue(part, value) } };
  return !isDescending && nullable === true ? { $or: [compared, { [name]: null }] } : compared;
}
