import type { ListState } from '@praxiskit/record-model/react';
import { useStaff } from '@praxiskit/staff/react';
import { useEffect, useState } from 'react';

/** How many records a list has in all: the server counts those that are not loaded yet. */
export function useTotal(
  view: string,
  { filter }: { readonly filter: Readonly<Record<string, unknown>> },
  { records, hasMore }: Pick<ListState, 'hasMore'> & { readonly records: readonly unknown[] },
): number {
  const { loaded } = useStaff();
  const client = loaded.status === 'ready' ? loaded.client : null;
  const [counted, setCounted] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the list the server counts again.
  useEffect(() => {
    if (!hasMore || !client) return;
    let isCurrent = true;
    const keep = (count: number) => isCurrent && setCounted(count);
    // The number before stays while the server is away.
    client
      .loaded(view)
      .count({ filter })
      .then(keep, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, view, filter, records, hasMore]);
  return hasMore ? Math.max(counted, records.length) : records.length;
}
