import { coerceValue, isUuid } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import { readRaw } from '../model/read-raw.ts';
import type { RawRow, Row } from '../model/row.ts';
import type { Structure } from '../model/structure.ts';
import type { RowPermission } from '../view-access.ts';
import { allOf } from './condition.ts';
import { run } from './rows.ts';
import { permitted, readableRows } from './where.ts';

export const parseId = ({ structure }: Sight, text: string): unknown => parseKey(structure, text);

/** The id in the type of the primary key; null for a text that cannot be an id. */
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
  return readRaw(sight.structure, await requireRaw(sight, caller, id));
}

/** The same, as the driver returns it. */
export async function requireRaw(sight: Sight, caller: Caller, id: string): Promise<RawRow> {
  const raw = await findRaw(sight, caller, id);
  if (raw === null) throw new RecordServerError('NOT_FOUND');
  return raw;
}

export async function findRow(
  sight: Sight,
  caller: Caller,
  id: string,
  permission: RowPermission | undefined = true,
): Promise<Row | null> {
  const raw = await findRaw(sight, caller, id, permission);
  return raw === null ? null : readRaw(sight.structure, raw);
}

async function findRaw(
  sight: Sight,
  caller: Caller,
  id: string,
  permission: RowPermission | undefined = true,
): Promise<RawRow | null> {
  const key = parseId(sight, id);
  if (key === null) return null;
  const where = allOf([
    readableRows(sight),
    permission === true ? {} : permitted(sight, permission),
  ]);
  const [raw] = await run(caller, caller.statements.ofRow(sight.structure, caller.em, key, where));
  return raw ?? null;
}

export const etagOf = (sight: Sight, row: RawRow) =>
  `"${String(row[sight.structure.version.name])}"`;
