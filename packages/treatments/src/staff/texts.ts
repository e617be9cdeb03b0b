import type { Locale } from '@praxiskit/core';
import { concerns } from './concerns/texts.ts';
import { prices } from './prices/texts.ts';
import { treatments } from './treatments/texts.ts';

const textsOf = (locale: Locale) => ({
  treatments: treatments[locale],
  prices: prices[locale],
  concerns: concerns[locale],
});

/** The texts of the staff's pages, by their names; in a site's own messages they are among `staffRooms`. */
export const treatmentStaffTexts = { de: textsOf('de'), en: textsOf('en') };
