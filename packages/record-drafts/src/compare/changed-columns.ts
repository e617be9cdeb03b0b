import { isSameValue } from '@praxiskit/record-model';
import { contentNames, type DraftRow } from '../row.ts';

/**
 * The columns whose values differ, in the order of `names`; by default of all that the draft has. What
 * belongs to the row itself (its key, version, dates and state) is never among them.
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

/** A text that is empty says as much as none: a field that was left empty is saved as null. */
const said = (value: unknown): unknown => (value === '' ? null : (value ?? null));
