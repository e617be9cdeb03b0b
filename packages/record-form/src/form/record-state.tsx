import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { ConflictQuestion, SaveState } from '@praxiskit/ui-kit';
import { readableConflict } from './readable-conflict.ts';

/** Whether the record is saved, in words, and what to do where it is not. */
export function RecordState({ record }: { record: ModelRecord }) {
  const { saveStateProps, conflictProps } = useSaveState(record);
  return (
    <>
      <SaveState {...saveStateProps} />
      {conflictProps ? <ConflictQuestion {...readableConflict(record, conflictProps)} /> : null}
    </>
  );
}
