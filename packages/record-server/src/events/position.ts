/**
 * A position in the outbox. Lines are ordered by the ids of their transactions, and within a
 * transaction by their own ids. Before the oldest open transaction no line is added any more.
 */
export interface Position {
  readonly xid: number;
  readonly id: number;
}

export const isBehind = (one: Position, other: Position): boolean =>
  one.xid > other.xid || (one.xid === other.xid && one.id > other.id);

/** Opaque for clients. */
export const writePosition = ({ xid, id }: Position): string =>
  `${xid.toString(36)}-${id.toString(36)}`;

/** Null for an invalid text. */
export function parsePosition(text: string): Position | null {
  const [, xid, id] = /^([0-9a-z]{1,10})-([0-9a-z]{1,10})$/.exec(text) ?? [];
  if (xid === undefined || id === undefined) return null;
  return { xid: Number.parseInt(xid, 36), id: Number.parseInt(id, 36) };
}
