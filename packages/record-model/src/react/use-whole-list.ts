import { useEffect } from 'react';
import type { View } from '../api/model.ts';
import type { Query } from '../api/query.ts';
import type { OtherName, RecordViews, ViewName } from '../api/views.ts';
import type { Values } from '../values/values.ts';
import { type ListState, useList } from './use-list.ts';

/**
 * `useList` with every record of its query, page after page of 500. Records are available as they
 * arrive; `status` is 'ready' with the last page.
 */
export function useWholeList<Name extends ViewName>(
  view: Name,
  query?: Omit<Query<RecordViews[Name]>, 'limit'>,
): ListState<RecordViews[Name]>;
export function useWholeList<T = Values, Name extends string = string>(
  view: View<T> | (Name & OtherName<Name>),
  query?: Omit<Query<NoInfer<T>>, 'limit'>,
): ListState<T>;
export function useWholeList<T = Values>(
  view: View<T> | string,
  query: Omit<Query<T>, 'limit'> = {},
): ListState<T> {
  const list = useList<T>(view as View<T>, { ...query, limit: 500 });
  const { records, status, hasMore, loadMore } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has arrived asks for the next one.
  useEffect(() => {
    if (status === 'ready' && hasMore) void loadMore();
  }, [records, status, hasMore, loadMore]);
  return status === 'ready' && hasMore ? { ...list, status: 'loading' } : list;
}
