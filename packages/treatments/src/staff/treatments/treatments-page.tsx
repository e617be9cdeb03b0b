import type { Payload } from '@praxiskit/pages';
import type { ModelRecord } from '@praxiskit/record-model/client';
import type { StaffPageData } from '@praxiskit/staff';
import { PageRecords, useGo, useHeld, useStaffTexts } from '@praxiskit/staff/react';
import { ListDetail, useShortcuts } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { treatmentsByDepth } from '../queries.ts';
import { useTreatmentTexts } from '../use-texts.ts';
import { NewTreatment } from './new-treatment.tsx';
import { TreatmentEditor } from './treatment-editor.tsx';
import { TreatmentList } from './treatment-list.tsx';

/** The treatments by their depth, and the open one in its editor. */
export function Component({ data: { id } }: Payload<StaffPageData>) {
  return (
    <PageRecords view="treatments" query={treatmentsByDepth}>
      {(records) => <Treatments records={records} id={id} />}
    </PageRecords>
  );
}

function Treatments({ records, id }: { records: readonly ModelRecord[]; id: string | null }) {
  const treatments = useTreatmentTexts();
  const { shell } = useStaffTexts();
  const go = useGo();
  const [isAdding, setAdding] = useState(false);
  const goTo = (record: ModelRecord) =>
    go(paths.treatment.replace(':id', String(record.get('id'))));
  // One that is being made has no id yet, as the address of the list has none.
  const listed = id === null ? undefined : records.find((record) => record.get('id') === id);
  const { open, release } = useHeld(listed, id);
  const back = () => go(paths.treatments);
  const close = () => {
    release(id);
    back();
  };
  useShortcuts(id === null ? [] : [{ keys: 'Escape', label: shell.back, run: back }]);
  const positions = records.map((record) => Number(record.get('position') ?? 0));
  return (
    <>
      <ListDetail
        listWidth="narrow"
        isDetailOpen={id !== null}
        list={<TreatmentList records={records} openId={id} onAdd={() => setAdding(true)} />}
        detail={
          open ? (
            <TreatmentEditor
              key={open.key}
              record={open}
              onBack={back}
              onRemade={goTo}
              onGone={close}
            />
          ) : (
            <p className="pk-staff-text" role="status">
              {id === null ? treatments.choose : treatments.gone}
            </p>
          )
        }
      />
      <NewTreatment
        isOpen={isAdding}
        position={Math.max(0, ...positions) + 1}
        onClose={() => setAdding(false)}
        onCreated={(record) => {
          setAdding(false);
          goTo(record);
        }}
      />
    </>
  );
}
