import type { StaffPage } from '@praxiskit/staff';
import { pageTextPath, pageTextsPath } from './page-texts/paths.ts';

/** The facts of the practice: contact, hours, holidays, doctors. */
export const practicePage = {
  name: 'practice',
  path: '/staff/practice',
  view: 'practice',
  navigation: { letter: 'd', group: 'website' },
  page: () => import('./facts/practice-page.tsx'),
} as const satisfies StaffPage;

/** The texts of the site's pages. */
export const pageTextsPage = {
  name: 'pages',
  path: pageTextsPath,
  view: 'pages',
  navigation: { letter: 's', group: 'website' },
  record: { id: 'staff-page', path: pageTextPath },
  page: () => import('./page-texts/pages-page.tsx'),
  search: () => import('./page-texts/search.ts'),
} as const satisfies StaffPage;
