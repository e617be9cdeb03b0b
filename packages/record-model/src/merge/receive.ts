import type { Edges } from '../edges/edges.ts';
import {
  addSent,
  comparable,
  dropEdit,
  editsOf,
  isSameEdge,
  noteTheirs,
  readAll,
} from '../store/read.ts';
import { type Draft, draftOf, type Edits, type Row, type Sent } from '../store/row.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';
import { mergeFields } from './merge-fields.ts';

/** The columns of a row of the server, without what was included. */
export function columnsOf({ table }: Pick<Row, 'table'>, row: Values): Values {
  const { relations, names } = table.shape;
  // A copy of the whole is many times faster than one of each column.
  if (!relations.some(([name]) => name in row)) return { ...row };
  const values: Values = {};
  for (const name of names) if (name in row) values[name] = row[name];
  return values;
}

/**
 * Takes a row that was read. Unsaved edits, and the version they began from, are kept.
 *
 * @param merge for a row that was gone, and that somebody has brought back
 */
export function receiveRow(
  edges: Edges,
  row: Row,
  read: Values,
  stamp: number,
  merge: (row: Row, theirs: Values) => void,
): void {
  const { local, inFlight, isGone, raised = 0 } = row.draft ?? {};
  // What own links have made of it is newer than what was asked for between them.
  const [version, known] = [Number(read.version), Number(row.server.version) + raised];
  const isOlder = version < known || (!(version > known) && stamp < row.stamp);
  if (isGone && version > known) merge(row, read);
  if (isOlder || row.isDeleted || local?.size || inFlight) return;
  noteOthers(row, columnsOf(row, read));
  receiveSaved(edges, row, read, stamp);
}

/** A save was answered: edits that are newer than what was sent stay. */
export function receiveSaved(edges: Edges, row: Row, values: Values, stamp: number): void {
  edges.change(row, row.table.shape.names, () => {
    row.server = { ...row.server, ...columnsOf(row, values) };
    row.stamp = Math.max(row.stamp, stamp);
    const { draft } = row;
    if (!draft) return;
    const { unsure, linked } = draft;
    Object.assign(draft, asStored, stamp < draft.lostAt && { unsure, linked });
    prune(row, draft);
  });
}

/** Of a draft whose row the server has just given. */
const asStored = {
  inFlight: null,
  unsure: null,
  linked: null,
  isBehind: false,
  isRenewed: false,
  raised: 0,
};

/** Edits that the server has already are none. */
function prune(row: Row, draft: Draft): void {
  for (const [name, value] of draft.local ?? []) {
    if (draft.unsure?.has(name)) continue;
    if (isSameValue(comparable(value), row.server[name] ?? null)) dropEdit(draft, name);
  }
}

/** A link that has come since the edit was sent decides about its key. */
function leaveToLinks({ edges, inFlight }: Draft): void {
  for (const [slot, { owner, wanted }] of edges ?? []) {
    if (wanted) inFlight?.delete(slot);
    else if (isSameEdge(inFlight?.get(slot), owner)) inFlight?.set(slot, null);
  }
}

/** A request has failed: what it sent waits again, below what was edited since. */
export function giveBack(edges: Edges, row: Row, isUnsure: boolean): void {
  edges.change(row, row.table.shape.names, () => {
    const draft = draftOf(row);
    if (isUnsure) draft.unsure = addSent(draft.unsure, draft.inFlight);
    leaveToLinks(draft);
    draft.local = editsOf(row);
    draft.inFlight = null;
    // Below the edits of one that was deleted are its former values: the server has none of them.
    if (!draft.isRenewed) prune(row, draft);
  });
}

/** Puts our edits on the server's newer row; what both sides changed is in `conflicts`. */
export function mergeTheirs(edges: Edges, row: Row, theirs: Values, stamp: number): void {
  const draft = draftOf(row);
  leaveToLinks(draft);
  const mine = editsOf(row);
  const values = new Map([...mine].map(([name, value]) => [name, comparable(value)]));
  const columns = columnsOf(row, theirs);
  const { conflicts: open } = draft;
  const sent = sentOf(draft);
  const { mine: merged, conflicts } = mergeFields(row.server, values, columns, sent, open ?? {});
  noteOthers(row, columns);
  // What the server does not take is no question that others can end.
  for (const name of row.table.shape.lost) if (open?.[name]) conflicts[name] = open[name];
  const left: Edits = new Map([...mine].filter(([name]) => merged.has(name)));
  edges.change(row, row.table.shape.names, () => {
    row.server = { ...row.server, ...columns };
    row.stamp = stamp;
    const local = left.size > 0 ? left : null;
    // It is there for this user, again perhaps.
    Object.assign(draft, { ...asStored, local, conflicts, isGone: false });
  });
}

/** What requests without an answer may have made of it. */
export function sentOf({ unsure, linked }: Draft): Sent {
  const all: Sent = new Map(unsure);
  for (const [name, values] of linked ?? []) all.set(name, [...(all.get(name) ?? []), ...values]);
  return all;
}

/**
 * Notes what others have changed, also of a row that waits to be deleted. What its former values, an own link, or a
 * request without an answer can have made is no change of others.
 */
function noteOthers(row: Row, theirs: Values): void {
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
  for (const name of changed) noteTheirs(row, name);
  if (!save?.isToBeDeleted) return;
  save.isOvertaken ||= changed.length > 0;
  // What was read is what is to be deleted.
  if (save.removal && unsure && !save.isOvertaken) save.removal.version = theirs.version;
}
