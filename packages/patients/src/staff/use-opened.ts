import { type ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useEffect, useState } from 'react';

/** A patient whose file is open: from the server, which keeps a log of it. */
export type Opened =
  | { readonly status: 'closed' | 'loading' | 'missing' | 'failed' }
  | { readonly status: 'open'; readonly record: ModelRecord };

/** @param id of the address; null on the list */
export function useOpened(id: string | null): Opened & { tryAgain(): void } {
  const client = useRecordClient();
  const [opened, setOpened] = useState<{ id: string; opened: Opened } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    const show = (next: Opened) => {
      if (isCurrent) setOpened({ id, opened: next });
    };
    client
      .view('profiles')
      .then((view) => view.get(id))
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
  }, [client, id, tries]);
  const own: Opened =
    id === null ? { status: 'closed' } : opened?.id === id ? opened.opened : { status: 'loading' };
  return { ...own, tryAgain: () => setTries((count) => count + 1) };
}
