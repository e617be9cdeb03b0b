import { PatientChoice } from '@praxiskit/patients/react';
import type { ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { createSaved, type NameDialogProps } from '@praxiskit/staff/react';
import { Dialog } from '@praxiskit/ui-kit';
import { useRef, useState } from 'react';
import { useLetterTexts } from './use-texts.ts';

type NewLetterProps = Pick<NameDialogProps, 'isOpen' | 'onClose' | 'onCreated'>;

/** Asks for the patient first: a letter never changes to another one. */
export function NewLetter({ isOpen, onClose, onCreated }: NewLetterProps) {
  const letters = useLetterTexts();
  const client = useRecordClient();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<RecordError | null>(null);
  const begin = (patient: ModelRecord) => {
    setError(null);
    createSaved(client, 'letters', { patient_id: patient.get('id') }).then(onCreated, setError);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={letters.newTitle} initialFocus={input}>
      <p>{letters.newHelp}</p>
      <PatientChoice input={input} onChoose={begin} />
      {error ? <p role="alert">{letters.createFailed}</p> : null}
    </Dialog>
  );
}
