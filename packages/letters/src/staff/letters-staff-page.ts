import type { StaffPage } from '@praxiskit/staff';
import { letterPath, lettersPath } from './paths.ts';
import { waitingLetters } from './queries.ts';

/** The page of letters. No title or address of it names a patient or a subject. */
export const lettersPage = {
  name: 'letters',
  path: lettersPath,
  // Admins read no letters (§ 203 StGB).
  roles: ['staff'],
  view: 'letter_cards',
  navigation: { letter: 'b', group: 'daily' },
  record: { id: 'staff-letter', path: letterPath, view: 'letters' },
  page: () => import('./letters-page.tsx'),
  waiting: {
    query: waitingLetters,
    overview: () => import('./waiting-letters.tsx'),
  },
} as const satisfies StaffPage;
