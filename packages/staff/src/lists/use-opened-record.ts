import { type ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useEffect, useState } from 'react';

/** A record that is open: from the server, which keeps a log of it where its view is confidential. */
export type OpenedRecord =
  | { readonly status: 'closed' | 'loading' | 'missing' | 'failed' }
  | { readonly status: 'open'; readonly record: ModelRecord };

/**
 * Opens a record by its id. `missing`: there is none, or this user may not read it.
 *
 * @param id null: none is open
 * @param include `'author'`, or `'patient,author'`
 */
export function useOpenedRecord(
  view: string,
  id: string | null,
  include = '',
): OpenedRecord & { tryAgain(): void } {
  const client = useRecordClient();
  const [opened, setOpened] = useState<{ id: string; opened: OpenedRecord } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    const show = (next: OpenedRecord) => {
      if (isCurrent) setOpened({ id, opened: next });
    };
    client
      .view<never>(view)
      .then((loaded) => loaded.get(id, include ? { include: include.split(',') as never } : {}))
      .then(
        (record) => show({ status: 'open', record: record as unknown as ModelRecord }),
        (error: unknown) => {
          const isMissing = error instanceof RecordError && error.code === 'NOT_FOUND';
          show({ status: isMissing ? 'missing' : 'failed' });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [client, view, id, include, tries]);
  const own: OpenedRecord =
    id === null ? { status: 'closed' } : opened?.id === id ? opened.opened : { status: 'loading' };
  return { ...own, tryAgain: () => setTries((count) => count + 1) };
}
