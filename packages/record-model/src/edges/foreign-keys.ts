import { keyValue, readEdge, refOf } from '../store/read.ts';
import { Row, type Table } from '../store/row.ts';

/** Parent → children, for one foreign key. */
type Index = Map<string, Set<Row>>;

const empty: ReadonlySet<Row> = new Set();

export const refOfValue = (value: unknown): string | null =>
  value instanceof Row ? refOf(value) : value === null ? null : String(keyValue(value));

/** The rows that reference a row; an index is built on first use. */
export interface ForeignKeys {
  children(table: Table, slot: string, parent: Row): ReadonlySet<Row>;
  move(child: Row, slot: string, before: string | null, after: string | null): void;
  /** A new row has got its id. */
  rename(before: string, after: string): void;
}

export function createForeignKeys(allRows: (table: Table) => Iterable<Row>): ForeignKeys {
  const indexes = new Map<Table, Map<string, Index>>();

  function indexOf(table: Table, slot: string): Index {
    let slots = indexes.get(table);
    if (slots === undefined) {
      slots = new Map();
      indexes.set(table, slots);
    }
    let index = slots.get(slot);
    if (index === undefined) {
      index = new Map();
      slots.set(slot, index);
      for (const row of allRows(table)) add(index, row, refOfValue(readEdge(row, slot)));
    }
    return index;
  }

  return {
    children: (table, slot, parent) => indexOf(table, slot).get(refOf(parent)) ?? empty,
    move(child, slot, before, after) {
      const index = indexes.get(child.table)?.get(slot);
      if (index === undefined) return;
      if (before !== null) {
        const children = index.get(before);
        children?.delete(child);
        if (children?.size === 0) index.delete(before);
      }
      add(index, child, after);
    },
    rename(before, after) {
      for (const slots of indexes.values()) {
        for (const index of slots.values()) {
          const children = index.get(before);
          index.delete(before);
          for (const child of children ?? []) add(index, child, after);
        }
      }
    },
  };
}

function add(index: Index, child: Row, parent: string | null): void {
  if (parent === null) return;
  const children = index.get(parent);
  if (children === undefined) index.set(parent, new Set([child]));
  else children.add(child);
}
