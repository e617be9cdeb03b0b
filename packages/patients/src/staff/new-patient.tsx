import { type ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { createRecord, useGo } from '@praxiskit/staff/react';
import { Button, DateField, Dialog, Field, Input } from '@praxiskit/ui-kit';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { DoubleQuestion } from './double-question.tsx';
import { doublesOf } from './doubles-of.ts';
import { patientPath } from './paths.ts';
import { usePatientTexts } from './use-texts.ts';

export interface NewPatientProps {
  /** The last search: probably the name of the new person. */
  typed: string;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (record: ModelRecord) => void;
}

const columns = ['last_name', 'first_name', 'birth_date', 'phone'] as const;
type Column = (typeof columns)[number];

/** Asks for what a person is known by, and whether they are there already. */
export function NewPatient(props: NewPatientProps) {
  const patients = usePatientTexts();
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={patients.newTitle}
      initialFocus={first}
    >
      {props.isOpen ? <PatientForm {...props} first={first} /> : null}
    </Dialog>
  );
}

interface PatientFormProps extends Omit<NewPatientProps, 'isOpen'> {
  first: RefObject<HTMLInputElement | null>;
}

/** The record is there from the first try to save it; it goes again where the form is changed or closed. */
function PatientForm({ typed, first, onClose, onCreated }: PatientFormProps) {
  const patients = usePatientTexts();
  const client = useRecordClient();
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ record: ModelRecord; error: RecordError } | null>(null);
  const doubles = doublesOf(refused?.error ?? null);
  const label = (column: Column) => client.loaded('profiles').label(column);
  const problemOf = (column: Column) => refused?.record.errors()[column]?.[0]?.message;
  const isNamed = columns.some((column) => problemOf(column) !== undefined);

  async function create(distinct: readonly string[]) {
    const given = new FormData(form.current ?? undefined);
    const entered = columns.map((column) => [column, String(given.get(column) ?? '').trim()]);
    const filled = entered.filter(([, text]) => text !== '');
    const values = { ...Object.fromEntries(filled), distinct_from: distinct };
    const record = createRecord(client, 'profiles', values);
    try {
      await record.flush();
      onCreated(record);
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      setRefused({ record, error });
      // What is not saved must not be sent later, by itself.
      record.remove().catch(() => undefined);
    }
  }
  return (
    <form
      ref={form}
      className="pk-staff-fields"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void create([]);
      }}
      onInput={() => setRefused(null)}
    >
      <Field label={label('last_name')} isRequired error={problemOf('last_name')}>
        <Input ref={first} name="last_name" autoComplete="off" defaultValue={nameIn(typed)} />
      </Field>
      <Field label={label('first_name')} isRequired error={problemOf('first_name')}>
        <Input name="first_name" autoComplete="off" />
      </Field>
      <DateField
        name="birth_date"
        label={label('birth_date')}
        error={problemOf('birth_date')}
        onChange={() => setRefused(null)}
      />
      <Field label={label('phone')} help={patients.newHelp} error={problemOf('phone')}>
        <Input name="phone" type="tel" autoComplete="off" />
      </Field>
      {doubles.length > 0 ? (
        <DoubleQuestion
          doubles={doubles}
          heading="h3"
          onOpen={(id) => {
            onClose();
            go(patientPath.replace(':id', id));
          }}
          onOther={() => void create(doubles.map(({ id }) => id))}
        />
      ) : null}
      {refused && doubles.length === 0 && !isNamed ? (
        <p role="alert">{patients.createFailed}</p>
      ) : null}
      <p className="pk-staff-add">
        {doubles.length > 0 ? null : <Button type="submit">{patients.create}</Button>}
        <Button variant="quiet" onClick={onClose}>
          {patients.cancel}
        </Button>
      </p>
    </form>
  );
}

/** A search for a name alone. */
const nameIn = (typed: string) => (/^[\p{L}\p{M}'’ -]+$/u.test(typed.trim()) ? typed.trim() : '');
