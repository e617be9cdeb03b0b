import type { StaffPage } from '@praxiskit/staff';
import { requestsPath } from './paths.ts';
import { requestQueries } from './queries.ts';

/** The page of requests for an appointment. */
export const requestsPage = {
  name: 'requests',
  path: requestsPath,
  view: 'requests',
  navigation: { letter: 'a', group: 'daily' },
  page: () => import('./requests-page.tsx'),
  search: () => import('./search.ts'),
  waiting: {
    query: requestQueries.open,
    overview: () => import('./waiting-requests.tsx'),
  },
} as const satisfies StaffPage;
