import type { ModelRecord } from '@praxiskit/record-model/client';
import {
  BilingualMember,
  EntryList,
  hasAllTexts,
  JsonList,
  useStaffTexts,
} from '@praxiskit/staff/react';
import { Checkbox, Field, Input } from '@praxiskit/ui-kit';
import type { Doctor, DoctorYears } from '../../doctors/doctor.ts';
import { usePracticeTexts } from '../use-texts.ts';

type Refusal = NonNullable<Doctor['refusals']>[number];

const isYear = (year: number) => Number.isInteger(year) && year >= 1900 && year <= 2100;

const isStretch = ({ from, to, title_de, title_en }: DoctorYears): boolean =>
  isYear(from) &&
  (to === null || (isYear(to) && to >= from)) &&
  hasAllTexts({ title_de, title_en });

/** The doctors with what they say of themselves, as home shows it. */
export function DoctorsEditor({ record }: { record: ModelRecord }) {
  const practice = usePracticeTexts();
  const { editor } = useStaffTexts();
  return (
    <JsonList<Doctor>
      record={record}
      column="doctors"
      label={practice.doctors}
      addLabel={practice.addDoctor}
      create={() => ({ title: '', name: '', role_de: '', role_en: '' })}
      missingIn={({ name, years = [], refusals = [] }) => {
        if (name.trim() === '') return practice.missingName;
        if (!years.every(isStretch)) return practice.missingStation;
        return refusals.every(hasAllTexts) ? null : editor.missingText;
      }}
    >
      {(doctor, patch, index) => (
        <>
          <div className="pk-staff-numbers">
            <Field label={practice.doctorTitle}>
              <Input
                name={`doctors.${index}.title`}
                value={doctor.title}
                onChange={({ currentTarget }) => patch({ title: currentTarget.value })}
              />
            </Field>
            <Field label={practice.doctorName} isRequired>
              <Input
                name={`doctors.${index}.name`}
                value={doctor.name}
                onChange={({ currentTarget }) => patch({ name: currentTarget.value })}
              />
            </Field>
          </div>
          <BilingualMember
            value={doctor}
            onChange={patch}
            way={`doctors.${index}`}
            name="role"
            label={practice.role}
          />
          <BilingualMember
            value={doctor}
            onChange={patch}
            way={`doctors.${index}`}
            name="statement"
            label={practice.statement}
            lines={3}
          />
          <EntryList<DoctorYears>
            label={practice.years}
            isTitled
            addLabel={practice.addYears}
            value={doctor.years ?? []}
            onChange={(years, isAdded) => patch({ years: [...years] }, isAdded)}
            create={createYears}
          >
            {(stretch, change, at) => (
              <Stretch stretch={stretch} change={change} way={`doctors.${index}.years.${at}`} />
            )}
          </EntryList>
          <EntryList<Refusal>
            label={practice.refusals}
            isTitled
            addLabel={practice.addRefusal}
            value={doctor.refusals ?? []}
            onChange={(refusals, isAdded) => patch({ refusals: [...refusals] }, isAdded)}
            create={() => ({ text_de: '', text_en: '' })}
          >
            {(refusal, change, at) => (
              <BilingualMember
                value={refusal}
                onChange={change}
                way={`doctors.${index}.refusals.${at}`}
                name="text"
                label={practice.refusal}
                lines={2}
              />
            )}
          </EntryList>
        </>
      )}
    </JsonList>
  );
}

const createYears = (): DoctorYears => ({
  from: new Date().getFullYear(),
  to: null,
  title_de: '',
  title_en: '',
  note_de: '',
  note_en: '',
});

interface StretchProps {
  stretch: DoctorYears;
  change: (values: Partial<DoctorYears>) => void;
  way: string;
}

function Stretch({ stretch, change, way }: StretchProps) {
  const practice = usePracticeTexts();
  return (
    <>
      <div className="pk-staff-numbers">
        <YearField
          label={practice.from}
          value={stretch.from}
          onChange={(from) => change({ from: from ?? Number.NaN })}
        />
        <YearField label={practice.to} value={stretch.to} onChange={(to) => change({ to })} />
        <Checkbox
          label={practice.goesOn}
          checked={stretch.goes_on === true}
          onChange={({ currentTarget }) => change({ goes_on: currentTarget.checked })}
        />
      </div>
      <BilingualMember
        value={stretch}
        onChange={change}
        way={way}
        name="title"
        label={practice.station}
      />
      <BilingualMember
        value={stretch}
        onChange={change}
        way={way}
        name="note"
        label={practice.stationNote}
      />
    </>
  );
}

interface YearFieldProps {
  label: string;
  /** NaN for one that is missing. */
  value: number | null;
  onChange: (year: number | null) => void;
}

function YearField({ label, value, onChange }: YearFieldProps) {
  return (
    <Field label={label}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-invalid={(value !== null && !isYear(value)) || undefined}
        value={value === null || Number.isNaN(value) ? '' : String(value)}
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replaceAll(/\D/g, '');
          onChange(digits === '' ? null : Number(digits));
        }}
      />
    </Field>
  );
}
