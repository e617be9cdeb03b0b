import { dayIn } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { type ClosedDays, promisedBy } from './promise.ts';

/** Requests under one heading, in their order. */
export interface RequestGroup {
  name: 'today' | 'later' | 'answered' | 'closed';
  records: readonly ModelRecord[];
}

const names = ['today', 'later', 'answered', 'closed'] as const;

const receivedOf = (record: ModelRecord) => Date.parse(String(record.get('created_at')));

/** When the answer to a request is due, in ms since 1970. */
const dueOf = (record: ModelRecord, closed: ClosedDays): number =>
  promisedBy(receivedOf(record), closed);

/** Whether an open request is to be answered on the day of `now`, or was before. */
export const isDueToday = (record: ModelRecord, now: number, closed: ClosedDays): boolean =>
  dayIn(dueOf(record, closed)) <= dayIn(now);

/** Requests due today come first; in each group the one that is due first, then the finished ones, newest first. */
export function groupRequests(
  records: readonly ModelRecord[],
  now: number,
  closed: ClosedDays,
): RequestGroup[] {
  const placed = records.map((record) => {
    const status = record.get('status');
    if (status === 'answered' || status === 'closed') {
      return { record, name: status, at: -receivedOf(record) };
    }
    const name = isDueToday(record, now, closed) ? 'today' : 'later';
    return { record, name, at: dueOf(record, closed) };
  });
  return names
    .map((name) => ({
      name,
      records: placed
        .filter((one) => one.name === name)
        .sort((a, b) => a.at - b.at)
        .map(({ record }) => record),
    }))
    .filter((group) => group.records.length > 0);
}
