import type { Edges } from '../edges/edges.ts';
import {
  addSent,
  comparable,
  dropEdit,
  editsOf,
  isSameEdge,
  noteOtherUsersChange,
  readAll,
} from '../store/read.ts';
import { type Draft, draftOf, type Edits, type Row, type Sent } from '../store/row.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';
import { mergeFields } from './merge-fields.ts';
import { mergeOfColumn } from './merge-of-column.ts';

/** The columns of a row of the server, without included rows. */
export function columnsOf({ table }: Pick<Row, 'table'>, row: Values): Values {
  const { relations, names } = table.shape;
  // Copying the whole object is many times faster than copying each column.
  if (!relations.some(([name]) => name in row)) return { ...row };
  const values: Values = {};
  for (const name of names) if (name in row) values[name] = row[name];
  return values;
}

/**
 * Stores a row that was read. Unsaved edits and the version that they are based on are kept.
 * @param merge for a row that no longer existed, and that another user has restored
 */
export function receiveRow(
  edges: Edges,
  row: Row,
  read: Values,
  stamp: number,
  merge: (row: Row, theirs: Values) => void,
): void {
  const { local, inFlight, isGone, raised = 0 } = row.draft ?? {};
  // The result of own links is newer than a read that was requested between them.
  const [version, known] = [Number(read.version), Number(row.server.version) + raised];
  const isOlder = version < known || (!(version > known) && stamp < row.stamp);
  if (isGone && version > known) merge(row, read);
  if (isOlder || row.isDeleted || local?.size || inFlight) return;
  noteOtherUsersChanges(row, columnsOf(row, read));
  receiveSaved(edges, row, read, stamp);
}

/** A save was answered: edits newer than the request stay. */
export function receiveSaved(edges: Edges, row: Row, values: Values, stamp: number): void {
  edges.change(row, row.table.shape.names, () => {
    row.server = { ...row.server, ...columnsOf(row, values) };
    row.stamp = Math.max(row.stamp, stamp);
    const { draft } = row;
    if (!draft) return;
    const { unsure, linked } = draft;
    Object.assign(draft, asStored, stamp < draft.unansweredAt && { unsure, linked });
    prune(row, draft);
  });
}

/** The state of a draft whose row the server has just returned. */
const asStored = {
  inFlight: null,
  unsure: null,
  linked: null,
  isBehind: false,
  isRenewed: false,
  raised: 0,
};

/** Drops edits that equal the server's values. */
function prune(row: Row, draft: Draft): void {
  for (const [name, value] of draft.local ?? []) {
    if (draft.unsure?.has(name)) continue;
    if (isSameValue(comparable(value), row.server[name] ?? null)) dropEdit(draft, name);
  }
}

/** A link made after the edit was sent decides about its key. */
function dropEditsOfLinkedKeys({ edges, inFlight }: Draft): void {
  for (const [slot, { owner, wanted }] of edges ?? []) {
    if (wanted) inFlight?.delete(slot);
    else if (isSameEdge(inFlight?.get(slot), owner)) inFlight?.set(slot, null);
  }
}

export function requeueEdits(edges: Edges, row: Row, isUnsure: boolean): void {
  edges.change(row, row.table.shape.names, () => {
    const draft = draftOf(row);
    if (isUnsure) draft.unsure = addSent(draft.unsure, draft.inFlight);
    dropEditsOfLinkedKeys(draft);
    draft.local = editsOf(row);
    draft.inFlight = null;
    // The edits of a deleted record include its former values, because the server has none of them.
    if (!draft.isRenewed) prune(row, draft);
  });
}

/**
 * Applies the user's edits to the server's newer row; fields that both sides changed are in
 * `conflicts`.
 */
export function mergeTheirs(edges: Edges, row: Row, theirs: Values, stamp: number): void {
  const draft = draftOf(row);
  dropEditsOfLinkedKeys(draft);
  const mine = editsOf(row);
  const values = new Map([...mine].map(([name, value]) => [name, comparable(value)]));
  const columns = columnsOf(row, theirs);
  const { conflicts: open } = draft;
  const sent = sentOf(draft);
  const { shape } = row.table;
  const merged = mergeFields(row.server, values, columns, sent, open ?? {}, (name) =>
    mergeOfColumn(shape, name),
  );
  const { conflicts } = merged;
  noteOtherUsersChanges(row, columns);
  // Another user cannot end a conflict about a column that the server does not accept.
  for (const name of shape.lost) if (open?.[name]) conflicts[name] = open[name];
  // A foreign key stays the row that it points to.
  const left: Edits = new Map(
    [...merged.mine].map(([name, value]) => [
      name,
      value === values.get(name) ? mine.get(name) : value,
    ]),
  );
  edges.change(row, shape.names, () => {
    row.server = { ...row.server, ...columns };
    row.stamp = stamp;
    const local = left.size > 0 ? left : null;
    // The record exists for this user, possibly again.
    Object.assign(draft, { ...asStored, local, conflicts, isGone: false });
  });
}

/** The values that requests without an answer may have stored. */
export function sentOf({ unsure, linked }: Draft): Sent {
  const all: Sent = new Map(unsure);
  for (const [name, values] of linked ?? []) all.set(name, [...(all.get(name) ?? []), ...values]);
  return all;
}

/**
 * Records changes of other users, even for a row that waits for its deletion. Former values and the
 * results of own links or requests without an answer are not changes of other users.
 */
function noteOtherUsersChanges(row: Row, theirs: Values): void {
  const { draft } = row;
  if (!draft) return;
  const { save, unsure } = draft;
  const shown = readAll(row);
  const sent = sentOf(draft);
  const ownOf = (name: string) => [row.server[name], shown[name], ...(sent.get(name) ?? [])];
  const changed = row.table.shape.writable.filter(
    (name) =>
      name in theirs &&
      !ownOf(name).some((value) => isSameValue(value ?? null, theirs[name] ?? null)),
  );
  for (const name of changed) noteOtherUsersChange(row, name);
  if (!save?.isToBeDeleted) return;
  save.isOvertaken ||= changed.length > 0;
  // The deletion applies to the version that was read.
  if (save.removal && unsure && !save.isOvertaken) save.removal.version = theirs.version;
}
