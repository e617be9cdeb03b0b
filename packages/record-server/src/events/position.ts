/**
 * A place in the outbox. Lines are in the order of their transactions' ids, and within one of their own:
 * below the oldest transaction that is still open nothing is added any more.
 */
export interface Position {
  readonly xid: number;
  readonly id: number;
}

export const isBehind = (one: Position, other: Position): boolean =>
  one.xid > other.xid || (one.xid === other.xid && one.id > other.id);

/** Opaque to clients. */
export const writePosition = ({ xid, id }: Position): string =>
  `${xid.toString(36)}-${id.toString(36)}`;

/** Null for a text that is none. */
export function parsePosition(text: string): Position | null {
  const [, xid, id] = /^([0-9a-z]{1,10})-([0-9a-z]{1,10})$/.exec(text) ?? [];
  if (xid === undefined || id === undefined) return null;
  return { xid: Number.parseInt(xid, 36), id: Number.parseInt(id, 36) };
}
