import { type DraftState, draftState, isTypedItself } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { changedColumns, editableNames } from '@praxiskit/record-model/drafts';
import { useRecord } from '@praxiskit/record-model/react';

/** The state of a record with drafts in a row of a list. */
export interface ListedDraft {
  /** Its draft; the record itself where there is none, and while that is being saved into one. */
  readonly edited: ModelRecord;
  /** The columns that differ from what is published. */
  readonly changed: readonly string[];
  readonly state: DraftState;
}

/** @param draft of the record, as the list's `useDrafts` has it: one subscription for all rows */
export function useListedDraft(record: ModelRecord, draft: ModelRecord | undefined): ListedDraft {
  const edited = draft && !draft.isDeleted && !isTypedItself(record) ? draft : record;
  useRecord(record);
  useRecord(edited);
  const { columns } = record.view.definition;
  const changed = changedColumns(record.base(), edited.toJSON(), editableNames(columns));
  return { edited, changed, state: record.isNew ? 'new' : draftState(record.base(), changed) };
}
