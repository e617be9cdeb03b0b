import { baseOf, idOf, mergeEdits, readEdge, toSend } from '../store/read.ts';
import { draftOf, type Edits, Row } from '../store/row.ts';
import { dueEdits } from '../store/state.ts';
import type { Values } from '../values/values.ts';

/** The address of a stored row. */
export const pathOf = (row: Row) => `/${row.table.name}/${encodeURIComponent(String(idOf(row)))}`;

/** Edits that can be sent now: a parent without an id yet cannot; one that was given up is none. */
function sendable(row: Row): Edits {
  const edits = dueEdits(row);
  for (const [name, value] of edits) {
    if (value instanceof Row && value.isNew && !value.isDeleted) edits.delete(name);
  }
  return edits;
}

/** Something of it can be sent now. */
export const hasEdits = (row: Row): boolean => sendable(row).size > 0;

/** The edits are under way from now on, but those that have to wait for a parent's id, or for a decision. */
export function takeEdits(row: Row): Edits {
  const draft = draftOf(row);
  const sent = sendable(row);
  const left = new Map(draft.local);
  for (const name of sent.keys()) left.delete(name);
  draft.inFlight = mergeEdits(draft.inFlight, sent);
  draft.local = left.size > 0 ? left : null;
  return draft.inFlight;
}

/** A lost column is named where it was edited, and nowhere else: so it is not lost without a word. */
function bodyOf({ draft, table }: Row, names: readonly string[], value: (name: string) => unknown) {
  const isNamed = (name: string) => !table.shape.lost.has(name) || draft?.inFlight?.has(name);
  return Object.fromEntries(names.filter(isNamed).map((name) => [name, toSend(value(name))]));
}

/** Of a POST. */
export const newBody = (row: Row): Values =>
  bodyOf(row, row.table.shape.writable, (name) => readEdge(row, name));

/** Of a PUT: what is under way on what the server has; a foreign key that a link decides about is the link's. */
export function fullBody(row: Row): Values {
  const { draft, table } = row;
  // Where a read-only value is not known as it is, it is left out: a changed one would be refused.
  const names = draft?.isBehind === true ? table.shape.writable : table.shape.stored;
  return bodyOf(row, names, (name) => baseOf(row, name));
}
