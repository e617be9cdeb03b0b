import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose: 'A country, by its name in the language of the page.',
  when: 'An address may be abroad.',
  whenNot: 'Every address is in one country: then there is no field.',
  anatomy: {
    parts: [
      ['label', 'Label', 'That of *Field*.'],
      [
        'select',
        'List',
        'The browser’s own, in the order of the language. Its value is the code of ISO 3166-1.',
      ],
    ],
  },
  keys: [
    ['Letters', 'lead to a name'],
    ['Up Down', 'go through the list'],
  ],
  heard: [['with the focus', '‘Country, combo box, Germany’']],
  search: 'address region nation ISO select Land Länder Adresse Anschrift',
};
