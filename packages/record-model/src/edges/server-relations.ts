import type { Changes } from '../listeners/listeners.ts';
import { idOf, isSameEdge, noteOtherUsersChange } from '../store/read.ts';
import { draftOf, type Row } from '../store/row.ts';
import type { Members } from './members.ts';
import type { Moves } from './moves.ts';
import type { Pairs } from './pairs.ts';
import { relationOf, slotOf } from './relations.ts';

export interface ServerRelations {
  /**
   * Stores the server's list of related rows; it does not change foreign keys of the rows
   * themselves.
   */
  include(row: Row, name: string, found: readonly Row[], stamp: number): void;
  /** The server has linked or unlinked two rows on behalf of another user or tab. */
  learn(row: Row, name: string, child: Row, isLinked: boolean, stamp: number): void;
}

export interface ServerRelationsContext {
  readonly changes: Changes;
  readonly pairs: Pairs;
  readonly moves: Moves;
  readonly members: Members;
  touchPair(row: Row, name: string, child: Row): void;
}

export function createServerRelations(context: ServerRelationsContext): ServerRelations {
  const { changes, pairs, moves, members, touchPair } = context;

  function includePairs(row: Row, name: string, found: readonly Row[], stamp: number): void {
    for (const [other, pair] of pairs.of(row, name)) {
      // The pairs of a deleted record stay known, for an undo of the deletion.
      const isKept = other.isDeleted || other.draft?.save?.removal;
      if (pair.stamp <= stamp && !found.includes(other) && !isKept) pair.remote = false;
    }
    for (const other of found) {
      const pair = pairs.between(row, name, other);
      if (pair.stamp <= stamp) Object.assign(pair, { remote: true, stamp });
      touchPair(row, name, other);
    }
  }

  return {
    include(row, name, found, stamp) {
      const relation = relationOf(row.table, name);
      if (relation === undefined) return;
      changes.batch(() => {
        const { type } = relation;
        const slot = slotOf(row.table, name, relation);
        const isHidden = (at: Row) => !at.table.shape.stored.includes(slot);
        const point = (child: Row, value: unknown) =>
          moves.change(child, [slot], () => {
            if (!isSameEdge(child.server[slot] ?? null, value)) noteOtherUsersChange(child, slot);
            child.server = { ...child.server, [slot]: value };
          });
        if (type === 'belongsTo') {
          if (isHidden(row) && stamp >= row.stamp) point(row, found[0] ? idOf(found[0]) : null);
          // The foreign key may have been known before, but not its record.
          changes.touch(row, name);
          return;
        }
        const known = row.draft?.lists?.get(name);
        if (known !== undefined && known.stamp > stamp) return;
        const draft = draftOf(row);
        draft.lists ??= new Map();
        draft.lists.set(name, { rows: found, stamp });
        if (type === 'belongsToMany') includePairs(row, name, found, stamp);
        else {
          for (const child of found) {
            if (isHidden(child) && stamp >= child.stamp) point(child, idOf(row));
          }
        }
        changes.touch(row, name);
      });
    },
    learn(row, name, child, isLinked, stamp) {
      const pair = members.pairOf(row, name, child);
      changes.batch(() => {
        if (pair !== null) Object.assign(pair, { remote: isLinked, stamp });
        else {
          const relation = relationOf(row.table, name);
          if (relation === undefined) return;
          const slot = slotOf(row.table, name, relation);
          moves.change(child, [slot], () => {
            child.stamp = stamp;
            const isAtOwner = isSameEdge(child.server[slot] ?? null, row);
            if (isAtOwner === isLinked) return;
            child.server = { ...child.server, [slot]: isLinked ? idOf(row) : null };
          });
        }
        touchPair(row, name, child);
      });
    },
  };
}
