import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { counted, useStaff, useStaffTexts } from '@praxiskit/staff/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
import { requestFacts } from './facts.ts';
import { requestsPath } from './paths.ts';
import { useClosedDays } from './use-closed-days.ts';
import { useNow } from './use-now.ts';
import { useOpenRequests } from './use-open-requests.ts';
import { useRequestTexts } from './use-texts.ts';
import { whenText } from './when.ts';

/** On the overview: how many requests wait, the next of them, and until when their answers are promised. */
export function Waiting() {
  const requests = useRequestTexts();
  const { overview } = requests;
  const { overview: frame, shell } = useStaffTexts();
  const { locale } = useSite();
  const { loaded } = useStaff();
  const { records: open, total, hasMore, loadMore } = useOpenRequests();
  const now = useNow();
  const closed = useClosedDays();
  const last = open.at(-1);
  const isLastLate =
    last !== undefined && now !== null && requestFacts(last, locale, closed).due < now;
  // Each that is overdue is counted.
  useEffect(() => {
    if (hasMore && isLastLate) void loadMore();
  });
  if (loaded.status !== 'ready' || now === null) {
    return (
      <>
        <h1 className="pk-staff-big">{frame.title}</h1>
        <p role={loaded.status === 'failed' ? 'alert' : 'status'} className="pk-staff-quiet">
          {loaded.status === 'failed' ? shell.failed : shell.loading}
        </p>
        <noscript>{shell.withoutScripts}</noscript>
      </>
    );
  }
  const waiting = open
    .map((record) => requestFacts(record, locale, closed))
    .sort((a, b) => a.due - b.due);
  const next = waiting[0]?.due ?? now;
  const late = waiting.filter(({ due }) => due < now).length;
  const first = waiting.slice(0, 5);
  return (
    <>
      <h1 className="pk-staff-big">
        {total === 0 ? overview.none : counted(total, overview.requests)}
      </h1>
      <p>
        {total === 0
          ? overview.noneText
          : late > 0
            ? counted(late, overview.late)
            : fill(overview.next, { time: whenText(next, now, locale) })}
      </p>
      {first.length === 0 ? null : (
        <ul className="pk-staff-next">
          {first.map(({ name, contact, received, due }) => (
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
        </ul>
      )}
      <p>
        <Link href={requestsPath} variant="plain" className={buttonClass()}>
          {overview.look}
        </Link>
      </p>
    </>
  );
}
