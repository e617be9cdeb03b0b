import { missingParts } from '@praxiskit/treatments';
import { expect, test } from 'vitest';
import { sampleFacts, sampleTexts, unknownFacts } from '../sample.ts';

const whole = {
  ...sampleTexts,
  facts: sampleFacts,
  summary_de: 'Feine Spitzen.',
  summary_en: 'Fine tips.',
};

test('required parts are asked for in both languages, in the order of the page', () => {
  expect(missingParts(whole)).toEqual([]);
  expect(
    missingParts({
      ...whole,
      purpose_en: ' ',
      exclusions_de: '',
      risks: [],
      care: undefined,
      facts: { ...sampleFacts, lasts_en: '' },
    }),
  ).toEqual(['facts.lasts_en', 'purpose_en', 'exclusions_de', 'risks', 'care']);
});

const numbers = [
  'facts.duration_minutes',
  'facts.sessions_min',
  'facts.sessions_max',
  'facts.downtime_days_min',
  'facts.downtime_days_max',
  'facts.onset_days_min',
  'facts.onset_days_max',
];

test('a treatment with nothing but its names lacks every part', () => {
  expect(missingParts({ facts: null })).toEqual([
    'summary_de',
    'summary_en',
    ...numbers,
    'facts.lasts_de',
    'facts.lasts_en',
    'body_de',
    'body_en',
    'purpose_de',
    'purpose_en',
    'exclusions_de',
    'exclusions_en',
    'course',
    'risks',
    'care',
  ]);
});

test('a number that is not entered yet is missing, a 0 is not', () => {
  const none = { downtime_days_min: 0, downtime_days_max: 0, onset_days_min: 0, onset_days_max: 0 };
  expect(missingParts({ ...whole, facts: { ...sampleFacts, ...none } })).toEqual([]);
  const words = { lasts_de: 'ein Jahr', lasts_en: 'a year' };
  expect(missingParts({ ...whole, facts: { ...unknownFacts, ...words } })).toEqual(numbers);
});

test('several sessions have an interval, a single one has none', () => {
  const facts = { ...sampleFacts, interval_days: null };
  expect(missingParts({ ...whole, facts })).toEqual(['facts.interval_days']);
  const single = { ...facts, sessions_min: 1, sessions_max: 1 };
  expect(missingParts({ ...whole, facts: single })).toEqual([]);
});

test('a public treatment without a part can be corrected elsewhere, and loses no other part', () => {
  const published = { ...whole, risks: [] };
  expect(missingParts({ ...published, body_de: 'Neu.' }, published)).toEqual([]);
  expect(missingParts({ ...published, course: [] }, published)).toEqual(['course']);
});
