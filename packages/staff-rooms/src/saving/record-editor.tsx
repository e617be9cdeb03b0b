import { startSaving, useSaveKey } from '@praxiskit/record-model/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { CheckingContext } from '../columns/checking.ts';
import { UnfinishedContext } from '../columns/unfinished.ts';
import type { Editing } from '../publishing/editing.ts';
import { useWatched } from './record-mark.tsx';

/** Of `RecordEditor`. */
export interface RecordEditorProps {
  /** Names it for screen readers. */
  label: string;
  /** Of `useEditing`: what is known of its texts. */
  editing: Pick<Editing, 'edited' | 'checking' | 'unfinished'>;
  children: ReactNode;
  className?: string;
}

/** Saves a record when a field of it is left, by Ctrl+S, and when its place is left. */
export function RecordEditor(props: RecordEditorProps) {
  const { label, editing, children, className } = props;
  const { edited: record, checking, unfinished } = editing;
  useWatched(record);
  const save = useCallback(() => {
    if (record.isChanged && !record.isDeleted) startSaving(record);
  }, [record]);
  useSaveKey(save);
  useEffect(() => save, [save]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form is sent; each field saves itself.
    <div role="group" aria-label={label} className={className} onBlur={save}>
      <CheckingContext value={checking}>
        <UnfinishedContext value={unfinished}>{children}</UnfinishedContext>
      </CheckingContext>
    </div>
  );
}
