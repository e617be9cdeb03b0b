import type { Caller, Sight } from '../model/caller.ts';
import { allOf, type Where } from './condition.ts';
import { findRow, requireRow } from './find.ts';
import { withIncludes } from './include.ts';
import { rowsBehind, writeCursor } from './order.ts';
import type { ListQuery } from './query.ts';
import { type Row, selectRows } from './rows.ts';

export interface Page {
  readonly records: readonly Row[];
  /** The cursor of the next page, null on the last one. */
  readonly next: string | null;
}

/** The records of a checked query; `more` narrows them, as an association does. */
export async function readPage(
  sight: Sight,
  caller: Caller,
  { where, after, order, limit, offset, include, fields }: ListQuery,
  more: Where = {},
): Promise<Page> {
  const behind = await rowsBehind(order, after, sight, (id) => findRow(sight, caller, id));
  const selection = { where: allOf([more, where, behind]), order, offset };
  // One row more than is answered shows whether there is a next page.
  const rows = await selectRows(sight, caller, { ...selection, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last !== undefined ? writeCursor(order, last, sight) : null;
  return { records: await withIncludes(sight, caller, shown, include, fields), next };
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
