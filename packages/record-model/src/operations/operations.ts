import type { Edges } from '../edges/edges.ts';
import { isToMany, relationOf, slotOf } from '../edges/relations.ts';
import { RecordError } from '../error.ts';
import type { Changes } from '../listeners/listeners.ts';
import { mergeOfColumn } from '../merge/merge-of-column.ts';
import {
  baseOf,
  dropEdit,
  editedNames,
  ensureSettable,
  isSameEdge,
  keyValue,
  readEdge,
} from '../store/read.ts';
import { draftOf, type Link, Row } from '../store/row.ts';
import { isSameValue } from '../values/equal.ts';
import { createEditField } from './edit-field.ts';
import type { History } from './history.ts';
import {
  applyOperation,
  type EdgeOperation,
  type Operation,
  type OperationHooks,
} from './operation.ts';
import { type EdgeState, edgeStateOf, targetOf, writeEdge, writeEdit } from './write.ts';

/** Writes the user's changes; nothing else writes them. */
export interface Operations {
  /** Changes inside of it are undone together. */
  group<T>(run: () => T, isEdit?: boolean): T;
  set(row: Row, name: string, value: unknown): void;
  /** @throws RecordError FIELD_UNKNOWN, READ_ONLY */
  link(row: Row, name: string, child: Row, isLinked: boolean): void;
  rollback(row: Row, name?: string): void;
  /** A row was created, or deleted on the server. */
  record(row: Row, exists: boolean): void;
  /** The row exists again, by a redo before its deletion was answered. */
  bringBack(row: Row): void;
  undo(): void;
  redo(): void;
}

export function createOperations(
  edges: Edges,
  changes: Changes,
  history: History,
  hooks: OperationHooks,
): Operations {
  const editField = createEditField(edges, changes, history, hooks);
  let group: Operation[] | null = null;

  /** Runs one step, and then reports the changed rows. */
  function run<T>(step: () => T, isEdit: boolean, isKept: boolean): T {
    if (group !== null) return step();
    const operations: Operation[] = [];
    group = operations;
    try {
      return changes.batch(() => {
        try {
          return step();
        } finally {
          group = null;
          for (const [row, names] of rowsOf(operations)) {
            changes.touch(row, null);
            hooks.edited(row, names, isEdit);
          }
        }
      });
    } finally {
      if (isKept && operations.length > 0) history.add(operations);
    }
  }

  function apply(operation: Operation, side: 'before' | 'after' = 'after'): void {
    group?.push(operation);
    applyOperation(edges, operation, side, hooks.setExistence);
  }

  const step = <T>(work: () => T): T => run(work, true, true);

  function setEdge(row: Row, name: string, write: () => void): void {
    const before = edgeStateOf(row, name);
    write();
    group?.push({
      kind: 'edge',
      row,
      at: row.revision,
      name,
      before,
      after: edgeStateOf(row, name),
    });
  }

  function set(row: Row, name: string, value: unknown): void {
    const before = readEdge(row, name);
    // A link may decide about a foreign key; the edit replaces it.
    const isEdge = value instanceof Row || before instanceof Row || row.draft?.edges?.has(name);
    if (isEdge ? isSameEdge(before, value) : isSameValue(before, value)) return;
    if (isEdge) {
      step(() => setEdge(row, name, () => writeEdge(edges, row, name, { kind: 'edit', value })));
      return;
    }
    if (group !== null) apply({ kind: 'set', row, at: row.revision, name, before, after: value });
    else editField(row, name, before, value);
  }

  function takeBack(row: Row, name: string): void {
    const value = row.server[name] ?? null;
    setEdge(row, name, () =>
      edges.change(row, [name], () => {
        const draft = draftOf(row);
        if (draft.inFlight?.has(name) || draft.isRenewed) writeEdit(row, name, value);
        else dropEdit(draft, name);
      }),
    );
  }

  function link(row: Row, name: string, child: Row, isLinked: boolean): void {
    const relation = relationOf(row.table, name);
    if (relation === undefined) throw new RecordError('FIELD_UNKNOWN', `No relation ${name}`);
    const slot = slotOf(row.table, name, relation);
    if (relation.type === 'belongsTo') {
      ensureSettable(row, slot);
      if (isLinked) set(row, slot, child);
      else if (edges.isLinked(row, name, child)) set(row, slot, null);
      return;
    }
    step(() => {
      const isThere = edges.isLinked(row, name, child);
      if (relation.type === 'belongsToMany') {
        const pair = edges.pairOf(row, name, child);
        // If the server's pairs are unknown, an unlink is always sent.
        if (isThere === isLinked && (isLinked || pair?.remote !== null)) return;
        const before = pair?.link || pair?.remote !== null ? isThere : null;
        apply({ kind: 'pair', row, name, child, before, after: isLinked });
        return;
      }
      if (isThere === isLinked) return;
      const former = isLinked && !isToMany(relation) ? edges.related(row, name) : null;
      if (former instanceof Row) link(row, name, former, false);
      // If an edit of the child has moved it here, or it may be elsewhere on the server, another
      // edit removes it, which works for each state of the server.
      const isEdited = child.draft?.local?.has(slot) || mayBeElsewhere(child, slot, row);
      if (!isLinked && isEdited) return set(child, slot, null);
      setEdge(child, slot, () => edges.setOwner(child, slot, row, name, isLinked));
    });
  }

  function rollback(row: Row, name?: string): void {
    step(() => {
      for (const field of editedNames(row)) {
        if (name === undefined || field === name) takeBack(row, field);
      }
      for (const pending of row.draft?.links ?? []) {
        if (name === undefined || pending.name === name) takeLinkBack(pending);
      }
    });
  }

  function takeLinkBack(link: Link): void {
    const { owner, name, child, slot, wanted, sent } = link;
    if (slot === null) {
      const remote = edges.pairOf(owner, name, child)?.remote ?? null;
      group?.push({ kind: 'pair', row: owner, name, child, before: wanted, after: remote });
      if (sent === null) edges.drop(link);
      else edges.setPair(owner, name, child, remote === true);
      return;
    }
    // A newer link of the key decides about it, and this owner must not undo that.
    if (child.draft?.edges?.get(slot) !== link) return;
    setEdge(child, slot, () => {
      if (sent === null) edges.drop(link);
      else writeEdge(edges, child, slot, baseAsLink(child, slot));
    });
  }

  function replay(group: ReturnType<History['undo']>, side: 'before' | 'after'): void {
    if (group === undefined) return;
    const operations = 'kind' in group ? [group] : [...group];
    // The first values of a new record are created and deleted with it: a deletion may be refused.
    if (operations[0]?.kind === 'exist') operations.length = 1;
    if (side === 'before') operations.reverse();
    const asked = new Set<Row>();
    run(
      () => {
        for (const operation of operations) {
          if (!isOvertaken(operation, side)) apply(asLink(operation, side), side);
          else if (!undoMerged(operation, side) && askUser(operation, side)) {
            asked.add(operation.row);
          }
        }
      },
      true,
      false,
    );
    for (const row of asked) hooks.asked(row);
  }

  /** Undoes the user's own part of a value that was merged with another user's. */
  function undoMerged(operation: FieldOperation, side: 'before' | 'after'): boolean {
    if (operation.kind === 'edge') return false;
    const { row, name, before, after } = operation;
    const [value, base] = side === 'before' ? [before, after] : [after, before];
    const shown = readEdge(row, name);
    const merged = mergeOfColumn(row.table.shape, name)?.(base, value, shown) ?? null;
    if (merged) apply({ ...operation, before: shown, after: merged.value });
    return merged !== null;
  }

  /** Asks the user to choose between the undone value and another user's change of the field. */
  function askUser(operation: FieldOperation, side: 'before' | 'after'): boolean {
    const { row, name } = operation;
    // A user who may not write the key leaves it as another user has set it.
    if (!row.table.shape.writable.includes(name)) return false;
    const [mine, base] = side === 'before' ? valuesOf(operation) : valuesOf(operation).reverse();
    group?.push(operation);
    writeEdge(edges, row, name, { kind: 'edit', value: mine });
    const draft = draftOf(row);
    if (draft.local?.has(name) !== true) return false;
    const conflict = {
      base: keyValue(base),
      mine: keyValue(mine),
      theirs: row.server[name] ?? null,
    };
    draft.conflicts = { ...draft.conflicts, [name]: conflict };
    return true;
  }

  return {
    set,
    link,
    rollback,
    group: (work, isEdit = true) => run(work, isEdit, true),
    record(row, exists) {
      const { revision: at } = row;
      const operation: Operation = { kind: 'exist', row, at, before: !exists, after: exists };
      if (group === null) history.add(operation);
      else group.push(operation);
    },
    bringBack: (row) =>
      replay({ kind: 'exist', row, at: row.revision, before: false, after: true }, 'after'),
    undo: () => replay(history.undo(), 'before'),
    redo: () => replay(history.redo(), 'after'),
  };
}

type FieldOperation = Extract<Operation, { kind: 'set' | 'edge' }>;

const valuesOf = (operation: FieldOperation): [before: unknown, after: unknown] =>
  operation.kind === 'set'
    ? [operation.before, operation.after]
    : [targetOf(operation.before), targetOf(operation.after)];

/**
 * Whether another user has changed the field since, so that it differs from the operation's result.
 */
function isOvertaken(operation: Operation, side: 'before' | 'after'): operation is FieldOperation {
  if (operation.kind === 'pair' || operation.kind === 'exist') return false;
  const { row, name, at } = operation;
  const since = row.draft?.theirs?.get(name);
  if (since === undefined || since <= at || row.isNew || row.isDeleted) return false;
  const [before, after] = valuesOf(operation);
  if (isSameEdge(readEdge(row, name), side === 'before' ? after : before)) return false;
  // Unlinking from an owner that no longer has the record changes nothing.
  return operation.kind === 'set' || !isUnlink(asLink(operation, side), side);
}

const isUnlink = (operation: Operation, side: 'before' | 'after'): boolean => {
  const state = operation.kind === 'edge' && operation[side];
  return state && state.kind === 'link' && !state.wanted;
};

/**
 * Undoes a link by a link: the owner's save sends it. It works without an answer to the first link,
 * and for a user who may not write the key.
 */
function asLink(operation: Operation, side: 'before' | 'after'): Operation {
  return operation.kind === 'edge' ? edgeAsLink(operation, side) : operation;
}

/** The server's state of the key, if a link in progress is undone. */
function baseAsLink(row: Row, name: string): EdgeState {
  const before = edgeStateOf(row, name);
  const after = { kind: 'base', value: baseOf(row, name) } as const;
  return edgeAsLink({ kind: 'edge', row, at: row.revision, name, before, after }, 'after').after;
}

function edgeAsLink(operation: EdgeOperation, side: 'before' | 'after'): EdgeOperation {
  const { row, name, [side]: state } = operation;
  const other = operation[side === 'before' ? 'after' : 'before'];
  if (state.kind === 'edit' || (state.kind === 'link' && state.wanted)) return operation;
  // A link is removed from the owner that it was linked to.
  const given = state.kind === 'base' || (other.kind === 'link' && other.wanted) ? other : state;
  if (given.kind !== 'link') return operation;
  const rowOf = (id: unknown) => given.owner.table.rows.get(String(keyValue(id)));
  const linkOf = (owner: Row, wanted: boolean): EdgeOperation => ({
    ...operation,
    [side]: { ...given, owner, wanted },
  });
  if (state.kind === 'base' && state.value !== null) {
    const owner = rowOf(state.value);
    if (owner) return linkOf(owner, true);
    // If it cannot be written, its owner was known, and is deleted.
    const isGone = given.owner.table.deleted.has(String(keyValue(state.value)));
    const isWritten = row.table.shape.writable.includes(name) && !isGone;
    return isWritten ? operation : linkOf(given.owner, false);
  }
  const { local, edges } = row.draft ?? {};
  const base = baseOf(row, name);
  // An edit may have reached the server: then the former owner has nothing to remove.
  const isEdited = other.kind === 'edit' && !isSameEdge(base, given.owner);
  if (isEdited || mayBeElsewhere(row, name, given.owner)) {
    return { ...operation, [side]: { kind: 'edit', value: null } };
  }
  const link = edges?.get(name);
  // The key may have an edit that was never sent: the server's own state is removed.
  const isBelow = local?.has(name) || (link?.sent === null && !link.isUnsure);
  return linkOf((isBelow && rowOf(base)) || given.owner, false);
}

/**
 * Whether the server may have the key elsewhere: an edit, or the link of another owner, had no
 * answer.
 */
function mayBeElsewhere({ draft, table }: Row, slot: string, owner: Row): boolean {
  const isElsewhere = (value: unknown) => value !== null && !isSameEdge(value, owner);
  const isLinked =
    draft?.linked?.get(slot)?.some(isElsewhere) && table.shape.writable.includes(slot);
  return isLinked || draft?.unsure?.has(slot) === true;
}

/** The changed rows, with the names of edited fields: for a link also its owner. */
function rowsOf(operations: readonly Operation[]): Map<Row, string[]> {
  const rows = new Map<Row, string[]>();
  const add = (row: Row, ...names: string[]) => {
    rows.set(row, [...(rows.get(row) ?? []), ...names]);
  };
  for (const operation of operations) {
    const { kind, row } = operation;
    if (kind === 'exist') add(row);
    else if (kind !== 'edge') add(row, operation.name);
    else {
      const { name, before, after } = operation;
      const link = row.draft?.edges?.get(name);
      // Undoing a link is no edit of either end: it may wait for its deletion.
      const isEdited = link !== undefined || [before, after].some((state) => state.kind === 'edit');
      add(row, ...(isEdited ? [name] : []));
      for (const state of [before, after]) {
        if (state.kind !== 'link') continue;
        add(state.owner, ...(link?.owner === state.owner ? [state.name] : []));
      }
    }
  }
  return rows;
}
