import { dayIn, practiceTimeZone } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { SaveMark } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStaff } from '../frame/staff-context.tsx';
import { useUser } from '../frame/use-user.ts';

interface Saved {
  readonly updated_at?: string;
  /** Of a public record with drafts. */
  readonly published_by_name?: string | null;
}

/** How far a record is saved, with the time of its last change, and by whom where that was here. */
export function RecordMark({ record }: { record: ModelRecord }) {
  useWatched(record);
  const { saveStateProps } = useSaveState(record);
  const { board } = useStaff();
  const by = useStore(board, () => board.savedBy(record));
  const { updated_at: at, published_by_name: publisher } = record.base() as Saved;
  return (
    <SaveMark
      {...saveStateProps}
      at={record.isNew ? null : (at ?? null)}
      by={by ?? publisher ?? null}
      timeZone={practiceTimeZone}
      today={dayIn(Date.now())}
    />
  );
}

/** Lets the key line know of the record. */
export function useWatched(record: ModelRecord): void {
  const { board } = useStaff();
  const { name } = useUser();
  useEffect(() => board.watch(record, name), [board, record, name]);
}
