import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { counted } from '@praxiskit/staff/react';
import { Button, Dialog, Kbd } from '@praxiskit/ui-kit';
import { useRef } from 'react';
import type { LetterFacts } from './letter-facts.ts';
import { labelOf } from './other-letter.tsx';
import { useLetterTexts } from './use-texts.ts';

export interface SendQuestionProps {
  isOpen: boolean;
  facts: LetterFacts;
  subject: string;
  author: string;
  /** Null while the press has not answered. */
  pages: number | null;
  /** The letter that this one corrects. */
  corrected: ModelRecord | null;
  onClose: () => void;
  onSend: () => void;
}

/** Asks before a letter is sent: to whom, with the date of birth, and how it gets there. */
export function SendQuestion(props: SendQuestionProps) {
  const { isOpen, facts, subject, author, pages, corrected, onClose, onSend } = props;
  const letters = useLetterTexts();
  const { locale } = useSite();
  const { date } = createFormats(locale);
  const send = useRef<HTMLButtonElement>(null);
  const delivery = facts.hasAccount ? 'portal' : 'paper';
  const name = facts.spoken || letters.unnamed;
  const rows: readonly (readonly [string, string])[] = [
    [letters.sendFacts.to, name],
    [
      letters.sendFacts.born,
      facts.birthDate ? date(facts.birthDate, 'numeric') : letters.bornUnknown,
    ],
    [letters.sendFacts.subject, subject],
    ...(pages === null ? [] : [[letters.sendFacts.pages, counted(pages, letters.pages)] as const]),
    [letters.sendFacts.author, author],
    ...(corrected
      ? [[letters.sendFacts.corrects, labelOf(corrected, letters.letterOf, locale)] as const]
      : []),
    [letters.sendFacts.delivery, letters.deliveries[delivery]],
    ...(delivery === 'paper'
      ? [[letters.sendFacts.address, `${facts.address.street}, ${facts.address.place}`] as const]
      : []),
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(letters.sendTitle, { name })}
      initialFocus={send}
      actions={
        <>
          <Button ref={send} onClick={onSend}>
            {letters.sendNow} <Kbd keys="Control+Enter" />
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {letters.notYet} <Kbd keys="Escape" />
          </Button>
        </>
      }
    >
      <p>{fill(letters.sendText[delivery], { name })}</p>
      <dl className="pk-letters-facts">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
