import type { Locale } from '@praxiskit/core';
import { practice } from './facts/texts.ts';
import { pages } from './page-texts/texts.ts';

const textsOf = (locale: Locale) => ({ practice: practice[locale], pages: pages[locale] });

/** The texts of the staff's pages, by their names; in a site's own messages they are among `staffRooms`. */
export const practiceStaffTexts = { de: textsOf('de'), en: textsOf('en') };
