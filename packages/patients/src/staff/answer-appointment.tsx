import { RecordConflict, RecordField } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { Button, Dialog } from '@praxiskit/ui-kit';
import { usePatientTexts } from './use-texts.ts';

export interface AnswerAppointmentProps {
  /** The appointment that a patient asks for; null closes the dialog. */
  record: ModelRecord | null;
  /** Whose it is. */
  name: string;
  onClose: () => void;
}

/** What was agreed by telephone: the time of the appointment, or that there is none. */
export function AnswerAppointment({ record, name, onClose }: AnswerAppointmentProps) {
  const patients = usePatientTexts();
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
  const { state, error } = useSaveState(record);
  const note = String(record.get('note') ?? '');
  const answer = async (status: 'confirmed' | 'cancelled') => {
    record.set('status', status);
    try {
      await record.flush();
      onClose();
    } catch {
      // The fields and the text below say why; the question stays open.
      record.rollback('status');
    }
  };
  return (
    <>
      {note ? <blockquote className="pk-patients-wish">{note}</blockquote> : null}
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
    </>
  );
}
