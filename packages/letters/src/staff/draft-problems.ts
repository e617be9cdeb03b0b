import { fill } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { findPlaces, openPlacesOf } from '../open-places.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { LetterTexts } from './texts.ts';

/** By column: why a draft cannot be sent as it is. `patient_id`: post has no whole address. */
export type DraftProblems = Partial<Record<'subject' | 'body' | 'patient_id', string>>;

/** What is seen before the server is asked; it checks the same, and what only its press knows. */
export function problemsOf(
  letter: ModelRecord,
  { hasAccount, hasAddress }: LetterFacts,
  { problems: texts }: Pick<LetterTexts, 'problems'>,
): DraftProblems {
  const [subject, body] = ['subject', 'body'].map((name) => String(letter.get(name) ?? ''));
  const problems: DraftProblems = {};
  const note = (column: 'subject' | 'body', text: string, places: readonly string[]) => {
    const open = [...new Set(places)].map((name) => `{${name}}`);
    if (text.trim() === '') problems[column] = texts.empty[column];
    else if (open.length > 0) problems[column] = fill(texts.open, { places: open.join(', ') });
  };
  note(
    'subject',
    subject ?? '',
    findPlaces(subject ?? '').map(({ name }) => name),
  );
  note('body', body ?? '', openPlacesOf(body ?? ''));
  if (!hasAccount && !hasAddress) problems.patient_id = texts.address;
  return problems;
}
