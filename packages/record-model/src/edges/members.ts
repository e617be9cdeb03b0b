import { isSameEdge, readEdge } from '../store/read.ts';
import { Row } from '../store/row.ts';
import type { ForeignKeys } from './foreign-keys.ts';
import { isPaired, type Pair, type Pairs } from './pairs.ts';
import { isToMany, relationOf, slotOf, type Tables } from './relations.ts';

/** The records of relations as they are read: pending links override the server's state. */
export interface Members {
  of(row: Row, name: string): { readonly rows: Row[]; readonly isKnown: boolean };
  related(row: Row, name: string): Row | readonly Row[] | null | undefined;
  isLinked(row: Row, name: string, child: Row): boolean;
  /** The pair of two rows; null if the relation is a foreign key. */
  pairOf(row: Row, name: string, child: Row): Pair | null;
  pairsOf(row: Row): [name: string, pair: Pair, other: Row][];
}

export function createMembers(tables: Tables, keys: ForeignKeys, pairs: Pairs): Members {
  function pairOf(row: Row, name: string, child: Row): Pair | null {
    const type = relationOf(row.table, name)?.type;
    return type === 'belongsToMany' ? pairs.between(row, name, child) : null;
  }

  function of(row: Row, name: string): { rows: Row[]; isKnown: boolean } {
    const relation = relationOf(row.table, name);
    const target = tables.get(relation?.view ?? '');
    const list = row.draft?.lists?.get(name);
    let isKnown = list !== undefined || row.isNew;
    if (relation === undefined || target === undefined) return { rows: [], isKnown };
    const found = new Set<Row>();
    if (relation.type === 'belongsToMany') {
      for (const [other, pair] of pairs.of(row, name)) {
        if (!isPaired(pair) || other.isDeleted) continue;
        found.add(other);
        if (pair.link !== null) isKnown = true;
      }
    } else {
      const slot = slotOf(row.table, name, relation);
      for (const child of keys.children(target, slot, row)) {
        const { local, inFlight, edges } = child.draft ?? {};
        const isOwn = [local, inFlight, edges].some((own) => own?.has(slot));
        // The server's list is newer than a row that was read before it.
        const isNewer = list === undefined || child.stamp > list.stamp || list.rows.includes(child);
        if (child.isDeleted || !(isOwn || isNewer)) continue;
        found.add(child);
        if (isOwn) isKnown = true;
      }
    }
    const listed = list?.rows.filter((other) => found.has(other)) ?? [];
    return { rows: [...new Set([...listed, ...found])], isKnown };
  }

  return {
    of,
    pairOf,
    related(row, name) {
      const relation = relationOf(row.table, name);
      if (relation === undefined) return undefined;
      if (relation.type === 'belongsTo') {
        const slot = slotOf(row.table, name, relation);
        const value = readEdge(row, slot);
        if (value instanceof Row) return value;
        if (value === null) return slot in row.server || row.isNew ? null : undefined;
        return tables.get(relation.view)?.rows.get(String(value));
      }
      const { rows, isKnown } = of(row, name);
      if (!isKnown) return undefined;
      return isToMany(relation) ? rows : (rows[0] ?? null);
    },
    isLinked(row, name, child) {
      const pair = pairOf(row, name, child);
      if (pair !== null) return isPaired(pair);
      const relation = relationOf(row.table, name);
      if (relation === undefined) return false;
      const slot = slotOf(row.table, name, relation);
      return relation.type === 'belongsTo'
        ? isSameEdge(readEdge(row, slot), child)
        : isSameEdge(readEdge(child, slot), row);
    },
    pairsOf(row) {
      const relations = Object.entries(row.table.shape.definition.relations);
      return relations.flatMap(([name, { type }]) =>
        type === 'belongsToMany'
          ? Array.from(pairs.of(row, name), ([other, pair]): [string, Pair, Row] => [
              name,
              pair,
              other,
            ])
          : [],
      );
    },
  };
}
