import { dayIn } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecord, useRelated } from '@praxiskit/record-model/react';
import { PaneHead, useRovingFocus, useShortcuts } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/use-messages.ts';
import { requestFacts } from './facts.ts';
import { leftText } from './left-text.ts';
import { type ClosedDays, promisedBy, waitOf } from './promise.ts';
import { useClosedDays } from './use-closed-days.ts';
import { whenText } from './when.ts';

/** Requests under one heading, in their order. */
export interface RequestGroup {
  name: 'today' | 'later' | 'answered' | 'closed';
  records: readonly ModelRecord[];
}

/** Those to be answered today first; within each the one that is due first, then the newest of what is done. */
export function groupRequests(
  records: readonly ModelRecord[],
  now: number,
  closed: ClosedDays,
): RequestGroup[] {
  const today = dayIn(now);
  const receivedOf = (record: ModelRecord) => Date.parse(String(record.get('created_at')));
  const dueOf = (record: ModelRecord) => promisedBy(receivedOf(record), closed);
  const nameOf = (record: ModelRecord): RequestGroup['name'] => {
    const status = record.get('status');
    if (status === 'answered' || status === 'closed') return status;
    return dayIn(dueOf(record)) <= today ? 'today' : 'later';
  };
  return (['today', 'later', 'answered', 'closed'] as const)
    .map((name) => ({
      name,
      records: records
        .filter((record) => nameOf(record) === name)
        .sort((a, b) =>
          name === 'today' || name === 'later'
            ? dueOf(a) - dueOf(b)
            : receivedOf(b) - receivedOf(a),
        ),
    }))
    .filter((group) => group.records.length > 0);
}

/** Of `RequestList`. */
export interface RequestListProps {
  groups: readonly RequestGroup[];
  selected: ModelRecord | null;
  now: number;
  /** Of its heading: 2 while a request takes its place on a small screen. */
  level: 1 | 2;
  /** The field that narrows the list, where there is one. */
  filter?: ReactNode;
  onSelect: (record: ModelRecord, how: 'focus' | 'open') => void;
}

/** Who waits for an answer, the open ones large; J and K lead from one to the next. */
export function RequestList(props: RequestListProps) {
  const { groups, selected, now, level, filter = null, onSelect } = props;
  const { requests, shell } = useMessages();
  const all = groups.flatMap(({ records }) => records);
  const open = groups.filter(({ name }) => name === 'today' || name === 'later');
  const roving = useRovingFocus({
    keys: all.map(({ key }) => key),
    selected: selected?.key ?? null,
    onFocus(key) {
      const record = all.find((one) => one.key === key);
      if (record) onSelect(record, 'focus');
    },
  });
  useShortcuts([
    { keys: 'j', label: shell.browse, isShown: true, repeats: true, run: () => roving.move(1) },
    { keys: 'k', label: shell.browse, isShown: true, repeats: true, run: () => roving.move(-1) },
  ]);
  return (
    <>
      <PaneHead
        level={level}
        title={requests.title}
        aside={`${requests.open} ${open.reduce((sum, { records }) => sum + records.length, 0)}`}
      />
      {filter}
      {all.length === 0 && !filter ? <p className="pk-staff-text">{requests.empty}</p> : null}
      <div {...roving.listProps}>
        {groups.map(({ name, records }) => (
          <section key={name} aria-labelledby={`pk-requests-${name}`}>
            <h2 id={`pk-requests-${name}`} className="pk-staff-group">
              {requests[name]} <span>{records.length}</span>
            </h2>
            <ul>
              {records.map((record) => (
                <li key={record.key}>
                  <button
                    type="button"
                    className="pk-staff-row"
                    data-large={name === 'today' || name === 'later' || undefined}
                    aria-current={record === selected || undefined}
                    {...roving.itemProps(record.key)}
                    onClick={() => onSelect(record, 'open')}
                  >
                    <Row record={record} now={now} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Row({ record, now }: { record: ModelRecord; now: number }) {
  useRecord(record);
  useRelated(record, 'treatment');
  const { requests } = useMessages();
  const { locale } = useSite();
  const closed = useClosedDays();
  const { name, contact, treatment, status, received, due } = requestFacts(record, locale, closed);
  const isOpen = status === 'open';
  const { left } = waitOf(received, due, now);
  return (
    <>
      <span className="pk-staff-row-main">
        <strong>{name}</strong>
        <span>
          {isOpen ? [contact, treatment].filter(Boolean).join(', ') : treatment || contact}
        </span>
      </span>
      <span className="pk-staff-row-end">
        {isOpen ? (
          <>
            <span>{fill(requests.until, { time: whenText(due, now, locale) })}</span>
            <span data-late={left < 0 || undefined}>{leftText(left, requests)}</span>
          </>
        ) : (
          <span>{whenText(received, now, locale)}</span>
        )}
      </span>
    </>
  );
}
