import type { StaffPage } from '@praxiskit/staff';
import { paths } from './paths.ts';

/** The treatments by their depth, each with an address of its own. */
export const treatmentsPage = {
  name: 'treatments',
  path: paths.treatments,
  view: 'treatments',
  navigation: { letter: 't', group: 'website' },
  record: { id: 'staff-treatment', path: paths.treatment },
  page: () => import('./treatments/treatments-page.tsx'),
  search: () => import('./treatments/search.ts'),
} as const satisfies StaffPage;

/** The lines of the price page. A site names where that is: `publicPage`. */
export const pricesPage = {
  name: 'prices',
  path: paths.prices,
  view: 'prices',
  navigation: { letter: 'r', group: 'website' },
  page: () => import('./prices/prices-page.tsx'),
  search: () => import('./prices/search.ts'),
} as const satisfies StaffPage;

/** The page of visitors' concerns; a link in the list of the treatments leads there. */
export const concernsPage = {
  name: 'concerns',
  path: paths.concerns,
  view: 'concerns',
  page: () => import('./concerns/concerns-page.tsx'),
  search: () => import('./concerns/search.ts'),
} as const satisfies StaffPage;
