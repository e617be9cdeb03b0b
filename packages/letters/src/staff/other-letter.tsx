import { createFormats, fill, type Locale } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Link } from '@praxiskit/ui-kit';
import { letterFacts } from './letter-facts.ts';
import { letterPath } from './paths.ts';

export interface OtherLetterProps {
  /** With `{letter}` where the link is. */
  text: string;
  /** Of the link: 'Brief vom {day}'. */
  label: string;
  letter: ModelRecord;
}

/** A letter by its day. @param label 'Brief vom {day}' */
export function labelOf(letter: ModelRecord, label: string, locale: Locale): string {
  const { at } = letterFacts(letter);
  return fill(label, { day: at === '' ? '–' : createFormats(locale).date(at, 'long') });
}

/** A sentence about another letter of the same patient, which is opened by its date. */
export function OtherLetter({ text, label, letter }: OtherLetterProps) {
  const { locale } = useSite();
  const [before = '', after = ''] = text.split('{letter}');
  return (
    <>
      {before}
      <Link href={letterPath.replace(':id', String(letter.base().id))}>
        {labelOf(letter, label, locale)}
      </Link>
      {after}
    </>
  );
}
