import { createFormats, fill } from '@praxiskit/core';
import { telephoneAddress } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { RecordConflict, RecordField } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecord, useSaveKey, useSaveState } from '@praxiskit/record-model/react';
import {
  counted,
  questionId,
  type RecordDetailProps,
  RecordMark,
  useGo,
} from '@praxiskit/staff/react';
import { PaneHead } from '@praxiskit/ui-kit';
import { memo, useCallback } from 'react';
import { fullName } from '../person-name.ts';
import { DoubleQuestion } from './double-question.tsx';
import { doublesOf } from './doubles-of.ts';
import { patientPath } from './paths.ts';
import { numericDay, patientFacts, yearsBetween } from './patient-facts.ts';
import { PatientHistory } from './patient-history.tsx';
import { usePatientTexts } from './use-texts.ts';

export interface PatientDetailProps extends RecordDetailProps {
  /** Level of the heading: 1 where the detail takes the list's place on a small screen. */
  level: 1 | 2;
  /** The practice's day, ISO 8601. */
  today: string;
}

interface FilePartProps {
  record: ModelRecord;
  heading: 'h2' | 'h3';
}

/** The file of a patient: who they are, how they are reached, and what was written and arranged. */
export const PatientDetail = memo(function PatientDetail(props: PatientDetailProps) {
  const { record, level, today, onBack } = props;
  useRecord(record);
  const patients = usePatientTexts();
  const Heading = level === 1 ? 'h2' : 'h3';
  const { locale } = useSite();
  const { date } = createFormats(locale);
  const facts = patientFacts(record);
  const name = fullName(facts.parts) || patients.unnamed;
  const number = record.get('file_number');
  const since = record.get('known_at');
  const save = useCallback(() => {
    if (record.isChanged && !record.isDeleted) void record.flush();
  }, [record]);
  useSaveKey(save);
  const born =
    facts.birthDate &&
    `${fill(patients.born, { day: date(facts.birthDate, 'long') })}, ${counted(
      yearsBetween(facts.birthDate, today),
      patients.years,
    )}`;
  return (
    <article aria-label={name}>
      <PaneHead
        level={level}
        title={
          <>
            <span aria-hidden="true">{facts.name || patients.unnamed}</span>
            <span className="sr-only">{name}</span>
          </>
        }
        onBack={onBack}
        aside={[
          facts.birthDate
            ? fill(patients.born, { day: numericDay(facts.birthDate, locale) })
            : null,
          number ? fill(patients.file, { number: String(number) }) : null,
          since ? fill(patients.since, { day: date(String(since), 'long') }) : null,
        ]
          .filter(Boolean)
          .join(', ')}
        actions={<RecordMark record={record} />}
      />
      <div id={questionId} tabIndex={-1} className="pk-staff-question">
        <RecordConflict record={record} />
        <Doubles record={record} heading={Heading} />
      </div>
      <div className="pk-patients-file">
        <header>
          <p className="pk-staff-big" aria-hidden="true">
            {name}
          </p>
          <p className="pk-patients-facts">
            {born ? <span>{born}</span> : null}
            {facts.phone ? <a href={telephoneAddress(facts.phone)}>{facts.phone}</a> : null}
            {facts.email ? <a href={`mailto:${facts.email}`}>{facts.email}</a> : null}
          </p>
          <p className="pk-staff-quiet">{patients.accountText[facts.account]}</p>
        </header>
        <PatientHistory record={record} heading={Heading} />
        <Contact record={record} heading={Heading} />
        <p className="pk-staff-quiet">{patients.opened}</p>
      </div>
    </article>
  );
});

const languages = { de: 'Deutsch', en: 'English' };

const Contact = memo(function Contact({ record, heading: Heading }: FilePartProps) {
  const patients = usePatientTexts();
  return (
    <section className="pk-patients-contact">
      <Heading>{patients.contact}</Heading>
      <div className="pk-staff-numbers">
        <RecordField record={record} name="salutation" />
        <RecordField record={record} name="title" />
      </div>
      <div className="pk-staff-pairs">
        <RecordField record={record} name="first_name" autoComplete="off" />
        <RecordField record={record} name="last_name" autoComplete="off" />
        <RecordField record={record} name="birth_date" />
        <RecordField record={record} name="phone" type="tel" autoComplete="off" />
        <RecordField record={record} name="email" type="email" autoComplete="off" />
        <RecordField record={record} name="file_number" />
        <RecordField record={record} name="locale" options={languages} />
      </div>
      <Heading>{patients.post}</Heading>
      <div className="pk-staff-pairs">
        <RecordField record={record} name="street" autoComplete="off" />
        <RecordField record={record} name="postal_code" autoComplete="off" />
        <RecordField record={record} name="city" autoComplete="off" />
        <RecordField record={record} name="country" type="country" />
      </div>
    </section>
  );
});

/** A change made the person like another one. */
function Doubles({ record, heading }: FilePartProps) {
  const { error } = useSaveState(record);
  const go = useGo();
  const doubles = doublesOf(error);
  if (doubles.length === 0) return null;
  return (
    <DoubleQuestion
      doubles={doubles}
      heading={heading}
      onOpen={(id) => go(patientPath.replace(':id', id))}
      onOther={() => {
        const known = (record.get('distinct_from') ?? []) as readonly string[];
        record.set('distinct_from', [...known, ...doubles.map(({ id }) => id)]);
        void record.flush();
      }}
    />
  );
}
