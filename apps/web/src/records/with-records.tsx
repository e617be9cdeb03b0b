import { useServices, useSession, useText } from '@praxiskit/pages/react';
import { LoadedRecords, type LoadedRecordsProps } from '@praxiskit/record-model/react';
import type { ReactNode } from 'react';

interface WithRecordsProps extends Omit<LoadedRecordsProps, 'client' | 'loading' | 'failed'> {
  /** Shown while they are loaded; by default the account's text. */
  loading?: string;
  /** Shown in its place where scripts are off. */
  withoutScripts?: string;
  /** Shown where they cannot be loaded. */
  failed: string;
  /** The frame around the content that replaces the records. */
  frame?: (content: ReactNode) => ReactNode;
}

/** Loads records with the page's own client, and renders with them. */
export function WithRecords({
  loading,
  withoutScripts,
  failed,
  frame = (content) => content,
  ...records
}: WithRecordsProps) {
  const t = useText();
  const services = useServices();
  const isGuest = useSession() === null;
  const waiting = frame(
    <>
      <p role="status" className="needs-scripts" children={loading ?? t('user.loading')} />
      <noscript children={withoutScripts} />
    </>,
  );
  // Who has signed out is leaving the page, and would be refused.
  if (isGuest) return waiting;
  return (
    <LoadedRecords
      {...records}
      client={() => services().records.get()}
      loading={waiting}
      failed={frame(<p role="alert">{failed}</p>)}
    />
  );
}
