import type { ModelRecord } from '@praxiskit/record-model/client';
import { useListKeys, useStaffTexts } from '@praxiskit/staff/react';
import { Button, PaneHead } from '@praxiskit/ui-kit';
import { type ReactNode, useState } from 'react';
import type { RequestGroup } from './group-requests.ts';
import { RequestRow } from './request-row.tsx';
import { useRequestTexts } from './use-texts.ts';

export interface RequestListProps {
  groups: readonly ShownGroup[];
  /** How many are open in all. */
  open: number;
  selected: ModelRecord | null;
  now: number;
  /** Level of the heading: 2 while a request takes the list's place on a small screen. */
  level: 1 | 2;
  /** The field that narrows the list, where there is one. */
  filter?: ReactNode;
  onFocus: (record: ModelRecord) => void;
  /** Must be the same function at each rendering, so that rows are not rendered again. */
  onOpen: (record: ModelRecord) => void;
}

/** So many rows of a group are shown at first, and so many more each time. */
const AT_ONCE = 100;

/** A group with the number of its requests, those that are not loaded among them. */
export interface ShownGroup extends RequestGroup {
  count: number;
  /** Loads more of them; null where all are there. */
  onMore: (() => void) | null;
}

/** The requests, open ones large; J and K lead from one to the next. */
export function RequestList(props: RequestListProps) {
  const { open, selected, now, level, filter = null, onFocus, onOpen } = props;
  const requests = useRequestTexts();
  const { shell } = useStaffTexts();
  const [limits, setLimits] = useState<Partial<Record<ShownGroup['name'], number>>>({});
  const limitOf = (name: ShownGroup['name']) => limits[name] ?? AT_ONCE;
  const groups = props.groups.map(({ records, ...group }) => {
    const first = records.slice(0, limitOf(group.name));
    const isBeyond = selected !== null && !first.includes(selected) && records.includes(selected);
    return {
      ...group,
      loaded: records.length,
      records: isBeyond ? [...first, selected] : first,
      hasMore: records.length > first.length || group.onMore !== null,
    };
  });
  const all = groups.flatMap(({ records }) => records);
  const keys = useListKeys(all, { selected, onFocus });
  return (
    <>
      <PaneHead level={level} title={requests.title} aside={`${requests.open} ${open}`} />
      {filter}
      {all.length === 0 && !filter ? <p className="pk-staff-text">{requests.empty}</p> : null}
      <div {...keys.listProps}>
        {groups.map(({ name, records, loaded, count, hasMore, onMore }) => (
          <section key={name} aria-labelledby={`pk-requests-${name}`}>
            <h2 id={`pk-requests-${name}`} className="pk-staff-group">
              {requests[name]} <span>{count}</span>
            </h2>
            <ul className="pk-staff-rows">
              {records.map((record) => (
                <li key={record.key}>
                  <RequestRow
                    record={record}
                    isSelected={record === selected}
                    tabIndex={keys.rowProps(record).tabIndex}
                    now={now}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </ul>
            {hasMore ? (
              <p className="pk-staff-text">
                <Button
                  variant="quiet"
                  aria-describedby={`pk-requests-${name}`}
                  onClick={() => {
                    const limit = limitOf(name) + AT_ONCE;
                    setLimits({ ...limits, [name]: limit });
                    if (loaded < limit) onMore?.();
                  }}
                >
                  {shell.more}
                </Button>
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </>
  );
}
