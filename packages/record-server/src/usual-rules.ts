import type { ViewRule } from './view.ts';

/** For a day in the past, or today: a date of birth. */
export const pastDate: ViewRule = {
  op: 'format',
  arg: 'pastDate',
  message: { de: 'Dieser Tag liegt in der Zukunft.', en: 'This day is in the future.' },
};

/**
 * For a postal code beside a column `country` with an ISO 3166-1 code: five digits if it is 'DE'.
 */
export const germanPostalCode: ViewRule = {
  op: 'pattern',
  arg: '[0-9]{5}',
  when: { country: 'DE' },
  message: { de: 'Bitte geben Sie fünf Ziffern ein.', en: 'Please enter five digits.' },
};
