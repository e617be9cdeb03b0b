import { createFormats } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField, useList, useRecordClient } from '@praxiskit/record-model/react';
import { createSaved, useGo, useStaffServices } from '@praxiskit/staff/react';
import { Button, Link } from '@praxiskit/ui-kit';
import { memo, useId } from 'react';
import { usePatientTexts } from './use-texts.ts';

interface Entry {
  readonly key: string;
  /** ISO 8601; null where no time is agreed. */
  readonly at: string | null;
  readonly kind: string;
  readonly text: string;
  readonly state: string;
  /** Where it is read. */
  readonly path?: string;
}

interface PatientHistoryProps {
  record: ModelRecord;
  heading: 'h2' | 'h3';
}

/** The letters, appointments and requests of a person, the newest first. */
export const PatientHistory = memo(function PatientHistory(props: PatientHistoryProps) {
  const { record, heading: Heading } = props;
  const patients = usePatientTexts();
  const { locale } = useSite();
  const { date } = createFormats(locale);
  const id = useId();
  const entries = useEntries(record);
  const write = useNewLetter(record);
  return (
    <section className="pk-patients-history" aria-labelledby={id}>
      <Heading id={id}>
        {patients.history} <span>{entries.length > 0 ? entries.length : ''}</span>
      </Heading>
      <p>
        <Button variant="secondary" onClick={() => void write()}>
          {patients.write}
        </Button>
      </p>
      {entries.length === 0 ? (
        <p className="pk-staff-quiet">{patients.historyNone}</p>
      ) : (
        <ul>
          {entries.map(({ key, at, kind, text, state, path }) => (
            <li key={key}>
              <span>{at ? date(at, 'numeric') : patients.noTime}</span>
              <span>
                {path ? (
                  <Link href={path}>{[kind, text].filter(Boolean).join(': ')}</Link>
                ) : (
                  <>
                    <strong>{kind}</strong> {text}
                  </>
                )}
              </span>
              <span>{state}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

function useNewLetter(record: ModelRecord) {
  const patients = usePatientTexts();
  const client = useRecordClient();
  const services = useStaffServices();
  const go = useGo();
  return async () => {
    try {
      const letter = await createSaved(client, 'letters', { patient_id: record.base().id });
      go(letterPath(letter));
    } catch {
      services().toasts.show({ kind: 'danger', text: patients.writeFailed });
    }
  };
}

const letterPath = (letter: ModelRecord) => `/staff/letters/${String(letter.base().id)}`;

function useEntries(record: ModelRecord): readonly Entry[] {
  const patients = usePatientTexts();
  const patient = { patient_id: String(record.base().id) };
  const reached = [useField(record, 'email').value, useField(record, 'phone').value].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  // The cards: the desk knows of each letter, and reads the subjects of its own.
  const letters = useList('letter_cards', { filter: patient, sort: '-listed_at', limit: 100 });
  const appointments = useList('appointments', {
    filter: patient,
    sort: '-created_at',
    include: 'treatment',
    limit: 100,
  });
  // A request from the website belongs to no file: it is found by phone or e-mail.
  const requests = useList('requests', {
    filter: { contact: { $in: reached } },
    sort: '-created_at',
    limit: 100,
  });
  const { locale } = useSite();
  const text = (one: ModelRecord, column: string) =>
    (column in one.view.definition.columns && (one.get(column) as string | null)) || null;
  const all: Entry[] = [
    ...letters.records.map((one): Entry => {
      const status = text(one, 'status');
      const state = status === 'sent' && text(one, 'read_at') ? 'read' : status;
      return {
        key: one.key,
        at: text(one, 'listed_at'),
        kind: patients.letter,
        text: text(one, 'subject') ?? text(one, 'desk_subject') ?? '',
        path: letterPath(one),
        state: patients.letterState[state as keyof typeof patients.letterState] ?? '',
      };
    }),
    ...appointments.records.map((one): Entry => {
      const status = text(one, 'status') as keyof typeof patients.appointmentState;
      const [treatment] = [one.related('treatment')].flat() as (ModelRecord | null)[];
      return {
        key: one.key,
        at: text(one, 'starts_at'),
        kind: patients.appointment,
        text: [treatment && text(treatment, `name_${locale}`), text(one, 'note')]
          .filter(Boolean)
          .join(': '),
        state: patients.appointmentState[status] ?? '',
      };
    }),
    ...requests.records.map((one): Entry => {
      const status = text(one, 'status') as keyof typeof patients.requestState;
      return {
        key: one.key,
        at: text(one, 'created_at'),
        kind: patients.request,
        text: '',
        state: patients.requestState[status] ?? '',
      };
    }),
  ];
  return all.toSorted((a, b) => (b.at ?? '9').localeCompare(a.at ?? '9'));
}
