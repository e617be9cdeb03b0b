import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ListStatus, LiveList, RecordOf, View } from '../api/model.ts';
import type { Query } from '../api/query.ts';
import type { OtherName, RecordViews, ViewName } from '../api/views.ts';
import type { Values } from '../values/values.ts';
import { useViewAgain } from './use-view.ts';

export interface ListState<T = Values> {
  readonly records: readonly RecordOf<T>[];
  readonly status: ListStatus;
  /** The error of the view, or of the last load. */
  readonly error: unknown;
  /** True while there is a next page. */
  readonly hasMore: boolean;
  readonly loadMore: () => Promise<void>;
  readonly refresh: () => Promise<void>;
}

const none: readonly never[] = [];
const nothing = async () => undefined;

/**
 * The records of a query, kept up to date; renders again when the list changes, but not when its
 * records' fields change. Equal queries share one list.
 * @param view a loaded view, or its name in the nearest provider's client
 */
export function useList<Name extends ViewName>(
  view: Name,
  query?: Query<RecordViews[Name]>,
): ListState<RecordViews[Name]>;
export function useList<T = Values, Name extends string = string>(
  view: View<T> | (Name & OtherName<Name>),
  query?: Query<NoInfer<T>>,
): ListState<T>;
export function useList<T = Values>(view: View<T> | string, query: Query<T> = {}): ListState<T> {
  const { state: named, tryAgain } = useViewAgain<T>(typeof view === 'string' ? view : view.name);
  const loadView = useCallback(async () => tryAgain(), [tryAgain]);
  const loaded = typeof view === 'string' ? named.status === 'ready' && named.view : view;
  // Equal queries count as the same, even if each render creates a new object.
  const key = JSON.stringify(query);
  const list = useMemo<LiveList<T> | null>(
    () => (loaded ? loaded.list(JSON.parse(key)) : null),
    [loaded, key],
  );
  const subscribe = useCallback(
    (listener: () => void) => list?.subscribe(listener) ?? (() => undefined),
    [list],
  );
  const read = () => list?.revision;
  useSyncExternalStore(subscribe, read, read);
  const failure = named.status === 'failed' ? named.error : null;
  return {
    records: list?.records ?? none,
    status: list?.status ?? (failure === null ? 'loading' : 'failed'),
    error: list ? list.error : failure,
    hasMore: list?.next != null,
    loadMore: list?.loadMore ?? nothing,
    refresh: list?.refresh ?? loadView,
  };
}
