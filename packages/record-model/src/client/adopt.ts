import type { Edges } from '../edges/edges.ts';
import { pointTo } from '../handle/handle.ts';
import type { Changes } from '../listeners/listeners.ts';
import { columnsOf, receiveRow } from '../merge/receive.ts';
import { mergeEdits, refOf } from '../store/read.ts';
import { draftOf, Row, type Table } from '../store/row.ts';
import type { Values } from '../values/values.ts';

export interface AdoptContext {
  readonly edges: Edges;
  readonly changes: Changes;
  readonly tables: ReadonlyMap<string, Table>;
  /** Applies the edits to a newer row of the server, and saves them. */
  merge(row: Row, theirs: Values): void;
}

/** One row per id, with its included rows; null if it was deleted here meanwhile. */
export function adoptRow(
  context: AdoptContext,
  table: Table,
  values: Values,
  stamp: number,
): Row | null {
  const { edges, changes, tables, merge } = context;
  const { definition, relations } = table.shape;
  const id = String(values[definition.primaryKey]);
  const deleted = table.deleted.get(id);
  if (deleted !== undefined) {
    if (!(Number(values.version) > deleted)) return null;
    table.deleted.delete(id);
  }
  let row = table.rows.get(id);
  if (row === undefined) {
    row = new Row(table, id, columnsOf({ table }, values), false, stamp);
    table.rows.set(id, row);
    edges.add(row);
    changes.touch(row, null);
  } else {
    receiveRow(edges, row, values, stamp, merge);
  }
  for (const [name, { view }] of relations) {
    const target = name in values ? tables.get(view) : undefined;
    if (!target) continue;
    const list = [(values[name] ?? []) as Values | Values[]].flat();
    const found = list.flatMap((other) => adoptRow(context, target, other, stamp) ?? []);
    edges.include(row, name, found, stamp);
  }
  return row;
}

/** A new row has got its id; if a list has loaded the same record before, both become one. */
export function storeRow(
  { edges, changes }: Pick<AdoptContext, 'edges' | 'changes'>,
  row: Row,
): void {
  const { rows } = row.table;
  const id = refOf(row);
  const twin = rows.get(id);
  rows.set(id, row);
  edges.store(row, row.stamp);
  if (twin && twin !== row) {
    absorb(row, twin);
    changes.touch(twin, null);
  }
  edges.add(row);
  changes.touch(row, null);
}

function absorb(row: Row, twin: Row): void {
  const { local, lists, listeners } = twin.draft ?? {};
  const draft = draftOf(row);
  if (local) draft.local = mergeEdits(local, draft.local);
  draft.lists ??= lists ?? null;
  for (const [name, set] of listeners ?? []) {
    draft.listeners ??= new Map();
    draft.listeners.set(name, new Set([...(draft.listeners.get(name) ?? []), ...set]));
  }
  twin.isDeleted = true;
  twin.draft = null;
  if (twin.record !== null) pointTo(twin.record, row);
}
