import { coerceValue, isUuid } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import type { Structure } from '../model/structure.ts';
import type { RowPermission } from '../view-access.ts';
import { allOf } from './condition.ts';
import { type Row, selectRows } from './rows.ts';
import { permitted, readableRows } from './where.ts';

export const parseId = ({ structure }: Sight, text: string): unknown => parseKey(structure, text);

/** The id as the primary key's type, or null for a text that cannot be one. */
export function parseKey({ primaryKey: { column } }: Structure, text: string): unknown {
  if (column.type === 'UUID') return isUuid(text) ? text.toLowerCase() : null;
  try {
    const id = coerceValue(column, text);
    const isTooLong = typeof id === 'string' && id.length > 200;
    return isTooLong || (column.type === 'INTEGER' && Math.abs(Number(id)) > 2 ** 31 - 1)
      ? null
      : id;
  } catch {
    return null;
  }
}

/** The row, if the caller may read it. Throws NOT_FOUND. */
export async function requireRow(sight: Sight, caller: Caller, id: string): Promise<Row> {
  const row = await findRow(sight, caller, id);
  if (row === null) throw new RecordServerError('NOT_FOUND');
  return row;
}

export async function findRow(
  sight: Sight,
  caller: Caller,
  id: string,
  permission: RowPermission | undefined = true,
): Promise<Row | null> {
  const key = parseId(sight, id);
  if (key === null) return null;
  const where = allOf([
    { [sight.structure.primaryKey.property.name]: { $eq: key } },
    readableRows(sight),
    permission === true ? {} : permitted(sight, permission),
  ]);
  const [row] = await selectRows(sight, caller, { where, limit: 1 });
  return row ?? null;
}

export const etagOf = (sight: Sight, row: Row) => `"${String(row[sight.structure.version.name])}"`;
