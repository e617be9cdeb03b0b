import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RecordClient } from '../api/client.ts';
import { type Inspection, inspectClient, watchClient } from './inspect.ts';
import { RecordLayers } from './record-layers.tsx';
import { styles } from './styles.ts';
import { type DevtoolsTexts, devtoolsTexts } from './texts.ts';
import type { WireEntry, WireLog } from './wire-log.ts';
import { WireTable } from './wire-table.tsx';

export interface RecordDevtoolsProps {
  readonly client: RecordClient;
  /** The log that wraps the client's `fetch`; without it no requests are shown. */
  readonly wireLog?: WireLog;
  /** The language of the panel's own texts; 'en' by default. */
  readonly locale?: 'de' | 'en';
  readonly texts?: Partial<DevtoolsTexts>;
}

const noEntries: readonly WireEntry[] = [];
const nothing = () => () => undefined;
const empty: Inspection = { records: [], done: [], undone: [] };

/**
 * The content of a client: its records in their layers, the outbox, the last requests, and the
 * changes that can be undone. It renders again with each change, and renders nothing on a server.
 */
export function RecordDevtools({
  client,
  wireLog,
  locale = 'en',
  texts,
}: RecordDevtoolsProps): ReactElement {
  const t: DevtoolsTexts = { ...devtoolsTexts[locale], ...texts };
  const [{ records, done, undone }, setInspection] = useState(empty);
  useEffect(() => {
    const show = () => setInspection(inspectClient(client));
    show();
    return watchClient(client, show);
  }, [client]);
  const read = () => wireLog?.entries ?? noEntries;
  // No `useStore`: the log is optional.
  const entries = useSyncExternalStore(wireLog?.subscribe ?? nothing, read, () => noEntries);
  return (
    <section aria-label={t.title} style={styles.panel}>
      <p style={styles.title}>{t.title}</p>
      <Part title={t.records} count={records.length} none={t.none} isOpen>
        {records.map((record) => (
          <RecordLayers key={`${record.view} ${record.key}`} record={record} texts={t} />
        ))}
      </Part>
      {wireLog ? (
        <Part title={t.requests} count={entries.length} none={t.none} isOpen>
          <WireTable entries={entries} texts={t} />
        </Part>
      ) : null}
      <Part title={t.history} count={done.length + undone.length} none={t.none}>
        <Operations title={t.done} operations={done} />
        <Operations title={t.undone} operations={undone} />
      </Part>
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly none: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Part({ title, count, none, isOpen = false, children }: PartProps) {
  return (
    <details open={isOpen}>
      <summary style={styles.summary}>
        {title} ({count})
      </summary>
      {count === 0 ? (
        <p style={styles.quiet}>{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <section aria-label={title} style={styles.scroll} tabIndex={0}>
          {children}
        </section>
      )}
    </details>
  );
}

function Operations({ title, operations }: { title: string; operations: readonly string[] }) {
  if (operations.length === 0) return null;
  return (
    <>
      <p style={styles.quiet}>{title}</p>
      <ol style={styles.list}>
        {operations.map((operation, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies it
          <li key={at} style={styles.code}>
            {operation}
          </li>
        ))}
      </ol>
    </>
  );
}
