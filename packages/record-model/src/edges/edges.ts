import type { Changes } from '../listeners/listeners.ts';
import { baseOf, idOf, isSameEdge, newRefOf, readEdge, refOf } from '../store/read.ts';
import { draftOf, type Link, Row, type Table } from '../store/row.ts';
import { createForeignKeys, refOfValue } from './foreign-keys.ts';
import { addLink, dropLink, isDone } from './links.ts';
import { createPairs, isPaired, type Pair } from './pairs.ts';
import { createSlots, isToMany, pairEnds, relationOf, slotOf, type Tables } from './relations.ts';

/** The one owner of relations: what either side reads comes from the same edge. */
export interface Edges {
  /** Runs what changes the fields, and tells both ends of edges that have moved. */
  change(row: Row, names: readonly string[], run: () => void): void;
  /** A field has been changed by another way than `change`. */
  tellChange(row: Row, name: string, before: unknown): void;
  /** Undefined where it is not known. */
  related(row: Row, name: string): Row | readonly Row[] | null | undefined;
  /** The server's list of related rows; it changes no foreign key that the rows have themselves. */
  include(row: Row, name: string, found: readonly Row[], stamp: number): void;
  /** The pair of two rows, or null where the relation is a foreign key. */
  pairOf(row: Row, name: string, child: Row): Pair | null;
  isLinked(row: Row, name: string, child: Row): boolean;
  /** Links a pair, or takes it apart. */
  setPair(row: Row, name: string, child: Row, wanted: boolean): void;
  /** Lets a foreign key point elsewhere, by requests of its owner. */
  setOwner(child: Row, slot: string, owner: Row, name: string, wanted: boolean): void;
  /** What the server has answered to a link. */
  settle(link: Link, stamp: number): void;
  /** The server has linked two rows, or not; somebody else has asked for it. */
  learn(row: Row, name: string, child: Row, isLinked: boolean, stamp: number): void;
  /** Drops a link that is not to be sent any more. */
  drop(link: Link): void;
  isDone(link: Link): boolean;
  /** A new row has got its id: nobody else has linked it before. */
  store(row: Row, stamp: number): void;
  /** A row of the server is known from now on. */
  add(row: Row): void;
  /** A deleted row is created anew: its pairs have to be, too. */
  renew(row: Row): void;
  /** The row is deleted: its edges are no more. */
  forget(row: Row): void;
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

  /** Tells the parents that their relation has another child, or one less. */
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

  /** Tells the parents of a row that it has come, or gone. */
  function announce(row: Row, before: null | undefined): void {
    for (const slot of slots.of(row.table)) {
      const value = readEdge(row, slot);
      if (value !== null) move(row, slot, before === null ? null : value, value);
    }
  }

  function change(row: Row, names: readonly string[], run: () => void): void {
    changes.batch(() => {
      const before = names.map((name) => readEdge(row, name));
      run();
      changes.touch(row, null);
      for (const [at, name] of names.entries()) tellChange(row, name, before[at]);
    });
  }

  function tellChange(row: Row, name: string, old: unknown): void {
    const value = readEdge(row, name);
    if (value === old) return;
    changes.touch(row, name);
    if (slots.has(row.table, name) && refOfValue(value) !== refOfValue(old)) {
      move(row, name, old, value);
    }
  }

  function pairOf(row: Row, name: string, child: Row): Pair | null {
    const type = relationOf(row.table, name)?.type;
    return type === 'belongsToMany' ? pairs.between(row, name, child) : null;
  }

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

  function pairsOf(row: Row): [name: string, pair: Pair, other: Row][] {
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
  }

  function members(row: Row, name: string): { rows: Row[]; isKnown: boolean } {
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
        const { draft } = child;
        const isOwn = draft?.local?.has(slot) === true || draft?.edges?.has(slot) === true;
        // The server's list knows better than a row that was read before it.
        const isNewer = list === undefined || child.stamp > list.stamp || list.rows.includes(child);
        if (child.isDeleted || !(isOwn || isNewer)) continue;
        found.add(child);
        if (isOwn) isKnown = true;
      }
    }
    const listed = list?.rows.filter((other) => found.has(other)) ?? [];
    return { rows: [...new Set([...listed, ...found])], isKnown };
  }

  function learn(row: Row, name: string, child: Row, isLinked: boolean, stamp: number): void {
    const pair = pairOf(row, name, child);
    changes.batch(() => {
      if (pair !== null) Object.assign(pair, { remote: isLinked, stamp });
      else {
        const relation = relationOf(row.table, name);
        if (relation === undefined) return;
        const slot = slotOf(row.table, name, relation);
        change(child, [slot], () => {
          child.stamp = stamp;
          const isAtOwner = isSameEdge(child.server[slot] ?? null, row);
          if (isAtOwner === isLinked) return;
          child.server = { ...child.server, [slot]: isLinked ? idOf(row) : null };
        });
      }
      touchPair(row, name, child);
    });
  }

  function setPair(row: Row, name: string, child: Row, wanted: boolean): void {
    const pair = pairs.between(row, name, child);
    changes.batch(() => {
      if (pair.link === null) {
        if (pair.remote !== wanted) pair.link = addLink(row, name, child, null, wanted);
      } else {
        Object.assign(pair.link, { wanted, error: null });
        const { sent, isUnsure } = pair.link;
        // Where it is not known what the server has, taking back the link leaves it as it was.
        const isBack = !wanted && pair.remote === null && sent === null && !isUnsure;
        if (isBack || isDone(pair.link, pair)) drop(pair.link);
      }
      touchPair(row, name, child);
    });
  }

  return {
    change,
    tellChange,
    pairOf,
    drop,
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
      const { rows, isKnown } = members(row, name);
      if (!isKnown) return undefined;
      return isToMany(relation) ? rows : (rows[0] ?? null);
    },
    include(row, name, found, stamp) {
      const relation = relationOf(row.table, name);
      if (relation === undefined) return;
      changes.batch(() => {
        const { type } = relation;
        const slot = slotOf(row.table, name, relation);
        const isHidden = (at: Row) => !at.table.shape.stored.includes(slot);
        const point = (child: Row, value: unknown) =>
          change(child, [slot], () => {
            child.server = { ...child.server, [slot]: value };
          });
        if (type === 'belongsTo') {
          if (isHidden(row) && stamp >= row.stamp) point(row, found[0] ? idOf(found[0]) : null);
          return;
        }
        const known = row.draft?.lists?.get(name);
        if (known !== undefined && known.stamp > stamp) return;
        const draft = draftOf(row);
        draft.lists ??= new Map();
        draft.lists.set(name, { rows: found, stamp });
        if (type === 'belongsToMany') {
          for (const [other, pair] of pairs.of(row, name)) {
            if (pair.stamp <= stamp && !found.includes(other)) pair.remote = false;
          }
          for (const other of found) {
            const pair = pairs.between(row, name, other);
            if (pair.stamp <= stamp) Object.assign(pair, { remote: true, stamp });
            touchPair(row, name, other);
          }
        } else {
          for (const child of found) if (isHidden(child)) point(child, idOf(row));
        }
        changes.touch(row, name);
      });
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
    setPair,
    setOwner(child, slot, owner, name, wanted) {
      change(child, [slot], () => {
        const draft = draftOf(child);
        draft.local?.delete(slot);
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
          draft.edges.set(slot, addLink(owner, name, child, slot, wanted));
        }
      });
      changes.touch(owner, name);
    },
    learn,
    settle(link, stamp) {
      const { owner, name, child, slot, sent } = link;
      if (sent === null) return;
      changes.batch(() => {
        link.sent = null;
        link.isUnsure = false;
        if (slot !== null && sent) child.draft?.unsure?.delete(slot);
        learn(owner, name, child, sent, stamp);
        if (link.wanted === sent) drop(link);
      });
      answered(link, sent);
    },
    isDone: (link) => isDone(link, pairOf(link.owner, link.name, link.child)),
    store(row, stamp) {
      keys.rename(newRefOf(row), refOf(row));
      const draft = draftOf(row);
      draft.lists ??= new Map();
      for (const [name, relation] of Object.entries(row.table.shape.definition.relations)) {
        if (relation.type === 'belongsTo' || draft.lists.has(name)) continue;
        draft.lists.set(name, { rows: members(row, name).rows, stamp });
      }
    },
    add: (row) => changes.batch(() => announce(row, null)),
    renew(row) {
      // What pointed to its former id does not point to it.
      for (const [name, { type }] of Object.entries(row.table.shape.definition.relations)) {
        if (type !== 'belongsToMany') row.draft?.lists?.delete(name);
      }
      for (const [name, pair, other] of pairsOf(row)) {
        if (pair.remote !== true || other.isDeleted) continue;
        pair.remote = false;
        setPair(row, name, other, true);
      }
    },
    forget(row) {
      const { links, edges } = row.draft ?? {};
      for (const link of [...(links ?? []), ...(edges?.values() ?? [])]) drop(link);
      for (const [name, pair, other] of pairsOf(row)) {
        if (pair.link !== null) drop(pair.link);
        touchPair(row, name, other);
      }
      announce(row, undefined);
    },
  };
}
