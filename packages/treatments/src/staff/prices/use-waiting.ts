import { useDrafts } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type WaitingPrice, waitingOf } from './price-columns.ts';

/** The prices that wait to be published, updated with every key. */
export function useWaiting(prices: readonly ModelRecord[]): readonly WaitingPrice[] {
  const drafts = useDrafts('prices');
  const records = useMemo(() => [...prices, ...drafts.values()], [prices, drafts]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = records.map((record) => record.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [records],
  );
  const revision = () => records.reduce((sum, record) => sum + record.revision, 0);
  useSyncExternalStore(subscribe, revision, revision);
  return waitingOf(prices, (price) => drafts.get(String(price.base().id)));
}
