import { type DraftRow, isPublicRow } from './row.ts';

/** `new`: never published. `draft`: what is published differs from the draft. */
export type DraftState = 'published' | 'draft' | 'new';

/** @param changed of `changedColumns` */
export function draftState(record: DraftRow, changed: readonly string[]): DraftState {
  if (!isPublicRow(record)) return 'new';
  return changed.length > 0 ? 'draft' : 'published';
}
