import { isSameValue } from '../values/equal.ts';
import { contentNames, type DraftRow } from './row.ts';

/**
 * The columns whose values differ, in the order of `names`; by default all columns of the draft.
 * Columns of the row itself (key, version, dates, state) are never included.
 */
export function changedColumns(
  published: DraftRow,
  draft: DraftRow,
  names: Iterable<string> = Object.keys(draft),
): string[] {
  return contentNames(names).filter(
    (name) => !isSameValue(said(published[name]), said(draft[name])),
  );
}

/** An empty text equals null: a field that is left empty is saved as null. */
const said = (value: unknown): unknown => (value === '' ? null : (value ?? null));
