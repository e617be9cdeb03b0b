import { closedDays, type Holiday } from '@praxiskit/practice';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { notDrafts } from '@praxiskit/staff';
import { useStaff } from '@praxiskit/staff/react';
import { useMemo, useSyncExternalStore } from 'react';

const query = { ...notDrafts, limit: 1 };
const never = () => () => undefined;
const none: readonly Holiday[] = [];

/** The days on which the practice is closed, as they are published; live, none until they are loaded. */
export function useClosedDays(): ReadonlySet<string> {
  const { loaded } = useStaff();
  const list = loaded.status === 'ready' ? loaded.client.loaded('practice').list(query) : null;
  const practice = useSyncExternalStore(
    list ? list.subscribe.bind(list) : never,
    () => (list?.records[0] as ModelRecord | undefined) ?? null,
    () => null,
  );
  const holidays = useSyncExternalStore(
    practice ? (changed) => practice.subscribeField('holidays', changed) : never,
    () => (practice?.base().holidays as readonly Holiday[] | null | undefined) ?? none,
    () => none,
  );
  return useMemo(() => closedDays(holidays), [holidays]);
}
