import { useDrafts } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import {
  createRecord,
  NameDialog,
  PageRecords,
  RecordRows,
  slugOf,
  useFoundRecord,
  useGo,
  useHeld,
  useListKeys,
} from '@praxiskit/staff/react';
import { Button, Kbd, ListDetail, PaneHead } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { concernsInOrder } from '../queries.ts';
import { useConcernTexts } from '../use-texts.ts';
import { ConcernEditor } from './concern-editor.tsx';

/** Visitors' concerns, which lead to treatments on the home page. */
export function Component() {
  return (
    <PageRecords view="concerns" query={concernsInOrder}>
      {(records) => <Concerns records={records} />}
    </PageRecords>
  );
}

function Concerns({ records }: { records: readonly ModelRecord[] }) {
  const concerns = useConcernTexts();
  const go = useGo();
  const client = useRecordClient();
  const drafts = useDrafts('concerns');
  const [chosen, setChosen] = useState<ModelRecord | null>(null);
  const [isAdding, setAdding] = useState(false);
  const listed = records.find((record) => record === chosen);
  const { open } = useHeld(listed, chosen && String(chosen.base().id));
  const back = () => {
    if (open === undefined) {
      go(paths.treatments);
      return;
    }
    setChosen(null);
    keys.focus(open);
  };
  const keys = useListKeys(records, {
    selected: open,
    onNew: { label: concerns.keyNew, run: () => setAdding(true) },
    onBack: back,
  });
  useFoundRecord(records, (record) => {
    setChosen(record);
    keys.focus(record);
  });
  const positions = records.map((record) => Number(record.get('position') ?? 0));
  return (
    <>
      <ListDetail
        isDetailOpen={open !== undefined}
        list={
          <>
            <PaneHead
              level={open ? 2 : 1}
              title={concerns.title}
              onBack={back}
              backBelow="lg"
              aside={records.length}
              actions={
                <Button variant="secondary" onClick={() => setAdding(true)}>
                  {concerns.add} <Kbd keys="n" />
                </Button>
              }
            />
            <p className="pk-staff-text pk-staff-quiet">{concerns.lead}</p>
            <div {...keys.listProps}>
              <RecordRows
                records={records}
                drafts={drafts}
                open={open}
                keys={keys}
                column="name"
                onOpen={setChosen}
              />
            </div>
          </>
        }
        detail={
          open ? (
            <ConcernEditor
              key={open.key}
              record={open}
              onBack={back}
              onRemade={setChosen}
              onGone={() => setChosen(null)}
            />
          ) : (
            <p className="pk-staff-text">{concerns.choose}</p>
          )
        }
      />
      <NameDialog
        isOpen={isAdding}
        title={concerns.add}
        help={concerns.createHelp}
        create={(names) =>
          createRecord(client, 'concerns', {
            ...names,
            slug: slugOf(names.name_de),
            position: Math.max(-1, ...positions) + 1,
          })
        }
        onClose={() => setAdding(false)}
        onCreated={(record) => {
          setAdding(false);
          setChosen(record);
        }}
      />
    </>
  );
}
