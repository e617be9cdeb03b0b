import { coerceValue } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Sight } from '../model/caller.ts';
import type { OrderPart, Where } from '../model/statements.ts';
import type { ColumnPart } from '../model/structure.ts';
import { toDatabaseValue } from '../model/value.ts';
import { allOf } from './condition.ts';
import { mostSorted } from './parameters.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * `name,-created_at` as checked columns, followed by the primary key: paging needs a unique order.
 */
export function parseOrder(sort: string | undefined, sight: Sight): readonly OrderPart[] {
  const text = sort ?? sight.structure.view.defaultSort ?? '';
  const names = text.split(',').filter((name) => name !== '');
  if (names.length > mostSorted) {
    const details = { reason: `At most ${mostSorted} columns` };
    throw new RecordServerError('SORT_INVALID', { details });
  }
  const order = names.map((name): OrderPart => {
    const isDescending = name.startsWith('-');
    const column = isDescending ? name.slice(1) : name;
    const part = sight.structure.columns.get(column);
    const isReadable = Object.hasOwn(sight.definition.columns, column);
    // The view's own order may use a column that the caller may not see.
    if (part === undefined || part.column.type === 'JSON' || (!isReadable && sort !== undefined)) {
      const details = { field: column, reason: 'No column to sort by' };
      throw new RecordServerError('SORT_INVALID', { details });
    }
    return { part, isDescending };
  });
  const { primaryKey } = sight.structure;
  const hasKey = order.some(({ part }) => part.name === primaryKey.name);
  return hasKey ? order : [...order, { part: primaryKey, isDescending: false }];
}

/**
 * The position after a row, for the next page. Opaque to the caller, and checked when it is used.
 * It leaves out columns that the caller may not read: their values are looked up by the row's key.
 */
export function writeCursor(order: readonly OrderPart[], row: Row, sight: Sight): string {
  const values = order
    .filter(({ part }) => isReadable(part, sight))
    .map(({ part }) => row[part.name] ?? null);
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

const isReadable = ({ name }: ColumnPart, sight: Sight) =>
  Object.hasOwn(sight.definition.columns, name);

const refused = (cause?: unknown) =>
  new RecordServerError('QUERY_INVALID', {
    cause,
    details: { parameter: 'after', reason: 'No cursor of this list' },
  });

/** The values of a cursor by column, including the key, which ends every order. */
export function parseCursor(order: readonly OrderPart[], cursor: string, sight: Sight): Row {
  const parts = order.map(({ part }) => part).filter((part) => isReadable(part, sight));
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch (cause) {
    throw refused(cause);
  }
  if (!Array.isArray(values) || values.length !== parts.length) throw refused();
  try {
    return Object.fromEntries(
      parts.map(({ name, column }, index) => [
        name,
        coerceValue({ type: column.type, allowNull: false }, values[index]),
      ]),
    );
  } catch (cause) {
    throw refused(cause);
  }
}

/** The rows after a cursor's position. Throws QUERY_INVALID if its row can no longer be read. */
export async function rowsBehind(
  order: readonly OrderPart[],
  given: Row | null,
  sight: Sight,
  findRow: (id: string) => Promise<Row | null>,
): Promise<Where> {
  if (given === null) return {};
  const isWhole = order.every(({ part }) => part.name in given);
  const row = isWhole ? given : await findRow(String(given[sight.structure.primaryKey.name]));
  if (row === null) throw refused();
  const place = order.map(({ part }) => given[part.name] ?? row[part.name] ?? null);
  // Equal in the first n parts of the order, greater in the next one.
  const steps = order.flatMap((next, index): Where[] => {
    const behind = isBehind(next, place[index]);
    if (behind === null) return [];
    const equal = order.slice(0, index).map(({ part }, before) => ({
      [part.property.name]: place[before] === null ? null : toDatabaseValue(part, place[before]),
    }));
    return [{ $and: [...equal, behind] }];
  });
  return allOf([startOf(order[0], place[0]), { $or: steps }]);
}

/** A condition on the first column alone: with it PostgreSQL can use an index. */
function startOf(first: OrderPart | undefined, value: unknown): Where {
  if (first === undefined || value === null || first.part.property.nullable === true) return {};
  const { part, isDescending } = first;
  const bound = { [isDescending ? '$lte' : '$gte']: toDatabaseValue(part, value) };
  return { [part.property.name]: bound };
}

/** PostgreSQL sorts rows without a value last if ascending, first if descending. */
function isBehind({ part, isDescending }: OrderPart, value: unknown): Where | null {
  const { name, nullable } = part.property;
  if (value === null) return isDescending ? { [name]: { $ne: null } } : null;
  const compared = { [name]: { [isDescending ? '$lt' : '$gt']: toDatabaseValue(part, value) } };
  return !isDescending && nullable === true ? { $or: [compared, { [name]: null }] } : compared;
}
