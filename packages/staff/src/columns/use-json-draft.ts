import { useUnsaved } from '@praxiskit/pages/react';
import { isSameValue } from '@praxiskit/record-model';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { fieldId, useField } from '@praxiskit/record-model/react';
import { useUiKitTexts } from '@praxiskit/ui-kit';
import { useEffect, useState } from 'react';
import { useStaff } from '../frame/staff-context.tsx';
import { mergeJson } from './merge-json.ts';
import { useUnfinished } from './unfinished.ts';

/** A conflict: another user has saved the same entry while it is incomplete here. */
interface JsonQuestion {
  readonly mine: unknown;
  readonly theirs: unknown;
  onChoose(choice: 'mine' | 'theirs'): void;
}

/** A JSON column as an editor has it. */
export interface JsonDraft<T> {
  value: T;
  /** @param isQuiet nothing was entered yet: a missing part is not reported before `showMissing` */
  set: (next: T, isQuiet?: boolean) => void;
  /** Call it when the user leaves the field. */
  showMissing: () => void;
  /** The missing part; the value is then only here and not in the record. Null until it is to be shown. */
  missing: string | null;
  /** Set: the value is only here and not in the record, until the user decides; null without a conflict. */
  question: JsonQuestion | null;
  /** The server's error for this column. */
  error: string | null;
  readOnly: boolean;
  /** Where an error leads to. */
  id: string;
}

interface Pending<T> {
  /** The record, and the editor's count of discards: the value is dropped when either changes. */
  readonly of: string;
  /** The saved value when the change began, or at the last decision. */
  readonly base: T;
  readonly value: T;
  readonly showsMissing: boolean;
}

/** A record and its draft are one to an editor: input continues in the other. */
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
  const missing = own?.showsMissing ? missingIn(merged.mine) : null;
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
  function put(value: T, base: T, showsMissing: boolean) {
    const isDecided = base === saved;
    if (isDecided && missingIn(value) === null) {
      setPending(null);
      field.setValue(value);
    } else setPending({ of, base, value, showsMissing });
  }
  // A save of another user may complete the value, or end the question: then no choice will set it.
  const isComplete = own !== null && !isOpen && missingIn(merged.mine) === null;
  useEffect(() => {
    if (isComplete) put(merged.mine, saved, true);
  });
  return {
    value: merged.mine,
    set(next, isQuiet = false) {
      put(next, isOpen ? merged.base : saved, !isQuiet || (own?.showsMissing ?? false));
    },
    question: isOpen
      ? { ...merged, onChoose: (choice) => put(merged[choice], saved, own?.showsMissing ?? true) }
      : null,
    showMissing: () => setPending((was) => was && { ...was, showsMissing: true }),
    missing,
    error: field.error,
    readOnly: field.readOnly,
    id: id ?? fieldId(record, column),
  };
}
