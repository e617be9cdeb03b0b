import type { ModelRecord } from '@praxiskit/record-model/client';
import {
  LoadFailed,
  LoadPending,
  PageRecords,
  relatedOne,
  useFoundRecord,
  useListFilter,
  useStaffTexts,
} from '@praxiskit/staff/react';
import { ListDetail, PaneHead, useShortcuts } from '@praxiskit/ui-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RequestStatus } from '../request/request.ts';
import { groupRequests, isDueToday, type RequestGroup } from './group-requests.ts';
import { treatments } from './queries.ts';
import { RequestDetail } from './request-detail.tsx';
import { RequestList, type ShownGroup } from './request-list.tsx';
import { useClosedDays } from './use-closed-days.ts';
import { useNow } from './use-now.ts';
import { type RequestLists, useRequestLists } from './use-request-lists.ts';
import { useSteps } from './use-steps.ts';
import { useRequestTexts } from './use-texts.ts';

/** The requests for an appointment with their state; new ones appear by themselves. */
export function Component() {
  return (
    // Requests name their treatments by id: loaded once, not with each request.
    <PageRecords view="treatments" query={treatments}>
      {() => <LoadedRequests />}
    </PageRecords>
  );
}

function LoadedRequests() {
  const lists = useRequestLists();
  const all = Object.values(lists);
  const isEmpty = all.every(({ records }) => records.length === 0);
  const failed = all.filter(({ status }) => status === 'failed');
  if (isEmpty && failed.length > 0) {
    return <LoadFailed onAgain={() => failed.map(({ refresh }) => refresh())} />;
  }
  if (isEmpty && all.some(({ status }) => status === 'loading')) return <LoadPending />;
  return <Requests lists={lists} />;
}

/** After a step the next request takes the place of the one before; a key that was meant for that one comes late. */
const LATE_KEY_MS = 1000;

function Requests({ lists }: { lists: RequestLists }) {
  const requests = useRequestTexts();
  const { shell } = useStaffTexts();
  const now = useNow();
  const closed = useClosedDays();
  const step = useSteps();
  const [chosen, setChosen] = useState<ModelRecord | null>(null);
  /** On a phone the detail takes the list's place only when it is opened. */
  const [isOpened, setOpened] = useState(false);
  const movedAt = useRef(0);
  const [waiting, answered, done] = [
    lists.open.records,
    lists.answered.records,
    lists.closed.records,
  ];
  const records = useMemo(() => [...waiting, ...answered, ...done], [waiting, answered, done]);
  const filter = useListFilter(records, textOf);
  useWholeLists(lists, filter.isOn);
  useAllOfToday(lists, now, closed);
  const groups = useMemo(
    () => (now === null ? [] : groupRequests(filter.shown, now, closed)),
    [filter.shown, now, closed],
  );
  const all = groups.flatMap((group) => group.records);
  const first = groups.find(({ name }) => name === 'today' || name === 'later')?.records[0];
  const selected = chosen && all.includes(chosen) ? chosen : (first ?? all[0] ?? null);
  const back = () => {
    setOpened(false);
    requestAnimationFrame(() => focusRow(selected));
  };
  const open = useCallback((record: ModelRecord) => {
    setChosen(record);
    setOpened(true);
  }, []);
  useFoundRecord(records, (record) => {
    filter.clear();
    open(record);
    requestAnimationFrame(() => focusRow(record));
  });
  useShortcuts(isOpened ? [{ keys: 'Escape', label: shell.back, run: back }] : []);
  if (now === null) return <PaneHead level={1} title={requests.title} />;

  const onStep = (to: RequestStatus) => {
    if (!selected || Date.now() - movedAt.current < LATE_KEY_MS) return;
    // The next one that waits: staff answers the list from top to bottom.
    const waiting = all.filter((record) => record.get('status') === 'open' && record !== selected);
    const next = to === 'open' ? selected : (waiting[0] ?? selected);
    if (next !== selected) movedAt.current = Date.now();
    setChosen(next);
    requestAnimationFrame(() => focusRow(next));
    void step(selected, to).then((isDone) => {
      // Who has chosen another one meanwhile stays there.
      if (!isDone) setChosen((now) => (now === next ? selected : now));
    });
  };
  return (
    <ListDetail
      isDetailOpen={isOpened}
      list={
        <RequestList
          groups={groups.map((group) => (filter.isOn ? whole(group) : counted(group, lists)))}
          open={lists.open.total}
          selected={selected}
          now={now}
          filter={filter.field}
          level={isOpened ? 2 : 1}
          onFocus={(record) => {
            if (record !== selected) movedAt.current = 0;
            setChosen(record);
          }}
          onOpen={open}
        />
      }
      detail={
        selected ? (
          <RequestDetail
            key={selected.key}
            record={selected}
            level={isOpened ? 1 : 2}
            now={now}
            onStep={onStep}
            onBack={back}
          />
        ) : (
          <p className="pk-staff-text">{requests.choose}</p>
        )
      }
    />
  );
}

const whole = (group: RequestGroup): ShownGroup => ({
  ...group,
  count: group.records.length,
  onMore: null,
});

/** All open requests that are due today are loaded; the others may come later. */
function counted(group: RequestGroup, lists: RequestLists): ShownGroup {
  const { name, records } = group;
  if (name === 'today') return whole(group);
  const { total, records: loaded, hasMore, loadMore } = lists[name === 'later' ? 'open' : name];
  return {
    name,
    records,
    count: total - loaded.length + records.length,
    onMore: hasMore ? () => void loadMore() : null,
  };
}

/** While it is looked for something, all of it is loaded. */
function useWholeLists(lists: RequestLists, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    for (const { status, hasMore, loadMore } of Object.values(lists)) {
      if (status === 'ready' && hasMore) void loadMore();
    }
  });
}

function useAllOfToday(
  { open: { records, status, hasMore, loadMore } }: RequestLists,
  now: number | null,
  closed: ReadonlySet<string>,
): void {
  useEffect(() => {
    const last = records.at(-1);
    if (status !== 'ready' || !hasMore || now === null || !last) return;
    if (isDueToday(last, now, closed)) void loadMore();
  }, [records, status, hasMore, loadMore, now, closed]);
}

/** The text that a search by a caller's data looks in: the name, the number, the subject. */
const textOf = (record: ModelRecord): string => {
  const treatment = relatedOne(record, 'treatment');
  const texts = [record.get('name'), record.get('contact')];
  return [...texts, treatment?.get('name_de'), treatment?.get('name_en')].join(' ');
};

function focusRow(record: ModelRecord | null): void {
  if (!record) return;
  document.querySelector<HTMLElement>(`[data-roving-item="${CSS.escape(record.key)}"]`)?.focus();
}
