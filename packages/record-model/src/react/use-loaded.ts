import { useEffect, useRef, useState } from 'react';
import type { RecordClient } from '../api/client.ts';
import { useOptionalRecordClient } from './client-context.tsx';
import { useRetry } from './use-retry.ts';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: T; readonly client: RecordClient };

const loading = { status: 'loading' } as const;

/**
 * Loads records after the component is mounted, so never on a server. Another `load` loads again:
 * define it outside of the component, or with `useCallback`. It throws nothing: errors, including a
 * missing provider, are in the result and in the console. While the server cannot be reached
 * (UNAVAILABLE), or has had too many requests (THROTTLED), it tries again: after 1 s, 2 s … 30 s,
 * not earlier than the server allows, and as soon as the browser is online.
 * @param getClient for a client that is loaded on demand; by default the nearest provider's
 */
export function useLoaded<T>(
  load: (client: RecordClient) => Promise<T>,
  getClient?: () => Promise<RecordClient>,
): Loaded<T> {
  const provided = useOptionalRecordClient();
  const [last, setLast] = useState<{ load: typeof load; loaded: Loaded<T> } | null>(null);
  const [tries, setTries] = useState(0);
  // Read when it loads, so that an inline function does not load again with each render.
  const latest = useRef(getClient);
  useEffect(() => {
    latest.current = getClient;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one more run.
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: Loaded<T>): void => {
      if (isCurrent) setLast({ load, loaded });
    };
    const run = async (): Promise<void> => {
      const client = (await latest.current?.()) ?? provided;
      if (!client) throw new Error('useLoaded needs a RecordClientProvider');
      show({ status: 'ready', value: await load(client), client });
    };
    run().catch((error: unknown) => {
      console.error(error);
      show({ status: 'failed', error });
    });
    return () => {
      isCurrent = false;
    };
  }, [load, provided, tries]);
  const failed = last?.loaded.status === 'failed' ? last.loaded : null;
  useRetry(failed, tries, () => setTries(tries + 1));
  // The value of the previous `load` is not shown.
  return last?.load === load ? last.loaded : loading;
}
