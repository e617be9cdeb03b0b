import { changedColumns, draftState, editableNames } from '@praxiskit/record-drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecord } from '@praxiskit/record-model/react';
import { useMessages } from '../messages/use-messages.ts';

/** Of `DraftMark`. */
export interface DraftMarkProps {
  record: ModelRecord;
  /** Its draft, where there is one. */
  draft: ModelRecord | undefined;
}

/** In a list: that something of an entry is not published yet. */
export function DraftMark({ record, draft }: DraftMarkProps) {
  const { editor } = useMessages();
  const edited = draft && !draft.isDeleted ? draft : record;
  useRecord(record);
  useRecord(edited);
  const { columns } = record.view.definition;
  const changed = changedColumns(record.base(), edited.toJSON(), editableNames(columns));
  const state = record.isNew ? 'new' : draftState(record.base(), changed);
  if (state === 'published') return null;
  return <span className="pk-staff-draft-mark">{editor.states[state]}</span>;
}
