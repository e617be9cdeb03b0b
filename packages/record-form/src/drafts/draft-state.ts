import { type DraftRow, isPublicRow } from '@praxiskit/record-model/drafts';

/** `new`: never published. `draft`: the draft differs from the published values. */
export type DraftState = 'published' | 'draft' | 'new';

/** @param changed the result of `changedColumns` */
export function draftState(record: DraftRow, changed: readonly string[]): DraftState {
  if (!isPublicRow(record)) return 'new';
  return changed.length > 0 ? 'draft' : 'published';
}
