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

const notesDe = {
  title: 'Notizen',
  lead: 'Eine Notiz.',
  choose: 'Wählen Sie eine Notiz.',
  gone: 'Diese Notiz gibt es nicht.',
  empty: 'Keine Notiz.',
  add: 'Neue Notiz',
  keyNew: 'neue Notiz',
  remove: 'Löschen',
  removed: '{label} gelöscht.',
  removeFailed: 'Nicht gelöscht.',
  undoFailed: 'Nicht wiederhergestellt.',
};

export type NoteTexts = typeof notesDe;

const notesEn: NoteTexts = {
  title: 'Notes',
  lead: 'A note.',
  choose: 'Choose a note.',
  gone: 'There is no such note.',
  empty: 'No note.',
  add: 'New note',
  keyNew: 'new note',
  remove: 'Delete',
  removed: '{label} deleted.',
  removeFailed: 'Not deleted.',
  undoFailed: 'Not restored.',
};

type Texts = Readonly<{ notes: NoteTexts; facts: StaffPageTexts }>;

export const sampleTexts: Readonly<Record<Locale, Texts>> = {
  de: { notes: notesDe, facts: { title: 'Angaben', lead: '', searchWords: 'Feiertag' } },
  en: { notes: notesEn, facts: { title: 'Facts', lead: '', searchWords: 'holiday' } },
};
