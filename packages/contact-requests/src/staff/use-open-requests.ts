import type { LiveList, ModelRecord } from '@praxiskit/record-model/client';
import { useStaff } from '@praxiskit/staff/react';
import { useSyncExternalStore } from 'react';
import { requestQueries } from './queries.ts';
import { useTotal } from './use-total.ts';

const never = () => () => undefined;
const none: readonly ModelRecord[] = [];

/** The open requests, those of them that are loaded, the oldest first; live, none until they are loaded. */
export function useOpenRequests() {
  const { loaded } = useStaff();
  const list =
    loaded.status === 'ready'
      ? (loaded.client.loaded('requests').list(requestQueries.open) as unknown as LiveList)
      : null;
  useSyncExternalStore(
    list ? list.subscribe.bind(list) : never,
    () => list?.revision,
    () => undefined,
  );
  const records = (list?.records ?? none) as readonly ModelRecord[];
  const hasMore = list?.next != null;
  const total = useTotal('requests', requestQueries.open, { records, hasMore });
  return { records, total, hasMore, loadMore: async () => list?.loadMore() };
}
