import { useUnsaved } from '@praxiskit/pages/react';
import { isSameValue } from '@praxiskit/record-model';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { fieldId, useField } from '@praxiskit/record-model/react';
import { useUiKitTexts } from '@praxiskit/ui-kit';
import { useEffect, useState } from 'react';
import { useStaff } from '../frame/staff-context.tsx';
import { mergeJson } from './merge-json.ts';
import { useUnfinished } from './unfinished.ts';

/** What others have saved while something here was incomplete, where it is of the same entry. */
interface JsonQuestion {
  readonly mine: unknown;
  readonly theirs: unknown;
  onChoose(choice: 'mine' | 'theirs'): void;
}

/** A JSON column as an editor has it. */
export interface JsonDraft<T> {
  value: T;
  /** @param isQuiet nothing was written yet: that something is missing is not said before `tell` */
  set: (next: T, isQuiet?: boolean) => void;
  /** Somebody has left it. */
  tell: () => void;
  /** What is missing, so that it is only here and not in the record; null while that is not to be said. */
  missing: string | null;
  /** It is only here and not in the record until it is decided; null where there is nothing to decide. */
  question: JsonQuestion | null;
  /** What the server has said of it. */
  error: string | null;
  readOnly: boolean;
  /** Where an error leads to. */
  id: string;
}

interface Pending<T> {
  /** Of which record, and since when nothing was given up. */
  readonly of: string;
  /** What was saved when it began, or was last decided. */
  readonly base: T;
  readonly value: T;
  readonly isTold: boolean;
}

/** A record and its draft are one to an editor: what is typed goes on in the other. */
const familyOf = (record: ModelRecord) => {
  const base = record.base() as Readonly<Record<string, unknown>>;
  return base.draft_of_id ?? base.id ?? record.key;
};

/**
 * A JSON column that is written to its record only while it is complete: a new entry of a list begins empty, and
 * the server refuses such a list as a whole. What others save meanwhile is merged with it.
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
  const { board } = useStaff();
  const of = `${familyOf(record)} ${unfinished?.epoch ?? 0}`;
  const [pending, setPending] = useState<Pending<T> | null>(null);
  const own = pending?.of === of ? pending : null;
  const saved = (field.value ?? empty) as T;
  const merged = own
    ? mergeJson(own.base, own.value, saved)
    : { mine: saved, theirs: saved, base: saved };
  const isOpen = !isSameValue(merged.mine, merged.theirs);
  const missing = own?.isTold ? missingIn(merged.mine) : null;
  const { id } = field.fieldProps;
  const list = unfinished?.list;
  const { conflict } = useUiKitTexts().messages.save;
  const reason = missing ?? (isOpen ? conflict : null);
  useEffect(() => {
    if (reason !== null) return list?.add(id, reason);
  }, [list, id, reason]);
  const isHeld = reason !== null;
  useEffect(() => {
    if (isHeld) return board.hold();
  }, [board, isHeld]);
  useUnsaved(isHeld);
  /** @param base what others have saved so far, as far as it is in `value` */
  function put(value: T, base: T, isTold: boolean) {
    const isDecided = base === saved;
    if (isDecided && missingIn(value) === null) {
      setPending(null);
      field.setValue(value);
    } else setPending({ of, base, value, isTold });
  }
  // What others save completes it, perhaps, or ends the question: then nobody sets it any more.
  const isComplete = own !== null && !isOpen && missingIn(merged.mine) === null;
  useEffect(() => {
    if (isComplete) put(merged.mine, saved, true);
  });
  return {
    value: merged.mine,
    set(next, isQuiet = false) {
      put(next, isOpen ? merged.base : saved, !isQuiet || (own?.isTold ?? false));
    },
    question: isOpen
      ? { ...merged, onChoose: (choice) => put(merged[choice], saved, own?.isTold ?? true) }
      : null,
    tell: () => setPending((was) => was && { ...was, isTold: true }),
    missing,
    error: field.error,
    readOnly: field.readOnly,
    id: id ?? fieldId(record, column),
  };
}
