import type { PageWords } from '@praxiskit/pages';

/** For tests and stories. */
export const sampleWords: readonly PageWords[] = [
  {
    slug: 'impressum',
    address: null,
    isWordsOnly: true,
    parts: [
      {
        label: { de: 'Vor dem Formular', en: 'Before the form' },
        words: [
          {
            key: 'request.headline',
            label: { de: 'Überschrift', en: 'Headline' },
            text: { de: 'Fragen Sie uns.', en: 'Ask us.' },
          },
          {
            key: 'request.fee',
            label: { de: 'Kosten', en: 'Fee' },
            keeps: ['{fee}'],
            text: { de: 'Die Beratung kostet {fee}.', en: 'Consultation {fee}.' },
          },
        ],
      },
    ],
  },
];
