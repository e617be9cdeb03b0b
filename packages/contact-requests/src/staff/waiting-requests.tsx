import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { counted, useServerList, WaitingPart } from '@praxiskit/staff/react';
import { useEffect } from 'react';
import { requestFacts } from './facts.ts';
import { requestsPath } from './paths.ts';
import { requestQueries } from './queries.ts';
import { useClosedDays } from './use-closed-days.ts';
import { useNow } from './use-now.ts';
import { useRequestTexts } from './use-texts.ts';
import { useTotal } from './use-total.ts';
import { whenText } from './when.ts';

/** On the overview: how many requests wait, the next of them, and until when their answers are promised. */
export function Waiting() {
  const requests = useRequestTexts();
  const { overview } = requests;
  const { locale } = useSite();
  const list = useServerList({ view: 'requests', query: requestQueries.open, typed: '' });
  const { records: open, hasMore, loadMore } = list;
  const total = useTotal('requests', requestQueries.open, list);
  const now = useNow();
  const closed = useClosedDays();
  const last = open.at(-1);
  const isLastLate =
    last !== undefined && now !== null && requestFacts(last, locale, closed).due < now;
  // Each that is overdue is counted.
  useEffect(() => {
    if (hasMore && isLastLate) void loadMore();
  });
  if (now === null) return null;
  const waiting = open
    .map((record) => requestFacts(record, locale, closed))
    .sort((a, b) => a.due - b.due);
  const next = waiting[0]?.due ?? now;
  const late = waiting.filter(({ due }) => due < now).length;
  return (
    <WaitingPart
      page="requests"
      list={list}
      title={counted(total, overview.requests)}
      note={
        late > 0
          ? counted(late, overview.late)
          : fill(overview.next, { time: whenText(next, now, locale) })
      }
      more={{ href: requestsPath, text: overview.look }}
    >
      {waiting.slice(0, 5).map(({ name, contact, received, due }) => (
        <li key={`${received} ${name}`} className="pk-staff-row">
          <span className="pk-staff-row-main">
            <strong>{name}</strong>
            <span>{contact}</span>
          </span>
          <span className="pk-staff-row-end">
            <span>{fill(requests.until, { time: whenText(due, now, locale) })}</span>
          </span>
        </li>
      ))}
    </WaitingPart>
  );
}
