import { useServices, useText } from '@praxiskit/pages/react';
import { LoadedRecords, type LoadedRecordsProps } from '@praxiskit/record-model/react';

interface WithRecordsProps extends Pick<LoadedRecordsProps, 'view' | 'query' | 'children'> {
  /** Shown where they cannot be loaded. */
  failed: string;
}

/** Loads records with the page's own client, and renders with them. */
export function WithRecords({ failed, ...records }: WithRecordsProps) {
  const t = useText();
  const services = useServices();
  return (
    <LoadedRecords
      {...records}
      client={() => services().records.get()}
      loading={<p role="status">{t('user.loading')}</p>}
      failed={<p role="alert">{failed}</p>}
    />
  );
}
