import type { Column } from '../definition/definition.ts';
import { RecordError } from '../error.ts';
import type { ValidationDetails } from '../rules/rule.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';
import { type Draft, type Edits, type Link, Row, type Sent } from './row.ts';

/** The server's id; null while there is none. */
export const idOf = ({ server, table }: Row): unknown =>
  server[table.shape.definition.primaryKey] ?? null;

/** How a row without an id is found by others; the key of one that was deleted is its former id. */
export const newRefOf = ({ key }: Row): string => `new ${key}`;

/** How a row is found by others: its id as text, where it has one. */
export const refOf = (row: Row): string => String(idOf(row) ?? newRefOf(row));

/** A foreign key that points to a row is that row's id. */
export const plain = (value: unknown): unknown =>
  typeof value === 'object' && value instanceof Row ? idOf(value) : value;

/** A record that is deleted here is nobody's any more. */
export const toSend = (value: unknown) =>
  value instanceof Row && value.isDeleted ? null : plain(value);

/** The same for comparisons: a row without an id is equal to itself alone. */
export const comparable = (value: unknown): unknown =>
  typeof value === 'object' ? (plain(value) ?? value) : value;

/** The row's value, in which a foreign key may be a row without an id. */
export function readEdge(row: Row, name: string): unknown {
  const { draft } = row;
  if (draft !== null) {
    // No edit is undefined: one look is enough.
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
  // It was taken from this owner, who has it by a request under way, too; where another one has it meanwhile, it stays there.
  return sent || isSameEdge(base, owner) ? null : base;
}

export const isSameEdge = (a: unknown, b: unknown): boolean =>
  isSameValue(comparable(a), comparable(b));

/** What the server has, once the request under way has been answered. */
export function baseOf({ draft, server }: Row, name: string): unknown {
  const sent = draft?.inFlight?.get(name);
  return sent === undefined ? (server[name] ?? null) : sent;
}

export const read = (row: Row, name: string): unknown => plain(readEdge(row, name));

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
 * Whether nobody may set the field: computed, read-only, unknown, of a deleted record, or set once and
 * sent to the server already, which may have it although its answer was lost.
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
export function ensureFree(row: Row, name: string, column?: Column): void {
  if (!isFixed(row, name, column)) return;
  throw new RecordError('READ_ONLY', `${name} cannot be changed`, { details: { field: name } });
}

/** Edits, links or a deletion that the server does not have; of a deleted row nothing is to be saved. */
export const isEdited = ({ draft, isDeleted }: Row): boolean =>
  draft !== null &&
  !isDeleted &&
  ((draft.local?.size ?? 0) > 0 ||
    (draft.inFlight?.size ?? 0) > 0 ||
    draft.links !== null ||
    (draft.save?.removal ?? null) !== null);

export const refusalsOf = ({ draft }: Row): ValidationDetails =>
  Object.fromEntries(draft?.save?.refused ?? []);

/** Edits that were sent once more without an answer, each value once; of a record that a key points to, its id was sent. */
export function addSent(sent: Sent | null, edits: Edits | null): Sent {
  const all: Sent = new Map(sent);
  for (const [name, value] of edits ?? []) {
    all.set(name, [...new Set([...(all.get(name) ?? []), comparable(value), toSend(value)])]);
  }
  return all;
}

export const mergeEdits = (under?: Edits | null, over?: Edits | null): Edits =>
  new Map([...(under ?? []), ...(over ?? [])]);

/** All edits of the row, those under way below those that wait. */
export const editsOf = ({ draft }: Row): Edits => mergeEdits(draft?.inFlight, draft?.local);

/** Another user has changed the field: what was done to it here before is not taken back without a question. */
export function noteTheirs(row: Row, name: string): void {
  const { draft } = row;
  if (draft === null) return;
  draft.theirs ??= new Map();
  draft.theirs.set(name, row.revision + 1);
}

/** No edit of the field any more, and nothing to decide about it. */
export function dropEdit(draft: Draft, name: string): void {
  delete draft.conflicts?.[name];
  draft.local?.delete(name);
  if (draft.local?.size === 0) draft.local = null;
}
