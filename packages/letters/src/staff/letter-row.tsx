import { createFormats, dayIn } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRelated, useSaveState } from '@praxiskit/record-model/react';
import { Icon } from '@praxiskit/ui-kit';
import { memo } from 'react';
import { letterFacts } from './letter-facts.ts';
import { useLetterTexts } from './use-texts.ts';

export interface LetterRowProps {
  card: ModelRecord;
  isSelected: boolean;
  /** 0 where the Tab key leads to it, else -1. */
  tabIndex: number;
  onOpen: (card: ModelRecord) => void;
}

/** A row of the list: patient, subject, state, time. */
export const LetterRow = memo(function LetterRow(props: LetterRowProps) {
  const { card, isSelected, tabIndex, onOpen } = props;
  useSaveState(card);
  useRelated(card, 'patient');
  const letters = useLetterTexts();
  const { locale } = useSite();
  const { patient, subject, isConfidential, isCorrection, state, at } = letterFacts(card);
  const isQuiet = state === 'read' || state === 'printed' || state === 'withdrawn';
  return (
    <button
      type="button"
      className="pk-staff-row pk-letters-row"
      aria-current={isSelected || undefined}
      data-roving-item={card.key}
      data-state={state}
      data-quiet={isQuiet || undefined}
      tabIndex={tabIndex}
      onClick={() => onOpen(card)}
    >
      <strong>{patient || letters.unnamed}</strong>
      <span>
        {isConfidential ? <Icon name="lock" label={letters.confidential} size="1em" /> : null}{' '}
        {isCorrection ? `${letters.correction}: ` : null}
        {subject === null ? letters.confidential : subject || letters.noSubject}
      </span>
      <span>
        {state === 'mailFailed' ? <Icon name="warning" size="1em" /> : null} {letters.state[state]}
      </span>
      <time dateTime={at}>{whenListed(at, locale)}</time>
    </button>
  );
});

/** The time of a letter of today, the day of an earlier one. */
function whenListed(at: string, locale: 'de' | 'en'): string {
  if (at === '') return '';
  const { date } = createFormats(locale);
  const [day, today] = [dayIn(Date.parse(at)), dayIn(Date.now())];
  if (day === today) return date(at, 'time');
  return date(at, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'numeric');
}
