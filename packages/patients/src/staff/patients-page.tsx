import type { Payload } from '@praxiskit/pages';
import type { ModelRecord } from '@praxiskit/record-model/client';
import type { StaffPageData } from '@praxiskit/staff';
import {
  counted,
  ListDetailPage,
  LoadFailed,
  LoadPending,
  ServerListEnd,
  ServerSearch,
  useKept,
  useListDetail,
  useOpenedRecord,
  useServerList,
  WithRecords,
} from '@praxiskit/staff/react';
import { useDeferredValue } from 'react';
import { NewPatient } from './new-patient.tsx';
import { patientPath, patientsPath } from './paths.ts';
import { PatientDetail } from './patient-detail.tsx';
import { PatientRow } from './patient-row.tsx';
import { usePatientTexts } from './use-texts.ts';

/** The patients: search, and the file of one of them. */
export function Component({ data: { id, today } }: Payload<StaffPageData>) {
  return (
    <WithRecords>
      <Patients id={id} today={today} />
    </WithRecords>
  );
}

const allPatients = { sort: 'sort_key', limit: 50 } as const;

function Patients({ id, today }: Pick<StaffPageData, 'id' | 'today'>) {
  const patients = usePatientTexts();
  const [typed, setTyped] = useKept('patients.search', '');
  const found = useServerList({ view: 'profiles', query: allPatients, typed });
  // Of a long list the first rows come at once, the others without holding up a key.
  const later = useDeferredValue(found.records, found.records.slice(0, allPatients.limit));
  const rows = found.records.length > allPatients.limit ? later : found.records;
  const shownSearch = useDeferredValue(typed);
  const isSearch = typed.trim() !== '';
  const count = found.hasMore
    ? `${found.records.length}+`
    : counted(found.records.length, patients.found);
  const opened = useOpenedRecord('profiles', id);
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
      rows={rows}
      lead={
        <ServerSearch
          label={patients.search}
          typed={typed}
          onType={setTyped}
          status={
            found.isFailed ? '' : found.isLoading ? patients.searching : isSearch ? count : ''
          }
          isLoading={found.isLoading}
          onFirst={() => found.records[0] && page.open(found.records[0])}
        />
      }
      list={(keys) => (
        <div {...keys.listProps}>
          <ul className="pk-staff-rows pk-patients-rows">
            {rows.map((record) => (
              <li key={record.key}>
                <PatientRow
                  record={record}
                  typed={shownSearch}
                  isSelected={record === page.shown}
                  tabIndex={keys.rowProps(record).tabIndex}
                  onOpen={page.open}
                />
              </li>
            ))}
          </ul>
          <ServerListEnd
            list={found}
            more={patients.more}
            empty={
              <>
                <p>{isSearch ? patients.foundNone : patients.none}</p>
                {isSearch ? <p>{patients.foundNoneHelp}</p> : null}
              </>
            }
          />
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
