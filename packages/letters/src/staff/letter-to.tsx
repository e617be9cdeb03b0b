import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Link } from '@praxiskit/ui-kit';
import type { LetterFacts } from './letter-facts.ts';
import { useLetterTexts } from './use-texts.ts';

export interface LetterToProps {
  facts: LetterFacts;
  letter: ModelRecord;
  /** With the telephone number. */
  hasPhone?: boolean;
}

/** Whom a letter is for, with the date of birth and the way to the file. */
export function LetterTo({ facts, letter, hasPhone = false }: LetterToProps) {
  const letters = useLetterTexts();
  const { locale } = useSite();
  const { date } = createFormats(locale);
  return (
    <dl className="pk-letters-to">
      <dt>{letters.to}</dt>
      <dd>
        <strong>{facts.spoken || letters.unnamed}</strong>
        {facts.birthDate ? (
          <span>, {fill(letters.born, { day: date(facts.birthDate, 'numeric') })}</span>
        ) : null}{' '}
        {hasPhone && facts.phone ? (
          <a href={`tel:${facts.phone.replace(/[^+\d]/g, '')}`}>{facts.phone}</a>
        ) : null}{' '}
        <Link href={`/staff/patients/${String(letter.base().patient_id)}`}>{letters.openFile}</Link>
      </dd>
    </dl>
  );
}
