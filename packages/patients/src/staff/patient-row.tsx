import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { memo } from 'react';
import { foundParts } from '../found-parts.ts';
import { numericDay, patientFacts } from './patient-facts.ts';
import { usePatientTexts } from './use-texts.ts';

export interface PatientRowProps {
  record: ModelRecord;
  /** What is searched for. */
  typed: string;
  isSelected: boolean;
  /** 0 where the Tab key leads to it, else -1. */
  tabIndex: number;
  onOpen: (record: ModelRecord) => void;
}

/** A row of the list: name, date of birth, account. */
export const PatientRow = memo(function PatientRow(props: PatientRowProps) {
  const { record, typed, isSelected, tabIndex, onOpen } = props;
  useSaveState(record);
  const patients = usePatientTexts();
  const { locale } = useSite();
  const { name, birthDate, account } = patientFacts(record);
  return (
    <button
      type="button"
      className="pk-staff-row pk-patients-row"
      aria-current={isSelected || undefined}
      data-roving-item={record.key}
      tabIndex={tabIndex}
      onClick={() => onOpen(record)}
    >
      <strong>
        {name === ''
          ? patients.unnamed
          : foundParts(name, typed).map(({ text, isFound }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the same part may occur twice.
              isFound ? <mark key={index}>{text}</mark> : text,
            )}
      </strong>
      <span>{birthDate ? numericDay(birthDate, locale) : '–'}</span>
      <span>{patients.account[account]}</span>
    </button>
  );
});
