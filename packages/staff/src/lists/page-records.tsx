import type { ModelRecord, Query } from '@praxiskit/record-model/client';
import { RecordClientProvider, useWholeList } from '@praxiskit/record-model/react';
import { Button, LoadingRegion, Skeleton } from '@praxiskit/ui-kit';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStaff } from '../frame/staff-context.tsx';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

export interface PageRecordsProps {
  view: string;
  query: Omit<Query, 'limit'>;
  children: (records: readonly ModelRecord[]) => ReactNode;
}

/** The records of a page, live; until they are there, or where they do not come, a notice instead. */
export function PageRecords(props: PageRecordsProps) {
  return (
    <WithRecords>
      <LiveRecords {...props} />
    </WithRecords>
  );
}

/** For a page that asks for its records itself: until their client is there, a notice instead. */
export function WithRecords({ children }: { children: ReactNode }) {
  const { loaded } = useStaff();
  if (loaded.status === 'failed') return <LoadFailed onAgain={() => location.reload()} />;
  if (loaded.status === 'loading') return <LoadPending />;
  return <RecordClientProvider client={loaded.client}>{children}</RecordClientProvider>;
}

function LiveRecords({ view, query, children }: PageRecordsProps) {
  const { records, status, refresh } = useWholeList(view, query);
  // What was loaded before stays while the server is away.
  if (status === 'failed' && records.length === 0)
    return <LoadFailed onAgain={() => void refresh()} />;
  if (status === 'loading' && records.length === 0) return <LoadPending />;
  return children(records);
}

/** A short wait shows nothing that would flicker. */
const PATIENCE_MS = 200;

/** Before the first records are there. */
export function LoadPending() {
  const { shell } = useStaffTexts();
  const place = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      // The user who pressed on it types on: the focus stays in the pane.
      if (current && current === document.activeElement)
        current.parentElement
          ?.closest<HTMLElement>('[tabindex="-1"]')
          ?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // Pressed and typed into before the field is there: no key of a text is a command.
    <div ref={place} className="pk-staff-pending" tabIndex={-1} data-keys="none">
      <LoadingRegion
        isLoading
        className="pk-staff-waiting"
        placeholder={isLong ? <Skeleton lines={8} /> : null}
      />
      <noscript>
        <p className="pk-staff-text">{shell.withoutScripts}</p>
      </noscript>
    </div>
  );
}

/** Where no records came. */
export function LoadFailed({ onAgain }: { onAgain: () => void }) {
  const { shell } = useStaffTexts();
  return (
    <div className="pk-staff-failed" role="alert">
      <h1 className="pk-staff-big">{shell.failedTitle}</h1>
      <p>{shell.failed}</p>
      <Button onClick={onAgain}>{shell.again}</Button>
    </div>
  );
}
