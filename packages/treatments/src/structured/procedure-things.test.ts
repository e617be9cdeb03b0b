import { procedureThings } from '@praxiskit/treatments';
import { expect, test } from 'vitest';

const origin = 'https://praxis.example';

test('structured data of a treatment’s page have its review date and the practice', () => {
  const [page, procedure] = procedureThings(
    {
      name: 'Hyaluron',
      path: '/hyaluron?lang=en',
      language: 'en-US',
      description: 'Volume.',

      howPerformed: 'A gel.',
      preparation: '',
      followup: 'Cool it.',
      reviewedOn: '2026-11-01',
    },
    origin,
  );
  const url = `${origin}/hyaluron?lang=en`;
  expect(page).toEqual({
    '@type': 'MedicalWebPage',
    url,
    name: 'Hyaluron',
    inLanguage: 'en-US',
    lastReviewed: '2026-11-01',
    about: { '@id': `${url}#procedure` },
    publisher: { '@id': `${origin}/#practice` },
  });
  expect(procedure).toEqual({
    '@type': 'MedicalProcedure',
    '@id': `${url}#procedure`,
    url,
    name: 'Hyaluron',
    description: 'Volume.',
    howPerformed: 'A gel.',
    followup: 'Cool it.',
  });
});
