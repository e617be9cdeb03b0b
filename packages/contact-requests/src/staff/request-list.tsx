import type { ModelRecord } from '@praxiskit/record-model/client';
import { type ListKeys, useStaffTexts } from '@praxiskit/staff/react';
import { Button } from '@praxiskit/ui-kit';
import { RequestRow } from './request-row.tsx';
import type { ShownGroup } from './use-shown-groups.ts';
import { useRequestTexts } from './use-texts.ts';

export interface RequestListProps {
  groups: readonly ShownGroup[];
  selected: ModelRecord | null;
  now: number;
  keys: ListKeys;
  /** Must be the same function at each rendering, so that rows are not rendered again. */
  onOpen: (record: ModelRecord) => void;
}

/** The requests by group, open ones large. */
export function RequestList({ groups, selected, now, keys, onOpen }: RequestListProps) {
  const requests = useRequestTexts();
  const { shell } = useStaffTexts();
  return (
    <div {...keys.listProps}>
      {groups.map(({ name, records, count, onMore }) => (
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
          {onMore ? (
            <p className="pk-staff-text">
              <Button variant="quiet" aria-describedby={`pk-requests-${name}`} onClick={onMore}>
                {shell.more}
              </Button>
            </p>
          ) : null}
        </section>
      ))}
    </div>
  );
}
