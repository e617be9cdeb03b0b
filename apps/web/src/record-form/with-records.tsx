import { useServices, useText } from '@praxiskit/pages/react';
import type { ModelRecord, Query, RecordClient } from '@praxiskit/record-model/client';
import { RecordClientProvider, useLoaded } from '@praxiskit/record-model/react';
import { type ReactNode, useCallback } from 'react';

interface WithRecordsProps {
  view: string;
  query: Query;
  /** Shown where they cannot be loaded. */
  failed: string;
  children(records: readonly ModelRecord[]): ReactNode;
}

/** Loads records in the browser, and renders with them. */
export function WithRecords({ view, query, failed, children }: WithRecordsProps) {
  const t = useText();
  const services = useServices();
  // A query that says the same is the same, also where each render makes a new object of it.
  const key = JSON.stringify(query);
  const load = useCallback(
    async (client: RecordClient) => (await client.view(view)).find(JSON.parse(key)),
    [view, key],
  );
  const loaded = useLoaded(load, () => services().records());
  if (loaded.status === 'loading') return <p role="status">{t('user.loading')}</p>;
  if (loaded.status === 'failed') return <p role="alert">{failed}</p>;
  return (
    <RecordClientProvider client={loaded.client}>{children(loaded.value)}</RecordClientProvider>
  );
}
