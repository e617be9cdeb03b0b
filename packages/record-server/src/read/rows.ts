import type { FilterQuery } from '@mikro-orm/core';
import type { Caller, Sight } from '../model/caller.ts';
import { toWireValue } from '../model/value.ts';
import type { Where } from './condition.ts';
import { type OrderPart, toOrderBy } from './order.ts';

export type Row = Record<string, unknown>;

export interface Selection {
  readonly where: Where;
  readonly order?: readonly OrderPart[];
  readonly limit?: number;
  readonly offset?: number;
}

function build(sight: Sight, caller: Caller, { where, order = [], limit, offset }: Selection) {
  const { view, columns } = sight.structure;
  const properties = [...columns.values()].map(({ property }) => property.name);
  const builder = caller.em.createQueryBuilder<object>(view.entity).select(properties as never);
  builder.where(where as FilterQuery<object> as never);
  builder.orderBy(toOrderBy(order) as never);
  if (limit !== undefined) builder.limit(limit, offset);
  return builder;
}

/** Whole rows under wire names. They are not hydrated: a list costs little more than its SQL. */
export async function selectRows(
  sight: Sight,
  caller: Caller,
  selection: Selection,
): Promise<Row[]> {
  const rows = await build(sight, caller, selection).execute<Row[]>('all', false);
  return rows.map((raw) => toRow(sight, caller, raw));
}

/** What the database gave, under wire names. */
export function toRow({ structure }: Sight, caller: Caller, raw: Row): Row {
  const platform = caller.em.getPlatform();
  const row: Row = {};
  for (const part of structure.columns.values()) {
    row[part.name] = toWireValue(part, raw[part.name], platform);
  }
  return row;
}

/** The statement of `selectRows`, to be part of another one. */
export const rowsQuery = (sight: Sight, caller: Caller, selection: Selection) =>
  build(sight, caller, selection).toQuery();

export async function countRows(sight: Sight, caller: Caller, where: Where): Promise<number> {
  return caller.em.count(sight.structure.view.entity, where as FilterQuery<object>);
}

/** The planner's guess: good for "about 12,000", free of a scan. */
export async function estimateRows(sight: Sight, caller: Caller, where: Where): Promise<number> {
  const { sql, params } = build(sight, caller, { where }).toQuery();
  const rows = await caller.em.execute<Row[]>(`explain (format json) ${sql}`, [...params]);
  const plan = rows[0]?.['QUERY PLAN'];
  const parsed = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [
    { Plan: { 'Plan Rows': number } },
  ];
  return Math.round(parsed[0].Plan['Plan Rows']);
}

/** A column's value, or what is computed for it. */
export function valueIn({ computed }: Sight, row: Row, name: string): unknown {
  const compute = computed.get(name);
  return compute === undefined ? (row[name] ?? null) : compute(row);
}

/** What this caller may read of a row, or the part of it that was asked for. */
export function project(sight: Sight, row: Row, fields: readonly string[] | null = null): Row {
  const shown: Row = {};
  for (const name of fields ?? Object.keys(sight.definition.columns)) {
    shown[name] = valueIn(sight, row, name);
  }
  return shown;
}
