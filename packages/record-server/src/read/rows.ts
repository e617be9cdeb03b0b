import type { FilterQuery } from '@mikro-orm/core';
import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import { readRaw } from '../model/read-raw.ts';
import type { RawRow, Row } from '../model/row.ts';
import type { Where } from '../model/statements.ts';
import { build, type Selection, type Statement } from '../model/statements.ts';

/** Rows as the driver returns them, without hydration: a list costs little more than its SQL. */
export const selectRaw = (
  { structure }: Sight,
  caller: Caller,
  selection: Selection,
): Promise<RawRow[]> => run(caller, caller.statements.ofList(structure, caller.em, selection));

/** Throws if the client has disconnected, so that no more statements run. */
export async function run(caller: Caller, { sql, params }: Statement): Promise<RawRow[]> {
  if (caller.isGone?.() === true) throw new RecordServerError('QUERY_INVALID', { message: 'gone' });
  return caller.query(sql, params);
}

/** Whole rows under wire names. */
export async function selectRows(
  sight: Sight,
  caller: Caller,
  selection: Selection,
): Promise<Row[]> {
  const raws = await selectRaw(sight, caller, selection);
  return raws.map((raw) => readRaw(sight.structure, raw));
}

/** The statement of `selectRows`, for use inside of another one. */
export const rowsQuery = ({ structure }: Sight, { em }: Caller, selection: Selection) =>
  build(structure, em(), selection).toQuery();

export async function countRows(sight: Sight, caller: Caller, where: Where): Promise<number> {
  return caller.em().count(sight.structure.view.entity, where as FilterQuery<object>);
}

/** The planner's estimate, without a scan: enough for 'about 12,000'. */
export async function estimateRows(sight: Sight, caller: Caller, where: Where): Promise<number> {
  const { sql, params } = rowsQuery(sight, caller, { where });
  const rows = await caller.em().execute<RawRow[]>(`explain (format json) ${sql}`, [...params]);
  const plan = rows[0]?.['QUERY PLAN'];
  const parsed = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [
    { Plan: { 'Plan Rows': number } },
  ];
  return Math.round(parsed[0].Plan['Plan Rows']);
}

/** A column's value, or its computed value. */
export function valueIn({ computed }: Sight, row: Row, name: string): unknown {
  const compute = computed.get(name);
  return compute === undefined ? (row[name] ?? null) : compute(row);
}

/** The columns of a row that this caller may read, or the requested ones of them. */
export function project(sight: Sight, row: Row, fields: readonly string[] | null = null): Row {
  const shown: Row = {};
  for (const name of fields ?? Object.keys(sight.definition.columns)) {
    shown[name] = valueIn(sight, row, name);
  }
  return shown;
}
