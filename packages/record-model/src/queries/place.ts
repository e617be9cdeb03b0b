import type { Row } from '../store/row.ts';

export interface Fit {
  /** Null if only the server knows. */
  isIn(row: Row): boolean | null;
  /** Null without a sort: the order is the server's. */
  readonly compare: ((a: Row, b: Row) => number) | null;
}

/** The rows with the changed one in its position; the same array if nothing moves. */
export function place(
  rows: readonly Row[],
  row: Row,
  { isIn, compare }: Fit,
  hasMore: boolean,
): readonly Row[] {
  const at = rows.indexOf(row);
  const fits = isIn(row) ?? (at >= 0 && !row.isDeleted);
  if (!fits) return at < 0 ? rows : rows.toSpliced(at, 1);
  const before = rows[at - 1];
  const after = rows[at + 1];
  const isInOrder =
    compare === null ||
    ((before === undefined || compare(before, row) <= 0) &&
      (after === undefined || compare(row, after) <= 0));
  if (at >= 0 && isInOrder) return rows;
  const others = at < 0 ? rows : rows.toSpliced(at, 1);
  const found = compare === null ? -1 : others.findIndex((other) => compare(row, other) < 0);
  // After the last loaded row there may be others that come before this one.
  if (found < 0 && hasMore && at < 0 && !row.isNew) return rows;
  return others.toSpliced(found < 0 ? others.length : found, 0, row);
}
