import type { Changes } from '../listeners/listeners.ts';
import { readEdge } from '../store/read.ts';
import { Row } from '../store/row.ts';
import { type ForeignKeys, refOfValue } from './foreign-keys.ts';
import type { Slots } from './relations.ts';

/** Notifies both ends of a foreign key when it changes. */
export interface Moves {
  /** Runs a change of fields, and notifies both ends of moved edges. */
  change(row: Row, names: readonly string[], run: () => void): void;
  /** A field was changed without `change`. */
  notifyChange(row: Row, name: string, before: unknown, after: unknown): void;
  /** Notifies the parents of a new or removed row; the caller has opened a batch. */
  announce(row: Row, isGone?: boolean): void;
}

export function createMoves(changes: Changes, keys: ForeignKeys, slots: Slots): Moves {
  function move(child: Row, slot: string, before: unknown, after: unknown): void {
    keys.move(child, slot, refOfValue(before), refOfValue(after));
    for (const name of child.table.shape.keys.get(slot) ?? []) changes.touch(child, name);
    for (const { table, name } of slots.owners(child.table, slot)) {
      for (const value of [before, after]) {
        const parent = value instanceof Row ? value : table.rows.get(String(value));
        if (parent !== undefined) changes.touch(parent, name);
      }
    }
  }

  function notifyChange(row: Row, name: string, old: unknown, value: unknown): void {
    if (value === old) return;
    changes.touch(row, name);
    if (slots.has(row.table, name) && refOfValue(value) !== refOfValue(old)) {
      move(row, name, old, value);
    }
  }

  return {
    notifyChange,
    change(row, names, run) {
      changes.batch(() => {
        const before = names.map((name) => readEdge(row, name));
        run();
        changes.touch(row, null);
        for (const [at, name] of names.entries())
          notifyChange(row, name, before[at], readEdge(row, name));
      });
    },
    announce(row, isGone) {
      if (!slots.hasSome(row.table)) return;
      for (const slot of slots.of(row.table)) {
        const value = readEdge(row, slot);
        if (value !== null) move(row, slot, isGone ? value : null, value);
      }
    },
  };
}
