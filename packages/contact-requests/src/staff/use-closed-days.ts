import { closedDays, type Holiday } from '@praxiskit/practice';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useList } from '@praxiskit/record-model/react';
import { notDrafts } from '@praxiskit/staff';
import { useMemo, useSyncExternalStore } from 'react';

const query = { ...notDrafts, limit: 1 };
const never = () => () => undefined;
const none: readonly Holiday[] = [];

/** The days on which the practice is closed, as they are published; live, none until they are loaded. */
export function useClosedDays(): ReadonlySet<string> {
  const practice = (useList('practice', query).records[0] as ModelRecord | undefined) ?? null;
  const holidays = useSyncExternalStore(
    practice ? (changed) => practice.subscribeField('holidays', changed) : never,
    () => (practice?.base().holidays as readonly Holiday[] | null | undefined) ?? none,
    () => none,
  );
  return useMemo(() => closedDays(holidays), [holidays]);
}
