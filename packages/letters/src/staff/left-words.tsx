import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { questionId, useStaffServices } from '@praxiskit/staff/react';
import { Button } from '@praxiskit/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { LetterEditor } from '../editor/letter-editor.tsx';
import { plainText } from '../editor/plain-text.ts';
import { useLetterTexts } from './use-texts.ts';

export interface LeftWordsProps {
  letter: ModelRecord;
  title: string;
  /** Who has done what, and when. */
  children: ReactNode;
  /** Goes on with the words elsewhere; null while that is not possible. */
  onGoOn: (() => void) | null;
  goOnText: string;
  onDrop: () => void;
}

/** What the user has written in a letter that takes no edits any more: it stays, and can be taken along. */
export function LeftWords(props: LeftWordsProps) {
  const { letter, title, children, onGoOn, goOnText, onDrop } = props;
  const letters = useLetterTexts();
  const { locale } = useSite();
  const services = useStaffServices();
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    // The field with the caret has gone.
    const { activeElement, body } = document;
    if (activeElement === body) note.current?.focus();
  }, []);
  const subject = String(letter.get('subject') ?? '');
  const body = String(letter.get('body') ?? '');
  async function copy() {
    const say = (kind: 'positive' | 'danger', text: string) =>
      services().toasts.show({ kind, text });
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${plainText(body)}`.trim());
      say('positive', letters.left.copied);
    } catch {
      say('danger', letters.left.copyFailed);
    }
  }
  return (
    <section
      ref={note}
      id={questionId}
      tabIndex={-1}
      role="alert"
      aria-label={title}
      className="pk-staff-conflict pk-letters-left"
    >
      <h3>{title}</h3>
      <p>{children}</p>
      <p className="pk-staff-add">
        {onGoOn ? <Button onClick={onGoOn}>{goOnText}</Button> : null}
        <Button variant="secondary" onClick={() => void copy()}>
          {letters.left.copy}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {letters.left.drop}
        </Button>
      </p>
      {subject ? <p className="pk-letters-left-subject">{subject}</p> : null}
      <LetterEditor
        label={letters.left.own}
        value={body}
        onChange={() => undefined}
        readOnly
        locale={locale}
        letterLocale={letter.get('locale') === 'en' ? 'en' : 'de'}
      />
    </section>
  );
}
