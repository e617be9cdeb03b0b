import { telephoneAddress } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { counted, focusHeadline, useServerList, WaitingPart } from '@praxiskit/staff/react';
import { Button, Link } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { AnswerAppointment } from './answer-appointment.tsx';
import { askingFacts } from './asking-facts.ts';
import { patientPath } from './paths.ts';
import { requestedAppointments } from './requested-appointments.ts';
import { usePatientTexts } from './use-texts.ts';

/** On the overview: appointments that patients ask for, to be answered by telephone; nothing where there is none. */
export function Waiting() {
  const patients = usePatientTexts();
  const { locale } = useSite();
  const list = useServerList({ view: 'appointments', query: requestedAppointments, typed: '' });
  const { records, hasMore } = list;
  const [answered, setAnswered] = useState<ModelRecord | null>(null);
  const close = () => {
    setAnswered(null);
    // The button that has opened the dialog may be gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeadline();
    });
  };
  return (
    <>
      <WaitingPart
        page="patients"
        list={list}
        title={hasMore ? `${records.length}+` : counted(records.length, patients.requested)}
      >
        {records.map((one) => {
          const { name, phone, wish } = askingFacts(one, locale);
          return (
            <li key={one.key} className="pk-patients-requested">
              <span>
                <Link href={patientPath.replace(':id', String(one.get('patient_id')))}>
                  {name || patients.unnamed}
                </Link>
                {phone ? (
                  <a href={telephoneAddress(phone)}>{phone}</a>
                ) : (
                  <span className="pk-staff-quiet">{patients.noPhone}</span>
                )}
                {wish ? <span className="pk-patients-wish">{wish}</span> : null}
              </span>
              <Button variant="secondary" onClick={() => setAnswered(one)}>
                {patients.answer}
              </Button>
            </li>
          );
        })}
      </WaitingPart>
      <AnswerAppointment record={answered} onClose={close} />
    </>
  );
}
