import type { RequestStatus } from '@praxiskit/contact-requests';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { ListDetail, PaneHead, useShortcuts } from '@praxiskit/ui-kit';
import { useEffect, useState } from 'react';
import { requestsByDay } from '../lists/queries.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useLedTo } from '../shell/led-to.ts';
import { useListFilter } from '../shell/list-filter.tsx';
import { relatedOne } from '../shell/related-one.ts';
import { RoomRecords } from '../shell/room-records.tsx';
import { RequestDetail } from './request-detail.tsx';
import { groupRequests, RequestList } from './request-list.tsx';
import { useClosedDays } from './use-closed-days.ts';
import { useNow } from './use-now.ts';
import { useSteps } from './use-steps.ts';

/** Who has asked for an appointment, and what became of it; new ones come by themselves. */
export function Component() {
  return (
    <RoomRecords view="requests" query={requestsByDay}>
      {(records) => <Requests records={records} />}
    </RoomRecords>
  );
}

function Requests({ records }: { records: readonly ModelRecord[] }) {
  const { requests, shell } = useMessages();
  const now = useNow();
  const closed = useClosedDays();
  const step = useSteps();
  useStatusChanges(records);
  const [chosen, setChosen] = useState<ModelRecord | null>(null);
  /** On a phone the detail takes the list's place only when it is opened. */
  const [isOpened, setOpened] = useState(false);
  const filter = useListFilter(records, textOf);
  const groups = now === null ? [] : groupRequests(filter.shown, now, closed);
  const all = groups.flatMap((group) => group.records);
  const first = groups.find(({ name }) => name === 'today' || name === 'later')?.records[0];
  const selected = chosen && all.includes(chosen) ? chosen : (first ?? all[0] ?? null);
  const back = () => {
    setOpened(false);
    requestAnimationFrame(() => focusRow(selected));
  };
  useLedTo(records, (record) => {
    filter.clear();
    setChosen(record);
    setOpened(true);
    requestAnimationFrame(() => focusRow(record));
  });
  useShortcuts(isOpened ? [{ keys: 'Escape', label: shell.back, run: back }] : []);
  if (now === null) return <PaneHead level={1} title={requests.title} />;

  const onStep = (to: RequestStatus) => {
    if (!selected) return;
    // The next one that waits: whoever answers works the list down.
    const open = all.filter((record) => record.get('status') === 'open' && record !== selected);
    const next = to === 'open' ? selected : (open[0] ?? selected);
    setChosen(next);
    requestAnimationFrame(() => focusRow(next));
    void step(selected, to).then((isDone) => {
      // Who has chosen another one meanwhile stays there.
      if (!isDone) setChosen((now) => (now === next ? selected : now));
    });
  };
  const detail = selected ? (
    <RequestDetail
      key={selected.key}
      record={selected}
      level={isOpened ? 1 : 2}
      now={now}
      onStep={onStep}
      onBack={back}
    />
  ) : null;
  return (
    <ListDetail
      isDetailOpen={isOpened}
      list={
        <RequestList
          groups={groups}
          selected={selected}
          now={now}
          filter={filter.field}
          level={isOpened ? 2 : 1}
          onSelect={(record, how) => {
            setChosen(record);
            if (how === 'open') setOpened(true);
          }}
        />
      }
      detail={detail ?? <p className="pk-staff-text">{requests.choose}</p>}
    />
  );
}

/** By what somebody on the telephone is found: the name, the number, what it is about. */
const textOf = (record: ModelRecord): string => {
  const treatment = relatedOne(record, 'treatment');
  const texts = [record.get('name'), record.get('contact')];
  return [...texts, treatment?.get('name_de'), treatment?.get('name_en')].join(' ');
};

function focusRow(record: ModelRecord | null): void {
  if (!record) return;
  document.querySelector<HTMLElement>(`[data-roving-item="${CSS.escape(record.key)}"]`)?.focus();
}

/** A list is rendered anew with its records alone; their groups depend on a field. */
function useStatusChanges(records: readonly ModelRecord[]): void {
  const [, render] = useState(0);
  const client = useRecordClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another client has other records.
  useEffect(() => {
    const ends = records.map((record) =>
      record.subscribeField('status', () => render((count) => count + 1)),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [records, client]);
}
