import { missingParts } from '@praxiskit/treatments';
import { expect, test } from 'vitest';
import { sampleFacts, sampleTexts } from '../sample.ts';

const whole = {
  ...{ ...sampleTexts, facts: sampleFacts },
  ...{ summary_de: 'Feine Spitzen.', summary_en: 'Fine tips.' },
};

test('what a page has to say is asked for in both languages, in the order of the page', () => {
  expect(missingParts(whole)).toEqual([]);
  expect(
    missingParts({
      ...{ ...whole, purpose_en: ' ', exclusions_de: '', risks: [], care: undefined },
      facts: { ...sampleFacts, lasts_en: '' },
    }),
  ).toEqual(['facts.lasts_en', 'purpose_en', 'exclusions_de', 'risks', 'care']);
});

test('a treatment with nothing but its names lacks every part', () => {
  expect(missingParts({ facts: null })).toEqual([
    ...['summary_de', 'summary_en', 'facts.lasts_de', 'facts.lasts_en', 'body_de', 'body_en'],
    ...['purpose_de', 'purpose_en', 'exclusions_de', 'exclusions_en', 'course', 'risks', 'care'],
  ]);
});

test('what is published without a part is corrected elsewhere, and loses no other one', () => {
  const published = { ...whole, risks: [] };
  expect(missingParts({ ...published, body_de: 'Neu.' }, published)).toEqual([]);
  expect(missingParts({ ...published, course: [] }, published)).toEqual(['course']);
});
