import { FindingState } from '@praxiskit/compliance/react';
import { useSite } from '@praxiskit/pages/react';
import { Button } from '@praxiskit/ui-kit';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { DraftGone } from './draft-gone.tsx';
import type { Editing } from './editing.ts';
import { EditingConflict } from './editing-conflict.tsx';
import { PublishingRefusal } from './publishing-refusal.tsx';
import { questionId } from './question-id.ts';

export interface PublishingNotesProps {
  editing: Editing;
  /** The state of the sentences is there also where none is open. */
  isChecked?: boolean;
}

/** Below a pane's head: open sentences, what others have changed, and why something was not published. */
export function PublishingNotes({ editing, isChecked = false }: PublishingNotesProps) {
  const { locale } = useSite();
  const { checking, held, edited, record } = editing;
  const { gone } = held;
  const open = checking.findings.filter(({ kind }) => kind === 'law');
  return (
    <>
      {isChecked || open.length > 0 ? <FindingState open={open} locale={locale} /> : null}
      <PublishingRefusal editing={editing} />
      {gone ? (
        <DraftGone gone={gone} onRemade={editing.onRemade} onGone={editing.onGone} />
      ) : (
        <div id={questionId} tabIndex={-1} className="pk-staff-question">
          <EditingConflict record={edited} />
          {record === edited ? null : <EditingConflict record={record} />}
        </div>
      )}
    </>
  );
}

/** In place of an editor while it is unknown whether there is a draft. */
export function DraftMissing({ held }: Pick<Editing, 'held'>) {
  const { editor, shell } = useStaffTexts();
  if (held.status !== 'failed') return null;
  return (
    <div className="pk-staff-failed" role="alert">
      <p>{editor.notOpened}</p>
      <Button onClick={held.reload}>{shell.again}</Button>
    </div>
  );
}
