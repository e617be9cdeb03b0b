import { useDrafts } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { Button, Kbd, ListDetail, PaneHead, useRovingFocus, useShortcuts } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { NameDialog } from '../columns/name-dialog.tsx';
import { slugOf } from '../columns/slug.ts';
import { concernsInOrder } from '../lists/queries.ts';
import { useMessages } from '../messages/use-messages.ts';
import { staffPaths } from '../paths.ts';
import { ListRow } from '../publishing/list-row.tsx';
import { useHeld } from '../publishing/use-held.ts';
import { createRecord } from '../shell/create-record.ts';
import { useLedTo } from '../shell/led-to.ts';
import { RoomRecords } from '../shell/room-records.tsx';
import { useGo } from '../shell/use-go.ts';
import { ConcernEditor } from './concern-editor.tsx';

/** What visitors come with: it leads them to treatments on the home page. */
export function Component() {
  return (
    <RoomRecords view="concerns" query={concernsInOrder}>
      {(records) => <Concerns records={records} />}
    </RoomRecords>
  );
}

function Concerns({ records }: { records: readonly ModelRecord[] }) {
  const { concerns, shell } = useMessages();
  const go = useGo();
  const client = useRecordClient();
  const drafts = useDrafts('concerns');
  const [chosen, setChosen] = useState<ModelRecord | null>(null);
  const [isAdding, setAdding] = useState(false);
  const listed = records.find((record) => record === chosen);
  const { open } = useHeld(listed, chosen && String(chosen.base().id));
  const roving = useRovingFocus({
    keys: records.map(({ key }) => key),
    selected: open?.key ?? null,
  });
  useLedTo(records, (record) => {
    setChosen(record);
    requestAnimationFrame(() => roving.focus(record.key));
  });
  const back = () => {
    if (open === undefined) {
      go(staffPaths.treatments);
      return;
    }
    setChosen(null);
    requestAnimationFrame(() => roving.focus(open.key));
  };
  useShortcuts([
    { keys: 'j', label: shell.browse, isShown: true, repeats: true, run: () => roving.move(1) },
    { keys: 'k', label: shell.browse, isShown: true, repeats: true, run: () => roving.move(-1) },
    { keys: 'n', label: concerns.keyNew, isShown: true, run: () => setAdding(true) },
    { keys: 'Escape', label: shell.back, run: back },
  ]);
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
            <ul {...roving.listProps}>
              {records.map((record) => (
                <li key={record.key}>
                  <button
                    type="button"
                    className="pk-staff-row"
                    aria-current={record === open || undefined}
                    {...roving.itemProps(record.key)}
                    onClick={() => setChosen(record)}
                  >
                    <ListRow
                      record={record}
                      draft={drafts.get(String(record.get('id')))}
                      column="name"
                    />
                  </button>
                </li>
              ))}
            </ul>
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
