import type { Payload } from '@praxiskit/pages';
import type { ModelRecord } from '@praxiskit/record-model/client';
import type { StaffPageData } from '@praxiskit/staff';
import {
  counted,
  ListDetailPage,
  LoadFailed,
  LoadPending,
  useKept,
  useListDetail,
  useStaffTexts,
  WithRecords,
} from '@praxiskit/staff/react';
import { Button, Input, useShortcuts } from '@praxiskit/ui-kit';
import { useRef } from 'react';
import { NewPatient } from './new-patient.tsx';
import { patientPath, patientsPath } from './paths.ts';
import { PatientDetail } from './patient-detail.tsx';
import { PatientRow } from './patient-row.tsx';
import { useOpened } from './use-opened.ts';
import { type FoundPatients, usePatients } from './use-patients.ts';
import { usePatientTexts } from './use-texts.ts';

/** The patients: search, and the file of one of them. */
export function Component({ data: { id, today } }: Payload<StaffPageData>) {
  return (
    <WithRecords>
      <Patients id={id} today={today} />
    </WithRecords>
  );
}

function Patients({ id, today }: Pick<StaffPageData, 'id' | 'today'>) {
  const patients = usePatientTexts();
  const [typed, setTyped] = useKept('patients.search', '');
  const found = usePatients(typed);
  const opened = useOpened(id);
  const own = opened.status === 'open' ? [opened.record] : [];
  const page = useListDetail([...new Set([...own, ...found.records])], {
    address: { id, list: patientsPath, record: patientPath },
  });
  if (opened.status === 'failed') return <LoadFailed onAgain={opened.tryAgain} />;
  if (opened.status === 'loading' && page.shown === null) return <LoadPending />;
  return (
    <ListDetailPage
      page={page}
      texts={patients}
      listWidth="wide"
      rows={found.records}
      lead={
        <SearchField
          typed={typed}
          onType={setTyped}
          found={found}
          onFirst={() => found.records[0] && page.open(found.records[0])}
        />
      }
      list={(keys) => (
        <div {...keys.listProps}>
          <ul className="pk-staff-rows pk-patients-rows">
            {found.records.map((record) => (
              <li key={record.key}>
                <PatientRow
                  record={record}
                  isSelected={record === page.shown}
                  tabIndex={keys.rowProps(record).tabIndex}
                  onOpen={page.open}
                />
              </li>
            ))}
          </ul>
          <ListEnd found={found} isSearch={typed.trim() !== ''} />
        </div>
      )}
      detail={(record: ModelRecord, level) => (
        <PatientDetail
          key={record.key}
          record={record}
          level={level}
          today={today}
          {...page.editor}
        />
      )}
      addDialog={({ isOpen, onClose, onCreated }) => (
        <NewPatient typed={typed} isOpen={isOpen} onClose={onClose} onCreated={onCreated} />
      )}
    />
  );
}

interface SearchFieldProps {
  typed: string;
  onType: (typed: string) => void;
  found: FoundPatients;
  /** Opens the first patient that was found. */
  onFirst: () => void;
}

function SearchField({ typed, onType, found, onFirst }: SearchFieldProps) {
  const patients = usePatientTexts();
  const { shell } = useStaffTexts();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([
    { keys: '/', label: shell.find, isShown: true, run: () => input.current?.focus() },
  ]);
  const { records, hasMore, isLoading } = found;
  const count = hasMore ? `${records.length}+` : counted(records.length, patients.found);
  return (
    <search className="pk-staff-filter pk-patients-search">
      <Input
        ref={input}
        type="search"
        value={typed}
        aria-label={patients.search}
        placeholder={patients.search}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isLoading) onFirst();
          if (event.key !== 'Escape' || typed === '') return;
          event.stopPropagation();
          onType('');
        }}
      />
      <span role="status" className="pk-staff-quiet">
        {isLoading ? patients.searching : typed.trim() === '' ? '' : count}
      </span>
    </search>
  );
}

function ListEnd({ found, isSearch }: { found: FoundPatients; isSearch: boolean }) {
  const patients = usePatientTexts();
  const { shell } = useStaffTexts();
  const { records, isLoading, isFailed, hasMore, loadMore, refresh } = found;
  if (isFailed) {
    return (
      <div className="pk-staff-text" role="alert">
        <p>{shell.failed}</p>
        <Button variant="secondary" onClick={() => void refresh()}>
          {shell.again}
        </Button>
      </div>
    );
  }
  if (records.length === 0 && !isLoading) {
    return (
      <div className="pk-staff-text">
        <p>{isSearch ? patients.foundNone : patients.empty}</p>
        {isSearch ? <p>{patients.foundNoneHelp}</p> : null}
      </div>
    );
  }
  if (!hasMore) return null;
  return (
    <p className="pk-staff-text">
      <Button variant="quiet" onClick={() => void loadMore()}>
        {patients.more}
      </Button>
    </p>
  );
}
