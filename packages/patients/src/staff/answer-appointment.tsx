import { fill } from '@praxiskit/core';
import { telephoneAddress } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { RecordConflict, RecordField } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField, useSaveState } from '@praxiskit/record-model/react';
import { useStaffServices } from '@praxiskit/staff/react';
import { Button, Dialog } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
import { askingFacts } from './asking-facts.ts';
import { numericDay } from './patient-facts.ts';
import { usePatientTexts } from './use-texts.ts';

/** Length of an appointment whose end was not entered, in ms. */
const USUAL_LENGTH_MS = 30 * 60_000;

export interface AnswerAppointmentProps {
  /** The appointment that a patient asks for; null closes the dialog. */
  record: ModelRecord | null;
  onClose: () => void;
}

/** What was agreed by telephone: the time of the appointment, or that there is none. */
export function AnswerAppointment({ record, onClose }: AnswerAppointmentProps) {
  const patients = usePatientTexts();
  const { locale } = useSite();
  const name = (record && askingFacts(record, locale).name) || patients.unnamed;
  const close = () => {
    // A time without an answer is no agreement.
    record?.rollback();
    onClose();
  };
  return (
    <Dialog isOpen={record !== null} onClose={close} title={`${patients.appointment}: ${name}`}>
      {record ? <Form record={record} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Form({ record, onClose }: { record: ModelRecord; onClose: () => void }) {
  const patients = usePatientTexts();
  const services = useStaffServices();
  const { locale } = useSite();
  const { state, error } = useSaveState(record);
  const { name, birthDate, phone, wish } = askingFacts(record, locale);
  const start = useField(record, 'starts_at').value;
  const end = useField(record, 'ends_at');
  const { value: endsAt, setValue: setEnd } = end;
  useEffect(() => {
    if (typeof start !== 'string' || endsAt !== null) return;
    setEnd(new Date(Date.parse(start) + USUAL_LENGTH_MS).toISOString());
  }, [start, endsAt, setEnd]);
  const answer = async (status: 'confirmed' | 'cancelled') => {
    record.set('status', status);
    try {
      await record.flush();
      services().toasts.show({ kind: 'positive', text: fill(patients.answered[status], { name }) });
      onClose();
    } catch {
      // The fields and the text below say why; the question stays open, and closing it takes all of it back.
    }
  };
  return (
    <div className="pk-patients-answer">
      <p className="pk-patients-asking">
        {birthDate ? (
          <span>{fill(patients.born, { day: numericDay(birthDate, locale) })}</span>
        ) : null}
        {phone ? <a href={telephoneAddress(phone)}>{phone}</a> : patients.noPhone}
      </p>
      {wish ? <blockquote className="pk-patients-wish">{wish}</blockquote> : null}
      <RecordConflict record={record} />
      <div className="pk-staff-pairs">
        <RecordField record={record} name="starts_at" />
        <RecordField record={record} name="ends_at" />
      </div>
      {state === 'failed' && error ? <p role="alert">{error.message}</p> : null}
      <p className="pk-staff-add">
        <Button onClick={() => void answer('confirmed')}>{patients.confirm}</Button>
        <Button variant="secondary" onClick={() => void answer('cancelled')}>
          {patients.decline}
        </Button>
      </p>
    </div>
  );
}
