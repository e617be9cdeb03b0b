import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RecordClient } from '../api/client.ts';
import type { View } from '../api/model.ts';
import type { RecordViews, ViewName } from '../api/views.ts';
import { internalsOf } from '../client/internals.ts';
import type { Values } from '../values/values.ts';
import { useOptionalRecordClient } from './client-context.tsx';
import { useRetry } from './use-retry.ts';

export type ViewState<T = Values> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly view: View<T> };

const loading = { status: 'loading' } as const;

/**
 * A view of the nearest provider's client: immediately if it is already loaded, also on a server.
 * Otherwise it is loaded after the component is mounted, and again while the server cannot be
 * reached. It throws nothing: errors, including a missing provider, are in the result. Below a
 * Suspense boundary use `use(useRecordClient().view(name))` without states.
 */
export function useView<Name extends ViewName>(name: Name): ViewState<RecordViews[Name]>;
export function useView<T = Values>(name: string): ViewState<T>;
export function useView<T = Values>(name: string): ViewState<T> {
  return useViewAgain<T>(name).state;
}

/** The same; `tryAgain` loads it immediately after a failure. */
export function useViewAgain<T>(name: string): { state: ViewState<T>; tryAgain: () => void } {
  const client = useOptionalRecordClient();
  const [state, setState] = useState<{ key: unknown; name: string; state: ViewState<T> } | null>(
    null,
  );
  const [tries, setTries] = useState(0);
  const tryAgain = useCallback(() => setTries((before) => before + 1), []);
  const session = useSessionOf(client);
  const isCurrent = state !== null && state.key === session && state.name === name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session has views of its own
  const known = useMemo(() => find<T>(client, name), [client, name, session]);
  const shown = known ?? (isCurrent ? state.state : loading);
  useRetry(shown.status === 'failed' ? shown : null, tries, tryAgain);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one more run.
  useEffect(() => {
    let isMounted = true;
    if (known) return;
    load<T>(client, name)
      .then((view): ViewState<T> => ({ status: 'ready', view }))
      .catch((error: unknown): ViewState<T> => ({ status: 'failed', error }))
      .then((next) => {
        if (isMounted) setState({ key: session, name, state: next });
      });
    return () => {
      isMounted = false;
    };
  }, [client, name, known, session, tries]);
  return { state: shown, tryAgain };
}

/** Changes after `client.clear()`, so that the next user does not see the former user's records. */
function useSessionOf(client: RecordClient | null): unknown {
  const subscribe = useCallback(
    (cleared: () => void) => (client ? internalsOf(client).addHooks({ cleared }) : () => undefined),
    [client],
  );
  const read = () => client && internalsOf(client).engine;
  return useSyncExternalStore(subscribe, read, read);
}

function find<T>(client: RecordClient | null, name: string): ViewState<T> | null {
  try {
    return client && { status: 'ready', view: client.loaded<T>(name) };
  } catch {
    return null;
  }
}

async function load<T>(client: RecordClient | null, name: string): Promise<View<T>> {
  if (client === null) throw new Error('useView needs a RecordClientProvider');
  return client.view<T>(name);
}
