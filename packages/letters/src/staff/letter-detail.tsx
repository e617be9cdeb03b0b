import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecord } from '@praxiskit/record-model/react';
import { LoadFailed, LoadPending, useOpenedRecord, useUser } from '@praxiskit/staff/react';
import { PaneHead } from '@praxiskit/ui-kit';
import { useEffect, useRef } from 'react';
import { DeletedDraft } from './deleted-draft.tsx';
import type { LetterDetailProps, OpenedLetterProps } from './detail-props.ts';
import { DraftEditor } from './draft-editor.tsx';
import { type LetterStatus, letterFacts } from './letter-facts.ts';
import { isDoctor } from './queries.ts';
import { SentLetter } from './sent-letter.tsx';
import { useRemoveDraft } from './use-remove-draft.ts';
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
  if (opened.status === 'missing') return <Gone card={card} {...props} />;
  if (opened.status !== 'open') return <LoadPending />;
  return <OpenedLetter card={card} letter={opened.record} {...props} />;
}

function OpenedLetter(props: OpenedLetterProps) {
  const { card, letter, onGone } = props;
  useRecord(letter);
  const letters = useLetterTexts();
  const { remove, isRemoving } = useRemoveDraft({
    letter,
    card,
    name: letterFacts(card).spoken || letters.unnamed,
    onGone,
  });
  // The status that the server has: one that is being saved is not decided yet.
  const status = letter.base().status as LetterStatus;
  const isGone = (letter.isDeleted || letter.conflict?.isGone === true) && !isRemoving;
  const kind = isGone ? 'deleted' : status === 'draft' || status === 'ready' ? 'draft' : 'sent';
  useCardInStep(card, letter);
  const pane = useFocusOfNext(kind, letterFacts(card).state);
  return (
    <div ref={pane} className="pk-letters-pane">
      {kind === 'deleted' ? (
        <DeletedDraft {...props} />
      ) : kind === 'draft' ? (
        <DraftEditor {...props} onRemove={remove} />
      ) : (
        <SentLetter {...props} />
      )}
    </div>
  );
}

/** What a card says of its letter. */
const states = ['status', 'printed_at', 'withdrawn_at'];

/** After a lost connection the letter is read again, and its card is not: head and row would say its former state. */
function useCardInStep(card: ModelRecord, letter: ModelRecord) {
  const id = String(letter.base().id);
  const isBehind = states.some((column) => card.base()[column] !== letter.base()[column]);
  useEffect(() => {
    if (isBehind) card.view.get(id).catch(() => undefined);
  }, [card, id, isBehind]);
}

/** Where a step takes the field or button with the focus away, the heading of what follows gets it. */
function useFocusOfNext(kind: string, state: string) {
  const pane = useRef<HTMLDivElement>(null);
  const step = `${kind} ${state}`;
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const seek = () => {
      const { activeElement, body } = document;
      if (activeElement === body)
        pane.current?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
    };
    // A question gives the focus back to its button, which is gone.
    const question = document.querySelector('dialog[open]');
    if (question) question.addEventListener('close', seek, { once: true });
    else seek();
  }, [step]);
  return pane;
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

/** A letter that was deleted before it was opened here. */
function Gone({ card, level, onBack }: LetterDetailProps) {
  const letters = useLetterTexts();
  const { patient } = letterFacts(card);
  useEffect(() => card.view.forget(String(card.base().id)), [card]);
  return (
    <article aria-label={patient}>
      <PaneHead level={level} title={patient} onBack={onBack} aside={letters.left.deleted} />
      <p className="pk-staff-text">{letters.left.deletedBefore}</p>
    </article>
  );
}
