import type { ModelRecord } from '@praxiskit/record-model/client';
import {
  focusRow,
  ListDetailPage,
  LoadFailed,
  LoadPending,
  PageRecords,
  relatedOne,
  useListDetail,
  useListFilter,
} from '@praxiskit/staff/react';
import { PaneHead } from '@praxiskit/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import type { RequestStatus } from '../request/request.ts';
import { groupRequests, isDueToday, type RequestGroup } from './group-requests.ts';
import { treatments } from './queries.ts';
import { RequestDetail } from './request-detail.tsx';
import { RequestList } from './request-list.tsx';
import { useClosedDays } from './use-closed-days.ts';
import { useNow } from './use-now.ts';
import { type RequestLists, useRequestLists } from './use-request-lists.ts';
import { type CountedGroup, useShownGroups } from './use-shown-groups.ts';
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
  const now = useNow();
  const closed = useClosedDays();
  const step = useSteps();
  /** The request that has taken the place of one that was answered, and when. */
  const moved = useRef<{ readonly to: ModelRecord; readonly at: number } | null>(null);
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
  const page = useListDetail(records, {
    filter,
    followsFocus: true,
    show: (chosen) => all.find((record) => record === chosen) ?? first ?? all[0] ?? null,
  });
  useEffect(() => {
    if (moved.current?.to !== page.shown) moved.current = null;
  }, [page.shown]);
  const counts = groups.map((group) => (filter.isOn ? whole(group) : counted(group, lists)));
  const shown = useShownGroups(counts, page.shown);
  if (now === null) return <PaneHead level={1} title={requests.title} />;

  const stepOf = (selected: ModelRecord) => (to: RequestStatus) => {
    const { current: last } = moved;
    if (last?.to === selected && Date.now() - last.at < LATE_KEY_MS) return;
    // The next one that waits: staff answers the list from top to bottom.
    const waiting = all.filter((record) => record.get('status') === 'open' && record !== selected);
    const next = to === 'open' ? selected : (waiting[0] ?? selected);
    if (next !== selected) moved.current = { to: next, at: Date.now() };
    page.choose(next);
    focusRow(next);
    void step(selected, to).then((isDone) => {
      // Who has chosen another one meanwhile stays there.
      if (!isDone) page.choose((now) => (now === next ? selected : now));
    });
  };
  return (
    <ListDetailPage
      page={page}
      texts={requests}
      rows={shown.flatMap((group) => group.records)}
      aside={`${requests.open} ${lists.open.total}`}
      filter={filter}
      list={(keys) => (
        <RequestList
          groups={shown}
          selected={page.shown}
          now={now}
          keys={keys}
          onOpen={page.open}
        />
      )}
      detail={(record, level) => (
        <RequestDetail
          key={record.key}
          record={record}
          level={level}
          now={now}
          onStep={stepOf(record)}
          onBack={page.close}
        />
      )}
    />
  );
}

const whole = (group: RequestGroup): CountedGroup => ({
  ...group,
  count: group.records.length,
  onMore: null,
});

/** All open requests that are due today are loaded; the others may come later. */
function counted(group: RequestGroup, lists: RequestLists): CountedGroup {
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
