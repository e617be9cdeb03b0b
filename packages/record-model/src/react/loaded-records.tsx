import { type ReactNode, useCallback } from 'react';
import type { RecordClient } from '../api/client.ts';
import type { RecordOf } from '../api/model.ts';
import type { Query } from '../api/query.ts';
import type { ViewRow } from '../api/views.ts';
import { RecordClientProvider } from './client-context.tsx';
import { useLoaded } from './use-loaded.ts';

/** Of `LoadedRecords`. */
export interface LoadedRecordsProps<Name extends string = string> {
  /** The view's name. */
  readonly view: Name;
  readonly query?: Query;
  /** For a client that is itself loaded on demand; by default the nearest provider's. */
  readonly client?: () => Promise<RecordClient>;
  /** Shown until the records are there; nothing by default. */
  readonly loading?: ReactNode;
  /** Shown where they cannot be loaded; the error is in the console. */
  readonly failed: ReactNode;
  children(records: readonly RecordOf<ViewRow<Name>>[]): ReactNode;
}

/** Loads records in the browser, and renders with them below a `RecordClientProvider`. */
export function LoadedRecords<Name extends string>({
  view,
  query,
  client,
  ...states
}: LoadedRecordsProps<Name>): ReactNode {
  // A query that says the same is the same, also where each render makes a new object of it.
  const key = JSON.stringify(query ?? {});
  const load = useCallback(
    async (loaded: RecordClient) =>
      (await loaded.view<ViewRow<Name>>(view as string)).find(JSON.parse(key)),
    [view, key],
  );
  const loaded = useLoaded(load, client);
  if (loaded.status === 'loading') return states.loading;
  if (loaded.status === 'failed') return states.failed;
  return (
    <RecordClientProvider client={loaded.client}>
      {states.children(loaded.value)}
    </RecordClientProvider>
  );
}
