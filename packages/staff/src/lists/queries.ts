import type { RequestStatus } from '@praxiskit/contact-requests';
import type { Query } from '@praxiskit/record-model/client';

/** Of a list's query: the records themselves, published or new; their drafts are open in editors. */
export const notDrafts = { filter: { draft_of_id: null } } as const;

/** A group of requests, page by page: the open ones as they came in, of the others the newest first. */
export const requestQueries = {
  open: { filter: { status: 'open' }, sort: 'created_at', limit: 100 },
  answered: {
    filter: { status: 'answered' },
    sort: '-created_at',
    include: 'answered_by',
    limit: 100,
  },
  closed: { filter: { status: 'closed' }, sort: '-created_at', limit: 100 },
} as const satisfies Record<RequestStatus, Query>;

/** All treatments, also those that are not offered. */
export const treatmentsByDepth = { ...notDrafts, sort: 'position' };

export const pricesInOrder = { ...notDrafts, sort: 'position' };

export const pagesBySlug = { ...notDrafts, sort: 'slug' };

export const concernsInOrder = { ...notDrafts, sort: 'position', include: 'treatments' };
