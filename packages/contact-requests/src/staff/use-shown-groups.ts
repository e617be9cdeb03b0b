import type { ModelRecord } from '@praxiskit/record-model/client';
import { useState } from 'react';
import type { RequestGroup } from './group-requests.ts';

/** So many rows of a group are shown at first, and so many more each time. */
const AT_ONCE = 100;

/** A group with the number of its requests, those that are not loaded among them. */
export interface CountedGroup extends RequestGroup {
  count: number;
  /** Loads more of them; null where all are there. */
  onMore: (() => void) | null;
}

/** The group as far as its rows are rendered. */
export type ShownGroup = ReturnType<typeof useShownGroups>[number];

/** The first rows of each group, and the selected one. `onMore` shows more, and loads them where needed. */
export function useShownGroups(groups: readonly CountedGroup[], selected: ModelRecord | null) {
  const [limits, setLimits] = useState<Partial<Record<RequestGroup['name'], number>>>({});
  return groups.map(({ name, count, records, onMore }) => {
    const limit = limits[name] ?? AT_ONCE;
    const first = records.slice(0, limit);
    const isBeyond = selected !== null && !first.includes(selected) && records.includes(selected);
    const hasMore = records.length > first.length || onMore !== null;
    return {
      name,
      count,
      records: isBeyond ? [...first, selected] : first,
      onMore: hasMore
        ? () => {
            setLimits({ ...limits, [name]: limit + AT_ONCE });
            if (records.length < limit + AT_ONCE) onMore?.();
          }
        : null,
    };
  });
}
