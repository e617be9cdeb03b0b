import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { Button, Dialog, Field, Input } from '@praxiskit/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import type { LetterFacts } from './letter-facts.ts';
import { useLetterTexts } from './use-texts.ts';

export interface WithdrawQuestionProps {
  isOpen: boolean;
  /** Of the patient. */
  name: string;
  facts: LetterFacts;
  letter: ModelRecord;
  onClose: () => void;
}

/** Asks for the reason, which stays with the letter. */
export function WithdrawQuestion({ isOpen, name, facts, letter, onClose }: WithdrawQuestionProps) {
  const letters = useLetterTexts();
  const { locale } = useSite();
  const { date } = createFormats(locale);
  const client = useRecordClient();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (reason === '') return setProblem(letters.reasonMissing);
    const id = String(letter.base().id);
    try {
      await client.send(`/letters/${id}/withdraw`, { method: 'POST', body: { reason } });
      await letter.view.get(id);
      onClose();
    } catch {
      setProblem(letters.withdrawFailed);
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={letters.withdrawTitle} initialFocus={input}>
      <p>
        <strong>
          {fill(letters.withdrawWhich, {
            subject: facts.subject || letters.noSubject,
            day: date(facts.at, 'long'),
          })}
        </strong>
      </p>
      <p>{fill(letters.withdrawText, { name })}</p>
      <form className="pk-staff-fields" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={letters.reason} isRequired {...(problem ? { error: problem } : {})}>
          <Input ref={input} name="reason" maxLength={1000} onChange={() => setProblem('')} />
        </Field>
        <p className="pk-staff-add">
          <Button type="submit">{letters.withdrawNow}</Button>
          <Button variant="quiet" onClick={onClose}>
            {letters.cancel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
