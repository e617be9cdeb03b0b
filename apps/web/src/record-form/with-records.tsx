import { useServices, useText } from '@praxiskit/pages/react';
import type { RecordClient } from '@praxiskit/record-model/client';
import { RecordClientProvider, useLoaded } from '@praxiskit/record-model/react';
import type { ReactNode } from 'react';

interface WithRecordsProps<Value> {
  /** Must be the same function on each render. */
  load(client: RecordClient): Promise<Value>;
  /** Shown where they cannot be loaded. */
  failed: string;
  children(value: Value): ReactNode;
}

/** Loads records in the browser, and renders with them. */
export function WithRecords<Value>({ load, failed, children }: WithRecordsProps<Value>) {
  const t = useText();
  const services = useServices();
  const loaded = useLoaded(load, () => services().records());
  if (loaded.status === 'loading') return <p role="status">{t('user.loading')}</p>;
  if (loaded.status === 'failed') return <p role="alert">{failed}</p>;
  return (
    <RecordClientProvider client={loaded.client}>{children(loaded.value)}</RecordClientProvider>
  );
}
