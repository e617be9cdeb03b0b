import { treatmentThings } from '@praxiskit/treatments';
import { expect, test } from 'vitest';
import { sampleTexts } from '../sample.ts';

const treatment = {
  ...sampleTexts,

  name_de: 'Feine Nadeln',
  name_en: 'Fine needles',
  summary_de: 'Reiz.',
  summary_en: 'Stimulus.',
};
const place = { path: '/nadeln', home: 'Start', origin: 'https://praxis.example' };
const kindsOf = (things: readonly { '@type': string }[]) => things.map((thing) => thing['@type']);

test('a treatment’s page is about a procedure, at the address of its language [R1.4]', () => {
  const german = treatmentThings(treatment, { ...place, locale: 'de' });
  expect(kindsOf(german)).toEqual([
    'MedicalWebPage',
    'MedicalProcedure',
    'BreadcrumbList',
    'FAQPage',
  ]);
  expect(german[0]).toMatchObject({ url: 'https://praxis.example/nadeln', inLanguage: 'de' });
  const english = treatmentThings(treatment, { ...place, locale: 'en' });
  expect(english[0]).toMatchObject({
    url: 'https://praxis.example/nadeln?lang=en',
    name: 'Fine needles',
  });
  expect(JSON.stringify(english)).not.toContain('Reiz.');
});

test('care before the day is the preparation, care after it the follow-up', () => {
  const care = [
    { from: -7, to: -1, text_de: 'Keine Säuren.', text_en: 'No acids.' },
    { from: 0, to: 3, text_de: 'Kühlen.', text_en: 'Cool it.' },
  ];
  const [, procedure] = treatmentThings({ ...treatment, care }, { ...place, locale: 'en' });
  expect(procedure?.preparation).toMatch(/^[^:]+: No acids\.$/);
  expect(procedure?.followup).toMatch(/^[^:]+: Cool it\.$/);
});

test('without questions the page is no list of questions', () => {
  const things = treatmentThings({ ...treatment, questions: [] }, { ...place, locale: 'de' });
  expect(kindsOf(things)).not.toContain('FAQPage');
});
