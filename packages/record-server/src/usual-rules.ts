import type { ViewRule } from './view.ts';

/** Of a day that has been, or is today: a date of birth. */
export const pastDate: ViewRule = {
  op: 'format',
  arg: 'pastDate',
  message: { de: 'Dieser Tag liegt in der Zukunft.', en: 'This day is in the future.' },
};

/** Of a postal code beside a column `country` with a code of ISO 3166-1: five digits, where that is 'DE'. */
export const germanPostalCode: ViewRule = {
  op: 'pattern',
  arg: '[0-9]{5}',
  when: { country: 'DE' },
  message: { de: 'Bitte geben Sie fünf Ziffern ein.', en: 'Please enter five digits.' },
};
