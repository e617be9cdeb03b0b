import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { counted, relatedOne, useServerList, useStaff, WithRecords } from '@praxiskit/staff/react';
import { Button, Link } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { AnswerAppointment } from './answer-appointment.tsx';
import { patientPath } from './paths.ts';
import { patientFacts } from './patient-facts.ts';
import { requestedAppointments } from './requested-appointments.ts';
import { usePatientTexts } from './use-texts.ts';

/** On the overview: appointments that patients ask for, to be answered by telephone; nothing where there is none. */
export function Waiting() {
  const { loaded } = useStaff();
  // The part before it says that records are loading, or did not come.
  if (loaded.status !== 'ready') return null;
  return (
    <WithRecords>
      <Requested />
    </WithRecords>
  );
}

function Requested() {
  const patients = usePatientTexts();
  const { locale } = useSite();
  const { records, hasMore } = useServerList({
    view: 'appointments',
    query: requestedAppointments,
    typed: '',
  });
  const [answered, setAnswered] = useState<ModelRecord | null>(null);
  if (records.length === 0 && answered === null) return null;
  const nameOf = (one: ModelRecord | null) => {
    const patient = one && relatedOne(one, 'patient');
    return (patient && patientFacts(patient).name) || patients.unnamed;
  };
  const count = counted(records.length, patients.requested);
  return (
    <section className="pk-patients-requested">
      <h2>{hasMore ? `${records.length}+` : count}</h2>
      <ul>
        {records.map((one) => {
          const patient = relatedOne(one, 'patient');
          const phone = patient && patientFacts(patient).phone;
          const treatment = relatedOne(one, 'treatment')?.get(`name_${locale}`);
          const wish = [treatment, one.get('note')].filter(Boolean).join(': ');
          return (
            <li key={one.key}>
              <span>
                <Link href={patientPath.replace(':id', String(one.get('patient_id')))}>
                  {nameOf(one)}
                </Link>
                {phone ? (
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
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
      </ul>
      <AnswerAppointment
        record={answered}
        name={nameOf(answered)}
        onClose={() => setAnswered(null)}
      />
    </section>
  );
}
