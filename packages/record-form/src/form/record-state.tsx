import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { ConflictQuestion, SaveState } from '@praxiskit/ui-kit';
import { formMessages } from '../messages/messages.ts';
import { readableConflict } from './readable-conflict.ts';

/** Whether the record is saved, in words, and what to do where it is not. */
export function RecordState({ record }: { record: ModelRecord }) {
  const { saveStateProps } = useSaveState(record);
  return (
    <>
      <SaveState {...saveStateProps} />
      <RecordConflict record={record} />
    </>
  );
}

/** The question which of two values is to be kept; nothing while there is none. */
export function RecordConflict({ record }: { record: ModelRecord }) {
  const { conflictProps, conflict } = useSaveState(record);
  if (!conflictProps) return null;
  const gone = conflict?.isGone ? { text: formMessages[record.view.locale].gone } : {};
  return <ConflictQuestion {...readableConflict(record, conflictProps)} {...gone} />;
}
