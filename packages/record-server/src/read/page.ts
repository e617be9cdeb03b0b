import type { Caller, Sight } from '../model/caller.ts';
import { readRaw } from '../model/read-raw.ts';
import type { RawRow, Row } from '../model/row.ts';
import type { Where } from '../model/statements.ts';
import { allOf } from './condition.ts';
import { findRow, requireRow } from './find.ts';
import { withIncludes } from './include.ts';
import { rowsBehind, writeCursor } from './order.ts';
import type { ListQuery } from './query.ts';
import { selectRaw } from './rows.ts';

export interface Page {
  readonly records: readonly Row[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

interface Found {
  readonly raws: readonly RawRow[];
  readonly next: string | null;
}

async function findPage(
  sight: Sight,
  caller: Caller,
  { where, after, order, limit, offset }: ListQuery,
  more: Where,
): Promise<Found> {
  const behind = await rowsBehind(order, after, sight, (id) => findRow(sight, caller, id));
  const selection = { where: allOf([more, where, behind]), order, offset };
  // One extra row shows whether there is a next page.
  const found = await selectRaw(sight, caller, { ...selection, limit: limit + 1 });
  const raws = found.length > limit ? found.slice(0, limit) : found;
  const last = found.length > limit ? raws.at(-1) : undefined;
  const next =
    last === undefined ? null : writeCursor(order, readRaw(sight.structure, last), sight);
  return { raws, next };
}

/** The records of a checked query; `more` narrows them, as an association does. */
export async function readPage(
  sight: Sight,
  caller: Caller,
  query: ListQuery,
  more: Where = {},
): Promise<Page> {
  const { raws, next } = await findPage(sight, caller, query, more);
  const rows = raws.map((raw) => readRaw(sight.structure, raw));
  return { records: await withIncludes(sight, caller, rows, query.include, query.fields), next };
}

/** The same as JSON. */
export async function writePage(
  sight: Sight,
  caller: Caller,
  query: ListQuery,
  more: Where = {},
): Promise<{ text: string; next: string | null }> {
  if (query.fields !== null || Object.keys(query.include).length > 0) {
    const { records, next } = await readPage(sight, caller, query, more);
    return { text: JSON.stringify(records), next };
  }
  const { raws, next } = await findPage(sight, caller, query, more);
  return { text: `[${raws.map(sight.serialise).join()}]`, next };
}

/** One record, and its whole row. Throws NOT_FOUND. */
export async function readRecord(
  sight: Sight,
  caller: Caller,
  id: string,
  { include, fields }: Pick<ListQuery, 'include' | 'fields'>,
): Promise<{ record: Row; row: Row }> {
  const row = await requireRow(sight, caller, id);
  const [record = {}] = await withIncludes(sight, caller, [row], include, fields);
  return { record, row };
}
