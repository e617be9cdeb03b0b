import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useCreation, useGo, useStaffTexts } from '@praxiskit/staff/react';
import { Button, DateField, Dialog, Field, Input } from '@praxiskit/ui-kit';
import { type FormEvent, type RefObject, useRef } from 'react';
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

function PatientForm({ typed, first, onClose, onCreated }: PatientFormProps) {
  const patients = usePatientTexts();
  const { editor } = useStaffTexts();
  const client = useRecordClient();
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const { state, create, forget } = useCreation('profiles', onCreated);
  const refused = state.status === 'refused' ? state : null;
  const doubles = doublesOf(refused?.error ?? null);
  const label = (column: Column) => client.loaded('profiles').label(column);
  const problemOf = (column: Column) => refused?.record.errors()[column]?.[0]?.message;
  const isNamed = columns.some((column) => problemOf(column) !== undefined);

  function send(distinct: readonly string[]) {
    const given = new FormData(form.current ?? undefined);
    const entered = columns.map((column) => [
      column,
      String(given.get(column) ?? '').trim() || null,
    ]);
    create({ ...Object.fromEntries(entered), distinct_from: distinct });
  }
  return (
    <form
      ref={form}
      className="pk-staff-fields"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send([]);
      }}
      onInput={forget}
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
        onChange={forget}
      />
      <Field label={label('phone')} help={patients.newHelp} error={problemOf('phone')}>
        <Input name="phone" type="tel" autoComplete="off" />
      </Field>
      {doubles.length > 0 ? (
        <DoubleQuestion
          doubles={doubles}
          heading="h3"
          takesFocus
          onOpen={(id) => {
            onClose();
            go(patientPath.replace(':id', id));
          }}
          onOther={() => send(doubles.map(({ id }) => id))}
        />
      ) : null}
      {refused && doubles.length === 0 && !isNamed ? (
        <p role="alert">{patients.createFailed}</p>
      ) : null}
      {state.status === 'open' ? <p role="alert">{editor.createOpen}</p> : null}
      <p className="pk-staff-add">
        {doubles.length > 0 ? null : (
          <Button type="submit" isBusy={state.status === 'busy'}>
            {patients.create}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {patients.cancel}
        </Button>
      </p>
    </form>
  );
}

/** A search for a name alone. */
const nameIn = (typed: string) => (/^[\p{L}\p{M}'’ -]+$/u.test(typed.trim()) ? typed.trim() : '');
