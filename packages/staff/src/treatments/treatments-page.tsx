import type { Payload } from '@praxiskit/pages';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { ListDetail, useShortcuts } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { treatmentsByDepth } from '../lists/queries.ts';
import { useMessages } from '../messages/use-messages.ts';
import { staffPaths } from '../paths.ts';
import { useHeld } from '../publishing/use-held.ts';
import type { RoomData } from '../room-data.ts';
import { RoomRecords } from '../shell/room-records.tsx';
import { useGo } from '../shell/use-go.ts';
import { NewTreatment } from './new-treatment.tsx';
import { TreatmentEditor } from './treatment-editor.tsx';
import { TreatmentList } from './treatment-list.tsx';

/** The treatments by their depth, and the open one in its editor. */
export function Component({ data: { id } }: Payload<RoomData>) {
  return (
    <RoomRecords view="treatments" query={treatmentsByDepth}>
      {(records) => <Treatments records={records} id={id} />}
    </RoomRecords>
  );
}

function Treatments({ records, id }: { records: readonly ModelRecord[]; id: string | null }) {
  const { treatments, shell } = useMessages();
  const go = useGo();
  const [isAdding, setAdding] = useState(false);
  const goTo = (record: ModelRecord) =>
    go(staffPaths.treatment.replace(':id', String(record.get('id'))));
  // One that is being made has no id yet, as the address of the list has none.
  const listed = id === null ? undefined : records.find((record) => record.get('id') === id);
  const { open, release } = useHeld(listed, id);
  const back = () => go(staffPaths.treatments);
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
