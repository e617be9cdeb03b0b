import type { ModelRecord } from '@praxiskit/record-model/client';
import { type ListState, useList } from '@praxiskit/record-model/react';
import { useEffect, useRef, useState } from 'react';

const AT_ONCE = 50;
/** A search is sent when nothing was typed for so long. */
const PAUSE_MS = 150;

export interface FoundPatients extends Pick<ListState, 'hasMore' | 'loadMore' | 'refresh'> {
  /** Those of the last search that was answered; none where it failed. */
  readonly records: readonly ModelRecord[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** The patients that a search finds, in the order of their names; all of them for an empty one. */
export function usePatients(typed: string): FoundPatients {
  const text = useSettled(typed.trim());
  const filter = text === '' ? {} : { filter: { $search: text } };
  const list = useList('profiles', { ...filter, sort: 'sort_key', limit: AT_ONCE });
  // While the next answer comes, the last one stays.
  const last = useRef<readonly ModelRecord[]>([]);
  if (list.status === 'ready') last.current = list.records;
  else if (list.status === 'failed') last.current = [];
  return {
    ...list,
    records: last.current,
    isLoading: list.status === 'loading' || text !== typed.trim(),
    isFailed: list.status === 'failed',
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
