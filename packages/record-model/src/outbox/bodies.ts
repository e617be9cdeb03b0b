import { idOf, mergeEdits, plain, read } from '../store/read.ts';
import { draftOf, type Edits, Row } from '../store/row.ts';
import type { Values } from '../values/values.ts';

/** The address of a stored row. */
export const pathOf = (row: Row) => `/${row.table.name}/${encodeURIComponent(String(idOf(row)))}`;

/** A parent without an id yet cannot be sent. */
const isSendable = (value: unknown) => !(value instanceof Row && value.isNew);

/** Something of it can be sent now. */
export const hasEdits = ({ draft }: Row): boolean =>
  [...(draft?.local?.values() ?? [])].some(isSendable);

/** The edits are under way from now on, but those that have to wait for a parent's id. */
export function takeEdits(row: Row): Edits {
  const draft = draftOf(row);
  const all = [...(draft.local ?? [])];
  const sent = new Map(all.filter(([, value]) => isSendable(value)));
  const left = all.filter(([, value]) => !isSendable(value));
  draft.inFlight = mergeEdits(draft.inFlight, sent);
  draft.local = left.length > 0 ? new Map(left) : null;
  return draft.inFlight;
}

/** Of a POST. */
export function newBody(row: Row): Values {
  return Object.fromEntries(row.table.shape.writable.map((name) => [name, read(row, name)]));
}

/** Of a PUT: what is under way on what the server has; a foreign key that a link decides about is the link's. */
export function fullBody(row: Row): Values {
  const { draft, server, table } = row;
  const sent = (name: string) =>
    draft?.inFlight?.has(name) === true ? plain(draft.inFlight.get(name)) : (server[name] ?? null);
  // Where a read-only value is not known as it is, it is left out: a changed one would be refused.
  const names = draft?.isBehind === true ? table.shape.writable : table.shape.stored;
  return Object.fromEntries(names.map((name) => [name, sent(name)]));
}
