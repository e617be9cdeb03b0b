import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { ConflictQuestion, SaveState } from '@praxiskit/ui-kit';
import { formMessages } from '../messages/messages.ts';
import { readableConflict } from './readable-conflict.ts';

/** Whether the record is saved, in words, and what to do where it is not. */
export function RecordState({ record }: { record: ModelRecord }) {
  const { saveStateProps, conflictProps, conflict } = useSaveState(record);
  const gone = conflict?.isGone ? { text: formMessages[record.view.locale].gone } : {};
  return (
    <>
      <SaveState {...saveStateProps} />
      {conflictProps ? (
        <ConflictQuestion {...readableConflict(record, conflictProps)} {...gone} />
      ) : null}
    </>
  );
}
