import type { StaffPage } from '../staff-page.ts';
import { pageTextPath, pageTextsPath } from './paths.ts';

/** The texts of the site's pages. */
export const pageTextsPage = {
  name: 'pages',
  path: pageTextsPath,
  view: 'pages',
  navigation: { letter: 's', group: 'website' },
  record: { id: 'staff-page', path: pageTextPath },
  page: () => import('./pages-page.tsx'),
  search: () => import('./search.ts'),
} as const satisfies StaffPage;
