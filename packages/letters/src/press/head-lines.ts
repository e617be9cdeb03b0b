import { createFormats } from '@praxiskit/core';
import { normaliseLetterText } from '../letter-text/normalise.ts';
import type { FrozenLetter } from './letter.ts';
import { pressWords } from './words.ts';

type Head = Pick<FrozenLetter, 'locale' | 'letterhead' | 'date' | 'reference'>;

/** The information block: doctor, address, phone, e-mail, reference, date; a line each. */
export function factLines({ locale, letterhead, date, reference }: Head): string[] {
  const words = pressWords[locale];
  const fact = (label: string, value: string) => (value ? `${label} ${value}` : '');
  return [
    letterhead.doctor,
    ...letterhead.address,
    fact(words.phone, letterhead.phone),
    letterhead.email,
    fact(words.reference, reference),
    fact(words.date, createFormats(locale).date(date, 'long')),
  ]
    .filter(Boolean)
    .map(normaliseLetterText);
}

/** The small line above the address. */
export const returnAddressOf = ({ letterhead }: Pick<Head, 'letterhead'>): string =>
  normaliseLetterText([letterhead.brand, ...letterhead.address].filter(Boolean).join(' · '));

/** At the foot of the first page. */
export const footerLines = ({ letterhead }: Pick<Head, 'letterhead'>): string[] =>
  [letterhead.chamber, ...letterhead.footer].filter(Boolean).map(normaliseLetterText);
