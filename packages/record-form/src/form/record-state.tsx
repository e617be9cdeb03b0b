import { isSameValue } from '@praxiskit/record-model';
import type { FieldConflict, ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { type ConflictField, ConflictQuestion, SaveState } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
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

/** What two have made of a column that holds several values, such as a list. */
export interface MergedField {
  /** The values that the two choices lead to; the same where nothing is asked. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What is asked in place of the whole. */
  readonly fields: readonly ConflictField[];
}

/** Of `RecordConflict`. */
export interface RecordConflictProps {
  record: ModelRecord;
  /** Null for a column of one value, which is asked for as a whole, as each is without `merge`. */
  merge?: (name: string, conflict: FieldConflict) => MergedField | null;
}

/** The question which of two values is to be kept; nothing while there is none. */
export function RecordConflict({ record, merge }: RecordConflictProps) {
  const { conflictProps, conflict } = useSaveState(record);
  const { names, merged } = mergedOf(record, merge);
  function choose(choice: 'mine' | 'theirs') {
    // As it is now: what was typed until the answer is not rendered yet, perhaps.
    const now = mergedOf(record, merge);
    for (const [name, one] of now.merged) record.set(name, one[choice]);
    // What was written is what is kept.
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
    // What the server does not take nobody else has changed: unasked, it would be sent again and again.
    const one = isSameValue(field.base, field.theirs) ? null : merge?.(name, field);
    if (one) merged.set(name, one);
  }
  return { names: fields.map(([name]) => name), merged };
}
