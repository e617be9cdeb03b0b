import type { Column } from '../definition/definition.ts';
import { RecordError } from '../error.ts';
import type { ValidationDetails } from '../rules/rule.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';
import { type Draft, type Edits, type Link, Row, type Sent } from './row.ts';

/** The server's id; null while there is none. */
export const idOf = ({ server, table }: Row): unknown =>
  server[table.shape.definition.primaryKey] ?? null;

/** The reference to a row without an id; the key of a deleted row is its former id. */
export const newRefOf = ({ key }: Row): string => `new ${key}`;

/** The reference to a row: its id as text, if it has one. */
export const refOf = (row: Row): string => String(idOf(row) ?? newRefOf(row));

/** A foreign key to a row object is that row's id. */
export const keyValue = (value: unknown): unknown =>
  typeof value === 'object' && value instanceof Row ? idOf(value) : value;

/** A record that is deleted here can no longer be referenced. */
export const toSend = (value: unknown) =>
  value instanceof Row && value.isDeleted ? null : keyValue(value);

/** The same for comparisons: a row without an id equals only itself. */
export const comparable = (value: unknown): unknown =>
  typeof value === 'object' ? (keyValue(value) ?? value) : value;

/** The row's value; a foreign key may be a row without an id. */
export function readEdge(row: Row, name: string): unknown {
  const { draft } = row;
  if (draft !== null) {
    // undefined means no edit, so one lookup is enough.
    const edit = draft.local?.get(name);
    if (edit !== undefined) return edit;
    const link = draft.edges?.get(name);
    if (link !== undefined) return readLink(link, baseOf(row, name));
    const sent = draft.inFlight?.get(name);
    if (sent !== undefined) return sent;
  }
  return row.server[name] ?? null;
}

function readLink({ wanted, sent, owner }: Link, base: unknown): unknown {
  if (wanted) return owner;
  // It was removed from this owner, possibly by a request in progress; if another owner has it
  // meanwhile, it stays there.
  return sent || isSameEdge(base, owner) ? null : base;
}

export const isSameEdge = (a: unknown, b: unknown): boolean =>
  isSameValue(comparable(a), comparable(b));

/** The server's value after the request in progress is answered. */
export function baseOf({ draft, server }: Row, name: string): unknown {
  const sent = draft?.inFlight?.get(name);
  return sent === undefined ? (server[name] ?? null) : sent;
}

export const read = (row: Row, name: string): unknown => keyValue(readEdge(row, name));

/** All values, for rules and getters; the key of an unsaved parent counts as a value. */
export function readAll(row: Row, open: readonly string[] = []): Values {
  const { draft, server } = row;
  if (draft === null) return server;
  const names = new Set([...editedNames(row), ...(draft.edges?.keys() ?? [])]);
  for (const name of open) names.delete(name);
  if (names.size === 0) return server;
  const values = { ...server };
  for (const name of names) {
    const value = readEdge(row, name);
    values[name] = value instanceof Row ? refOf(value) : value;
  }
  return values;
}

export const editedNames = (row: Row): Iterable<string> => editsOf(row).keys();

/**
 * Whether the field cannot be set: it is computed, read-only or unknown, its record is deleted, or
 * it can be set only once and was already sent, so that the server may have it even without an
 * answer.
 */
export function isFixed(
  { table, isNew, isDeleted, draft }: Row,
  name: string,
  column = table.shape.definition.columns[name],
): boolean {
  if (column === undefined || isDeleted || column.readOnly || column.dummy) return true;
  return column.createOnly === true && (!isNew || Boolean(draft?.save?.post));
}

/** Throws READ_ONLY. */
export function ensureSettable(row: Row, name: string, column?: Column): void {
  if (!isFixed(row, name, column)) return;
  throw new RecordError('READ_ONLY', `${name} cannot be changed`, { details: { field: name } });
}

/** Edits, links or a deletion that the server does not have; nothing is saved for a deleted row. */
export const isEdited = ({ draft, isDeleted }: Row): boolean =>
  draft !== null &&
  !isDeleted &&
  ((draft.local?.size ?? 0) > 0 ||
    (draft.inFlight?.size ?? 0) > 0 ||
    draft.links !== null ||
    (draft.save?.removal ?? null) !== null);

export const refusalsOf = ({ draft }: Row): ValidationDetails =>
  Object.fromEntries(draft?.save?.refused ?? []);

/**
 * Adds edits that were sent again without an answer, each value once; for a record in a key, its id
 * was sent.
 */
export function addSent(sent: Sent | null, edits: Edits | null): Sent {
  const all: Sent = new Map(sent);
  for (const [name, value] of edits ?? []) {
    all.set(name, [...new Set([...(all.get(name) ?? []), comparable(value), toSend(value)])]);
  }
  return all;
}

export const mergeEdits = (under?: Edits | null, over?: Edits | null): Edits =>
  new Map([...(under ?? []), ...(over ?? [])]);

/** All edits of the row, those in progress below those that wait. */
export const editsOf = ({ draft }: Row): Edits => mergeEdits(draft?.inFlight, draft?.local);

/** Another user has changed the field: earlier changes of it are not undone without a question. */
export function noteOtherUsersChange(row: Row, name: string): void {
  const { draft } = row;
  if (draft === null) return;
  draft.theirs ??= new Map();
  draft.theirs.set(name, row.revision + 1);
}

/** Removes the edit of the field and its conflict. */
export function dropEdit(draft: Draft, name: string): void {
  delete draft.conflicts?.[name];
  draft.local?.delete(name);
  if (draft.local?.size === 0) draft.local = null;
}
