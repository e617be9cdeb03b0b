import { useRecord } from '@praxiskit/record-model/react';
import { LoadFailed, LoadPending, useOpenedRecord, useUser } from '@praxiskit/staff/react';
import { PaneHead } from '@praxiskit/ui-kit';
import type { LetterDetailProps, OpenedLetterProps } from './detail-props.ts';
import { DraftEditor } from './draft-editor.tsx';
import { type LetterStatus, letterFacts } from './letter-facts.ts';
import { isDoctor } from './queries.ts';
import { SentLetter } from './sent-letter.tsx';
import { useLetterTexts } from './use-texts.ts';

/** A letter, opened from its card: its draft to write, or what was sent. */
export function LetterDetail({ card, ...props }: LetterDetailProps) {
  useRecord(card);
  const user = useUser();
  const isOpen = isDoctor(user) || card.get('circle') !== 'doctors';
  const id = isOpen ? String(card.base().id) : null;
  const opened = useOpenedRecord('letters', id, 'patient,author');
  if (!isOpen) return <Confidential card={card} {...props} />;
  if (opened.status === 'failed') return <LoadFailed onAgain={opened.tryAgain} />;
  if (opened.status === 'missing') return <Confidential card={card} {...props} />;
  if (opened.status !== 'open') return <LoadPending />;
  return <OpenedLetter card={card} letter={opened.record} {...props} />;
}

function OpenedLetter(props: OpenedLetterProps) {
  useRecord(props.letter);
  // The status that the server has: one that is being saved is not decided yet.
  const status = props.letter.base().status as LetterStatus;
  const isDraft = status === 'draft' || status === 'ready';
  return isDraft ? <DraftEditor {...props} /> : <SentLetter {...props} />;
}

/** The card of a letter that this user may not read. */
function Confidential({ card, level, onBack }: LetterDetailProps) {
  const letters = useLetterTexts();
  const { patient, state } = letterFacts(card);
  return (
    <article aria-label={patient}>
      <PaneHead level={level} title={patient} onBack={onBack} aside={letters.state[state]} />
      <p className="pk-staff-text">{letters.onlyDoctors}</p>
    </article>
  );
}
