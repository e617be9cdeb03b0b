import { notDrafts } from '@praxiskit/staff';
import type { RequestStatus } from '../request/request.ts';

/** The requests of one status, page by page: the open ones as they came in, of the others the newest first. */
export const requestQueries = {
  open: { filter: { status: 'open' }, sort: 'created_at', limit: 100 },
  answered: {
    filter: { status: 'answered' },
    sort: '-created_at',
    include: 'answered_by',
    limit: 100,
  },
  closed: { filter: { status: 'closed' }, sort: '-created_at', limit: 100 },
} as const satisfies Record<RequestStatus, object>;

/** The treatments that requests name by their ids. */
export const treatments = { ...notDrafts, sort: 'position' };
