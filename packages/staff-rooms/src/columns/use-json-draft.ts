import { useUnsaved } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { fieldId, useField } from '@praxiskit/record-model/react';
import { useEffect, useState } from 'react';
import { useRooms } from '../shell/rooms-context.tsx';
import { useUnfinished } from './unfinished.ts';

/** A JSON column as an editor has it. */
export interface JsonDraft<T> {
  value: T;
  /** @param isQuiet nothing was written yet: that something is missing is not said before `tell` */
  set: (next: T, isQuiet?: boolean) => void;
  /** Somebody has left it. */
  tell: () => void;
  /** What is missing, so that it is only here and not in the record; null while that is not to be said. */
  missing: string | null;
  /** What the server has said of it. */
  error: string | null;
  readOnly: boolean;
  /** Where an error leads to. */
  id: string;
}

/** A record and its draft are one to an editor: what is typed goes on in the other. */
const familyOf = (record: ModelRecord) => {
  const base = record.base() as Readonly<Record<string, unknown>>;
  return base.draft_of_id ?? base.id ?? record.key;
};

/**
 * A JSON column that is written to its record only while it is complete: a new entry of a list begins empty, and
 * the server refuses such a list as a whole.
 *
 * @param missingIn what a value lacks, as a sentence; null where it is complete
 */
export function useJsonDraft<T>(
  record: ModelRecord,
  column: string,
  empty: T,
  missingIn: (value: T) => string | null,
): JsonDraft<T> {
  const field = useField(record, column);
  const unfinished = useUnfinished();
  const { board } = useRooms();
  const of = `${familyOf(record)} ${unfinished?.epoch ?? 0}`;
  const [pending, setPending] = useState<{ of: string; value: T; isTold: boolean } | null>(null);
  const own = pending?.of === of ? pending : null;
  const missing = own?.isTold ? missingIn(own.value) : null;
  const { id } = field.fieldProps;
  const list = unfinished?.list;
  useEffect(() => {
    if (missing !== null) return list?.add(id, missing);
  }, [list, id, missing]);
  const isHeld = missing !== null;
  useEffect(() => {
    if (isHeld) return board.hold();
  }, [board, isHeld]);
  useUnsaved(isHeld);
  return {
    value: own ? own.value : ((field.value ?? empty) as T),
    set(next, isQuiet = false) {
      if (missingIn(next) === null) {
        setPending(null);
        field.setValue(next);
      } else setPending({ of, value: next, isTold: !isQuiet || (own?.isTold ?? false) });
    },
    tell: () => setPending((was) => was && { ...was, isTold: true }),
    missing,
    error: field.error,
    readOnly: field.readOnly,
    id: id ?? fieldId(record, column),
  };
}
