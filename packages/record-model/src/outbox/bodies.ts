import { baseOf, idOf, mergeEdits, readEdge, toSend } from '../store/read.ts';
import { draftOf, type Edits, Row } from '../store/row.ts';
import { dueEdits } from '../store/state.ts';
import type { Values } from '../values/values.ts';

export const pathOf = (row: Row) => `/${row.table.name}/${encodeURIComponent(String(idOf(row)))}`;

/** Edits that can be sent now: not a parent without an id, and not a discarded one. */
function sendable(row: Row): Edits {
  const edits = dueEdits(row);
  for (const [name, value] of edits) {
    if (value instanceof Row && value.isNew && !value.isDeleted) edits.delete(name);
  }
  return edits;
}

/** Whether any of them can be sent now. */
export const hasEdits = (row: Row): boolean => sendable(row).size > 0;

/**
 * Moves the edits to the request in progress, except those that wait for a parent's id or a
 * decision.
 */
export function takeEdits(row: Row): Edits {
  const draft = draftOf(row);
  const sent = sendable(row);
  const left = new Map(draft.local);
  for (const name of sent.keys()) left.delete(name);
  draft.inFlight = mergeEdits(draft.inFlight, sent);
  draft.local = left.size > 0 ? left : null;
  return draft.inFlight;
}

/** A lost column is included only if it was edited, so that the edit is not lost silently. */
function bodyOf({ draft, table }: Row, names: readonly string[], value: (name: string) => unknown) {
  const isNamed = (name: string) => !table.shape.lost.has(name) || draft?.inFlight?.has(name);
  return Object.fromEntries(names.filter(isNamed).map((name) => [name, toSend(value(name))]));
}

export const newBody = (row: Row): Values =>
  bodyOf(row, row.table.shape.writable, (name) => readEdge(row, name));

/**
 * The body of a PUT: edits in flight over the server's values; a foreign key that a link decides is
 * left to the link.
 */
export function fullBody(row: Row): Values {
  const { draft, table } = row;
  // A read-only value that may have changed is left out: a changed one would be refused.
  const names = draft?.isBehind === true ? table.shape.writable : table.shape.stored;
  return bodyOf(row, names, (name) => baseOf(row, name));
}
