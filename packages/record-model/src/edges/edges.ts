import type { Changes } from '../listeners/listeners.ts';
import {
  addSent,
  baseOf,
  dropEdit,
  idOf,
  isSameEdge,
  newRefOf,
  readEdge,
  refOf,
} from '../store/read.ts';
import { draftOf, type Link, type Row, type Table } from '../store/row.ts';
import { createForeignKeys } from './foreign-keys.ts';
import { addLink, dropLink, isDone } from './links.ts';
import { createMembers, type Members } from './members.ts';
import { createMoves, type Moves } from './moves.ts';
import { createPairs, isPaired } from './pairs.ts';
import { createSlots, pairEnds, relationOf, slotOf, type Tables } from './relations.ts';
import { createServerRelations, type ServerRelations } from './server-relations.ts';

/** The only owner of relations: both sides read the same edge. */
export interface Edges
  extends Pick<Moves, 'change' | 'notifyChange'>,
    Pick<Members, 'related' | 'isLinked' | 'pairOf'>,
    ServerRelations {
  setPair(row: Row, name: string, child: Row, wanted: boolean): void;
  /** Changes a foreign key by requests of its owner. */
  setOwner(child: Row, slot: string, owner: Row, name: string, wanted: boolean): void;
  settle(link: Link, stamp: number): void;
  /** Drops a link that will not be sent any more. */
  drop(link: Link): void;
  /** An edit of the foreign key replaces the link, which the server may already have made. */
  replaceByEdit(link: Link): void;
  isDone(link: Link): boolean;
  /** A foreign key's value to write now: the record that had this id may have a new one. */
  renewed(row: Row, slot: string, value: unknown): unknown;
  /** A new row has got its id: no other user can have linked it before. */
  store(row: Row, stamp: number): void;
  add(row: Row): void;
  /** A deleted row is created again: its pairs have to be created again, too. */
  renew(row: Row): void;
  /**
   * The server may have deleted the row and emptied the keys that reference it: older reads do not
   * show that.
   */
  empty(row: Row, stamp: number): void;
  forget(row: Row, stamp: number): void;
}

export function createEdges(
  tables: Tables,
  changes: Changes,
  unsaved: ReadonlySet<Row>,
  answered: (link: Link, wanted: boolean) => void,
): Edges {
  const keys = createForeignKeys(function* (table: Table) {
    yield* table.rows.values();
    for (const row of unsaved) if (row.isNew && row.table === table) yield row;
  });
  const pairs = createPairs();
  const slots = createSlots(tables);
  const moves = createMoves(changes, keys, slots);
  const members = createMembers(tables, keys, pairs);
  const { change } = moves;
  const { pairOf, pairsOf } = members;

  function touchPair(row: Row, name: string, child: Row): void {
    changes.touch(row, name);
    for (const end of pairEnds(tables, { table: row.table, name })) {
      if (end.table === child.table) changes.touch(child, end.name);
    }
  }

  function drop(link: Link): void {
    const { owner, name, child, slot } = link;
    changes.batch(() => {
      const run = () => dropLink(link, pairOf(owner, name, child));
      if (slot === null) run();
      else change(child, [slot], run);
      touchPair(owner, name, child);
    });
  }

  function replaceByEdit(link: Link): void {
    const { owner, child, slot, wanted, isUnsure } = link;
    const draft = draftOf(child);
    if (isUnsure && slot !== null) {
      draft.unsure = addSent(draft.unsure, new Map([[slot, wanted ? idOf(owner) : null]]));
    }
    drop(link);
  }

  const answers = createServerRelations({ changes, pairs, moves, members, touchPair });

  function setPair(row: Row, name: string, child: Row, wanted: boolean): void {
    const pair = pairs.between(row, name, child);
    changes.batch(() => {
      if (pair.link === null) {
        if (pair.remote !== wanted) pair.link = addLink(row, name, child, null, wanted);
      } else {
        Object.assign(pair.link, { wanted, error: null });
        const { sent, isUnsure } = pair.link;
        // If the server's state is unknown, undoing the link must not change it.
        const isBack = !wanted && pair.remote === null && sent === null && !isUnsure;
        if (isBack || isDone(pair.link, pair)) drop(pair.link);
      }
      touchPair(row, name, child);
    });
  }

  function empty(row: Row, stamp: number): void {
    for (const [name, relation] of Object.entries(row.table.shape.definition.relations)) {
      const { type, view } = relation;
      const target = type.startsWith('has') && tables.get(view);
      if (!target) continue;
      const slot = slotOf(row.table, name, relation);
      // A key that is in no request body is not edited.
      const emptied = target.shape.writable.includes(slot) ? new Map([[slot, null]]) : null;
      // The server may have emptied the key, which gives its row a new version, even if it was
      // edited since.
      for (const child of target.rows.values()) {
        const isNamed =
          isSameEdge(readEdge(child, slot), row) || isSameEdge(child.server[slot], row);
        if (!isNamed) continue;
        const draft = draftOf(child);
        draft.unsure = addSent(draft.unsure, emptied);
        draft.unansweredAt = stamp;
      }
    }
  }

  return {
    change,
    empty,
    notifyChange: moves.notifyChange,
    pairOf,
    related: members.related,
    isLinked: members.isLinked,
    include: answers.include,
    learn: answers.learn,
    drop,
    replaceByEdit,
    setPair,
    setOwner(child, slot, owner, name, wanted) {
      change(child, [slot], () => {
        const draft = draftOf(child);
        dropEdit(draft, slot);
        const former = draft.edges?.get(slot);
        if (former?.owner === owner && former.sent !== null) {
          former.wanted = wanted;
          return;
        }
        if (former !== undefined && former.sent === null) dropLink(former, null);
        if (former !== undefined) changes.touch(former.owner, former.name);
        const isUnsure =
          draft.unsure?.has(slot) === true ||
          (former !== undefined && (former.sent !== null || former.isUnsure));
        const isAtOwner = isSameEdge(baseOf(child, slot), owner);
        if (isAtOwner !== wanted || isUnsure) {
          draft.edges ??= new Map();
          draft.edges.set(
            slot,
            Object.assign(addLink(owner, name, child, slot, wanted), { isUnsure }),
          );
        }
      });
      changes.touch(owner, name);
    },
    settle(link, stamp) {
      const { owner, name, child, slot, sent } = link;
      if (sent === null) return;
      changes.batch(() => {
        link.sent = null;
        link.isUnsure = false;
        const { local, edges, unsure, linked } = draftOf(child);
        if (slot !== null && sent) for (const open of [unsure, linked]) open?.delete(slot);
        answers.learn(owner, name, child, sent, stamp);
        // The newer edit or link is sent in any case; this one would undo it afterwards.
        const isOver = slot !== null && (local?.has(slot) || edges?.get(slot) !== link);
        if (isOver || link.wanted === sent) drop(link);
      });
      answered(link, sent);
    },
    isDone: (link) => isDone(link, pairOf(link.owner, link.name, link.child)),
    renewed(row, slot, value) {
      const [name = ''] = row.table.shape.keys.get(slot) ?? [];
      return (
        tables.get(relationOf(row.table, name)?.view ?? '')?.renewed.get(String(value)) ?? value
      );
    },
    store(row, stamp) {
      keys.rename(newRefOf(row), refOf(row));
      const draft = draftOf(row);
      draft.lists ??= new Map();
      for (const [name, relation] of Object.entries(row.table.shape.definition.relations)) {
        if (relation.type === 'belongsTo' || draft.lists.has(name)) continue;
        draft.lists.set(name, { rows: members.of(row, name).rows, stamp });
      }
    },
    add: (row) => moves.announce(row),
    renew(row) {
      // Rows that referenced its former id do not reference it any more.
      for (const [name, { type }] of Object.entries(row.table.shape.definition.relations)) {
        if (type !== 'belongsToMany') row.draft?.lists?.delete(name);
      }
      for (const [name, pair, other] of pairsOf(row)) {
        if (other.isDeleted) continue;
        const wanted = isPaired(pair);
        pair.remote = false;
        setPair(row, name, other, wanted);
      }
      // A deleted row that is kept still has links: they are found by its current name.
      for (const { child, slot, wanted } of row.draft?.links ?? []) {
        if (wanted && slot !== null) keys.move(child, slot, null, refOf(row));
      }
      // A key that is in no request body is not written again.
      for (const slot of slots.of(row.table)) {
        if (row.table.shape.writable.includes(slot)) continue;
        change(row, [slot], () => {
          row.server = { ...row.server, [slot]: null };
        });
      }
    },
    forget(row, stamp) {
      empty(row, stamp);
      for (const [name, pair, other] of pairsOf(row)) {
        // An undo of the deletion also restores links that were not sent yet.
        pair.remote = isPaired(pair);
        if (pair.link !== null) drop(pair.link);
        touchPair(row, name, other);
      }
      const { links, edges } = row.draft ?? {};
      for (const link of [...(links ?? []), ...(edges?.values() ?? [])]) drop(link);
      moves.announce(row, true);
    },
  };
}
