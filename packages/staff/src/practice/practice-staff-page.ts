import type { StaffPage } from '../staff-page.ts';

/** The facts of the practice: contact, hours, holidays, doctors. */
export const practicePage = {
  name: 'practice',
  path: '/staff/practice',
  view: 'practice',
  navigation: { letter: 'd', group: 'website' },
  page: () => import('./practice-page.tsx'),
} as const satisfies StaffPage;
