import type { ModelRecord } from '@praxiskit/record-model/client';
import { type ListState, useList } from '@praxiskit/record-model/react';
import type { RequestStatus } from '../request/request.ts';
import { requestQueries } from './queries.ts';
import { useTotal } from './use-total.ts';

/** The requests of one status, as far as they are loaded. */
interface RequestsOfStatus extends Omit<ListState, 'records'> {
  readonly records: readonly ModelRecord[];
  /** How many there are in all. */
  readonly total: number;
}

/** The requests by their status; each list is loaded page by page. */
export type RequestLists = Readonly<Record<RequestStatus, RequestsOfStatus>>;

export function useRequestLists(): RequestLists {
  return {
    open: useRequestsOf('open'),
    answered: useRequestsOf('answered'),
    closed: useRequestsOf('closed'),
  };
}

function useRequestsOf(status: RequestStatus): RequestsOfStatus {
  const query = requestQueries[status];
  const list = useList('requests', query);
  return { ...list, total: useTotal('requests', query, list) };
}
