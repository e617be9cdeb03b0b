import type { ModelRecord, Query } from '@praxiskit/record-model/client';
import { type ListState, useList } from '@praxiskit/record-model/react';
import { useEffect, useRef, useState } from 'react';

/** A search is sent when nothing was typed for so long. */
const PAUSE_MS = 150;

export interface ServerList extends Pick<ListState, 'hasMore' | 'loadMore' | 'refresh'> {
  /** Those of the last answer; none where it failed. */
  readonly records: readonly ModelRecord[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

export interface ServerListOptions {
  view: string;
  /** Without its filter by words. */
  query: Query;
  /** Words that the view is searched for; all records for an empty text. */
  typed: string;
  /** The condition of the words; by default those of the view itself. */
  filterOf?: (words: string) => object;
  /** The part of the records that the query has: while another search loads, the last answer of the same part stays. */
  part?: string;
}

/** A list that the server searches, because its records are too many to load them all. */
export function useServerList(options: ServerListOptions): ServerList {
  const { view, query, typed, filterOf = searchWords, part = '' } = options;
  const text = useSettled(typed.trim());
  const words = text === '' ? {} : filterOf(text);
  const filter = { ...query.filter, ...words };
  const list = useList(view, {
    ...query,
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
  });
  const last = useRef<{ part: string; records: readonly ModelRecord[] }>({ part, records: [] });
  if (list.status === 'ready') last.current = { part, records: list.records };
  else if (list.status === 'failed' || last.current.part !== part)
    last.current = { part, records: [] };
  return {
    ...list,
    records: last.current.records,
    isLoading: list.status === 'loading' || text !== typed.trim(),
    isFailed: list.status === 'failed',
  };
}

const searchWords = (words: string) => ({ $search: words });

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
