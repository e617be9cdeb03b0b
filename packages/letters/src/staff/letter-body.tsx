import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import { Field, Textarea } from '@praxiskit/ui-kit';
import type { LetterFacts } from './letter-facts.ts';
import { useLetterTexts } from './use-texts.ts';

export interface LetterBodyProps {
  letter: ModelRecord;
  facts: LetterFacts;
}

/** The text of a draft. */
export function LetterBody({ letter }: LetterBodyProps) {
  const letters = useLetterTexts();
  const body = useField(letter, 'body');
  return (
    <Field {...body.fieldProps} label={letters.text}>
      <Textarea {...body.inputProps} rows={18} />
    </Field>
  );
}
