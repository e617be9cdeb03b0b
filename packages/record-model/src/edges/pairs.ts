import type { Link, Row, Table } from '../store/row.ts';
import { relationOf } from './relations.ts';

/** The edge of a belongsToMany between two rows; both ends share it. */
export interface Pair {
  /** The server's state; null if it is unknown. */
  remote: boolean | null;
  /** When the server last reported it. */
  stamp: number;
  link: Link | null;
}

export const isPaired = ({ link, remote }: Pair): boolean => link?.wanted ?? remote === true;

export interface Pairs {
  of(row: Row, name: string): ReadonlyMap<Row, Pair>;
  between(row: Row, name: string, other: Row): Pair;
}

const none: ReadonlyMap<Row, Pair> = new Map();

export function createPairs(): Pairs {
  /** By the join table, or by one relation if it has no other end. */
  const all = new Map<string, Map<Row, Map<Row, Pair>>>();

  const keyOf = (table: Table, name: string): string => {
    const { through, view } = relationOf(table, name) ?? {};
    return through === undefined || view === table.name ? `${table.name}.${name}` : through;
  };

  function put(key: string, one: Row, other: Row, pair: Pair): void {
    const rows = all.get(key) ?? new Map<Row, Map<Row, Pair>>();
    all.set(key, rows);
    const pairs = rows.get(one) ?? new Map<Row, Pair>();
    rows.set(one, pairs);
    pairs.set(other, pair);
  }

  return {
    of: (row, name) => all.get(keyOf(row.table, name))?.get(row) ?? none,
    between(row, name, other) {
      const key = keyOf(row.table, name);
      const known = all.get(key)?.get(row)?.get(other);
      if (known !== undefined) return known;
      // No other user can have linked a new row, and a list would contain the link.
      const isKnown = row.isNew || other.isNew || row.draft?.lists?.has(name) === true;
      const remote = isKnown ? false : null;
      const pair: Pair = { remote, stamp: 0, link: null };
      put(key, row, other, pair);
      if (!key.includes('.')) put(key, other, row, pair);
      return pair;
    },
  };
}
