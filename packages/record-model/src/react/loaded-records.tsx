import { type ReactNode, useCallback } from 'react';
import type { RecordClient } from '../api/client.ts';
import type { RecordOf } from '../api/model.ts';
import type { Query } from '../api/query.ts';
import type { ViewRow } from '../api/views.ts';
import { RecordClientProvider } from './client-context.tsx';
import { useList } from './use-list.ts';
import { useLoaded } from './use-loaded.ts';

export interface LoadedRecordsProps<Name extends string = string> {
  readonly view: Name;
  readonly query?: Query<ViewRow<Name>>;
  /**
   * The same records stay, even if they no longer match the query or are deleted; new ones are not
   * added.
   */
  readonly isFixed?: boolean;
  /** For a client that is loaded on demand; by default the nearest provider's. */
  readonly client?: () => Promise<RecordClient>;
  /** Shown until the records are loaded; nothing by default. */
  readonly loading?: ReactNode;
  /**
   * Shown if they cannot be loaded, until they can; the reason is in the console, or in the list’s
   * `error`.
   */
  readonly failed: ReactNode;
  children(records: readonly RecordOf<ViewRow<Name>>[]): ReactNode;
}

/**
 * Loads records in the browser, and renders them below a `RecordClientProvider`. They are a live
 * list: added, removed and moved records are rendered again.
 */
export function LoadedRecords<Name extends string>(props: LoadedRecordsProps<Name>): ReactNode {
  const { view, query, client, isFixed = false, loading, failed } = props;
  // Equal queries count as the same, even if each render creates a new object.
  const key = JSON.stringify(query ?? {});
  const load = useCallback(
    async (loaded: RecordClient) => {
      const found = await loaded.view<ViewRow<Name>>(view as string);
      return isFixed ? found.find(JSON.parse(key)) : null;
    },
    [view, key, isFixed],
  );
  const loaded = useLoaded(load, client);
  if (loaded.status === 'loading') return loading;
  if (loaded.status === 'failed') return failed;
  return (
    <RecordClientProvider client={loaded.client}>
      {loaded.value ? props.children(loaded.value) : <LiveRecords {...props} />}
    </RecordClientProvider>
  );
}

function LiveRecords<Name extends string>(props: LoadedRecordsProps<Name>): ReactNode {
  const { view, query, loading, failed } = props;
  const { records, status } = useList<ViewRow<Name>>(view as string, query);
  // Loaded records stay while the server is away.
  if (records.length === 0 && status !== 'ready') return status === 'failed' ? failed : loading;
  return props.children(records);
}
