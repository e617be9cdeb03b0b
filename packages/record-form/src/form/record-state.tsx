import { isSameValue } from '@praxiskit/record-model';
import type { FieldConflict, ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { type ConflictField, ConflictQuestion, SaveState } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
import { formMessages } from '../messages.ts';
import { readableConflict } from './readable-conflict.ts';

/** Whether the record is saved, in words, and the next step if it is not. */
export function RecordState({ record }: { record: ModelRecord }) {
  const { saveStateProps } = useSaveState(record);
  return (
    <>
      <SaveState {...saveStateProps} />
      <RecordConflict record={record} />
    </>
  );
}

/** The changes of two users in a column that holds several values, such as a list. */
export interface MergedField {
  /** The values that the two choices lead to; equal if there is no question. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The questions that replace the question about the whole column. */
  readonly fields: readonly ConflictField[];
}

export interface RecordConflictProps {
  record: ModelRecord;
  /**
   * Null for a column of one value: the question is then about the whole column, as it is for each
   * column without `merge`.
   */
  merge?: (name: string, conflict: FieldConflict) => MergedField | null;
}

/** Asks which of two values to keep; renders nothing if there is no conflict. */
export function RecordConflict({ record, merge }: RecordConflictProps) {
  const { conflictProps, conflict } = useSaveState(record);
  const { names, merged } = mergedOf(record, merge);
  function choose(choice: 'mine' | 'theirs') {
    // Computed again: the latest input may not be rendered yet.
    const now = mergedOf(record, merge);
    for (const [name, one] of now.merged) record.set(name, one[choice]);
    // The merged value was written, so it is the one to keep.
    record.resolve(
      Object.fromEntries(now.names.map((name) => [name, now.merged.has(name) ? 'mine' : choice])),
    );
    void record.flush();
  }
  const isAsked = names.some((name) => merged.get(name)?.fields.length !== 0);
  const isMerged = names.length > 0 && !isAsked;
  useEffect(() => {
    if (isMerged) choose('mine');
  });
  if (!conflictProps || isMerged) return null;
  const gone = conflict?.isGone ? { text: formMessages[record.view.locale].gone } : {};
  const { fields, onChoose } = readableConflict(record, conflictProps);
  return (
    <ConflictQuestion
      {...gone}
      fields={fields.flatMap((field) => merged.get(field.name)?.fields ?? [field])}
      onChoose={merged.size > 0 ? choose : onChoose}
    />
  );
}

function mergedOf({ conflict }: ModelRecord, merge: RecordConflictProps['merge']) {
  const fields = Object.entries(conflict?.fields ?? {});
  const merged = new Map<string, MergedField>();
  for (const [name, field] of fields) {
    // The server refuses this user's value, and no other user changed it. A merge would send it
    // again and again.
    const one = isSameValue(field.base, field.theirs) ? null : merge?.(name, field);
    if (one) merged.set(name, one);
  }
  return { names: fields.map(([name]) => name), merged };
}
