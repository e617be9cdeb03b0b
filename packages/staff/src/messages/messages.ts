import type { Locale } from '@praxiskit/core';
import { editor } from './editor.ts';
import { overview } from './overview.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** One module a part, so that both languages of a text are beside each other. */
const parts = {
  editor,
  overview,
  search,
  shell,
};
type Parts = typeof parts;

/** The texts of the frame and of editors. `{…}` are places for values. */
export type StaffMessages = { [Part in keyof Parts]: Parts[Part]['de'] };

const packOf = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(parts).map(([part, both]) => [part, both[locale]]),
  ) as StaffMessages;

/** In a site's own messages they are `staffRooms`, beside those of each subject's pages. */
export const staffMessages: Record<Locale, StaffMessages> = {
  de: packOf('de'),
  en: packOf('en'),
};
