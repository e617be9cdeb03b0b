import type { ModelRecord } from '@praxiskit/record-model/client';
import type { EarlierContent, EarlierVersion } from '@praxiskit/record-model/drafts';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useEffect, useState } from 'react';
import { keyOf } from './draft-client.ts';

/** The server's answer; null before it arrives. */
export interface Loaded<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value: T | null;
  /** Reads again after a failure. */
  readonly reload: () => void;
}

/**
 * The earlier versions of a record, the newest first; read again after each publishing.
 *
 * @param isWanted if false, nothing is read
 */
export function useVersions(
  record: ModelRecord,
  isWanted: boolean,
): Loaded<readonly EarlierVersion[]> {
  return useAnswer(record, 'versions', isWanted, record.base().version);
}

/** One earlier version with its content, which never changes. */
export const useVersion = (
  record: ModelRecord,
  version: number,
  isWanted: boolean,
): Loaded<EarlierContent> => useAnswer(record, `versions/${version}`, isWanted, version);

/** @param edition a change reads again; the old value is shown until then */
function useAnswer<T>(
  record: ModelRecord,
  of: string,
  isWanted: boolean,
  edition: unknown,
): Loaded<T> {
  const client = useRecordClient();
  const path = `/drafts/${record.view.name}/${record.base()[keyOf(record)]}/${of}`;
  const [answer, setAnswer] = useState<Omit<Loaded<T>, 'reload'>>({
    status: 'loading',
    value: null,
  });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edition and each try reads again.
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    client.send(path).then(
      ({ body }) => isLeft || setAnswer({ status: 'ready', value: body as T }),
      () => isLeft || setAnswer({ status: 'failed', value: null }),
    );
    return () => {
      isLeft = true;
    };
  }, [client, path, isWanted, edition, tries]);
  return {
    ...answer,
    reload() {
      setAnswer({ status: 'loading', value: null });
      setTries((count) => count + 1);
    },
  };
}
