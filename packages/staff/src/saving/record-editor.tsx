import { useSaveKey } from '@praxiskit/record-model/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { CheckingContext } from '../columns/checking.ts';
import { MembersContext, type MemberWords } from '../columns/member-words.ts';
import { UnfinishedContext } from '../columns/unfinished.ts';
import type { Editing } from '../publishing/editing.ts';
import { useWatched } from './record-mark.tsx';

export interface RecordEditorProps {
  /** Names it for screen readers. */
  label: string;
  /** The result of `useEditing`. */
  editing: Pick<Editing, 'edited' | 'checking' | 'unfinished'>;
  /** Names of members of its JSON columns, for questions about a conflict. */
  members?: MemberWords;
  children: ReactNode;
  className?: string;
}

const noMembers: MemberWords = { names: {} };

/** Saves a record when a field of it is left, by Ctrl+S, and when its place is left. */
export function RecordEditor(props: RecordEditorProps) {
  const { label, editing, members = noMembers, children, className } = props;
  const { edited: record, checking, unfinished } = editing;
  useWatched(record);
  const save = useCallback(() => {
    if (record.isChanged && !record.isDeleted) void record.flush();
  }, [record]);
  useSaveKey(save);
  useEffect(() => save, [save]);
  const leaving = useLeaving(save);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form is sent; each field saves itself.
    <div role="group" aria-label={label} className={className} {...leaving}>
      <CheckingContext value={checking}>
        <UnfinishedContext value={unfinished}>
          <MembersContext value={members}>{children}</MembersContext>
        </UnfinishedContext>
      </CheckingContext>
    </div>
  );
}

/**
 * Saves when a field is left; where a press leaves it, once that is over: what a save shows may move the button from
 * under the pointer, and nothing would be clicked.
 */
function useLeaving(save: () => void) {
  const isPressed = useRef(false);
  const left = useRef<(() => void) | null>(null);
  const settle = () => {
    isPressed.current = false;
    left.current?.();
    left.current = null;
  };
  return {
    onPointerDownCapture() {
      isPressed.current = true;
      const ended = new AbortController();
      const release = () => {
        ended.abort();
        // After its click, which may be none of this editor's, or none at all.
        setTimeout(settle);
      };
      addEventListener('pointerup', release, ended);
      addEventListener('pointercancel', release, ended);
    },
    // Before what is clicked: it goes on from what is saved.
    onClickCapture: settle,
    onBlur() {
      if (isPressed.current) left.current = save;
      else save();
    },
  };
}
