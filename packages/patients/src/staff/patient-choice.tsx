import { useSite } from '@praxiskit/pages/react';
import { filterLimits } from '@praxiskit/record-model';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { ServerListEnd, useServerList } from '@praxiskit/staff/react';
import { Input } from '@praxiskit/ui-kit';
import { type RefObject, useState } from 'react';
import { numericDay, patientFacts } from './patient-facts.ts';
import { usePatientTexts } from './use-texts.ts';

export interface PatientChoiceProps {
  /** The search field, for the focus. */
  input?: RefObject<HTMLInputElement | null>;
  onChoose: (patient: ModelRecord) => void;
}

/** A search for a patient; what was found is chosen by a press, the first one by Enter. */
export function PatientChoice({ input, onChoose }: PatientChoiceProps) {
  const patients = usePatientTexts();
  const { locale } = useSite();
  const [typed, setTyped] = useState('');
  const query = { sort: 'sort_key', limit: 8 } as const;
  const found = useServerList({ view: 'profiles', query, typed });
  const isSearch = typed.trim() !== '';
  return (
    <search className="pk-patients-choice">
      <Input
        ref={input}
        type="search"
        value={typed}
        aria-label={patients.search}
        placeholder={patients.search}
        autoComplete="off"
        maxLength={filterLimits.search}
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isSearch && !found.isLoading && found.records[0]) onChoose(found.records[0]);
        }}
      />
      <ul>
        {found.records.map((patient) => {
          const { name, birthDate } = patientFacts(patient);
          return (
            <li key={patient.key}>
              <button type="button" className="pk-staff-row" onClick={() => onChoose(patient)}>
                <strong>{name || patients.unnamed}</strong>
                <span className="pk-staff-quiet">
                  {birthDate ? numericDay(birthDate, locale) : '–'}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <ServerListEnd list={found} more={patients.more} empty={<p>{patients.foundNone}</p>} />
    </search>
  );
}
