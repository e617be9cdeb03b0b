import type { Locale } from '@praxiskit/core';
import { useStaff } from '../frame/staff-context.tsx';
import type { StaffPage, StaffPageTexts } from '../staff-page.ts';

/** A page with nothing but its heading. */
export function Notes() {
  const { board } = useStaff();
  return <h1 tabIndex={-1}>{board ? 'Notes' : ''}</h1>;
}

/** Records with an address each. */
export const notesPage = {
  name: 'notes',
  path: '/staff/notes',
  view: 'pages',
  navigation: { letter: 'n', group: 'website' },
  record: { id: 'staff-note', path: '/staff/notes/:id' },
  page: async () => ({ Component: Notes }),
} as const satisfies StaffPage;

/** One record. */
export const factsPage = {
  name: 'facts',
  path: '/staff/facts',
  view: 'practice',
  navigation: { letter: 'd', group: 'website' },
  page: async () => ({ Component: Notes }),
} as const satisfies StaffPage;

type Texts = Readonly<Record<'notes' | 'facts', StaffPageTexts>>;

export const sampleTexts: Readonly<Record<Locale, Texts>> = {
  de: {
    notes: { title: 'Notizen', lead: '' },
    facts: { title: 'Angaben', lead: '', searchWords: 'Feiertag' },
  },
  en: {
    notes: { title: 'Notes', lead: '' },
    facts: { title: 'Facts', lead: '', searchWords: 'holiday' },
  },
};
