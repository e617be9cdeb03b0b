import { expect, test } from 'vitest';
import { sampleTexts } from '../sample.ts';
import type { TreatmentTexts } from '../treatment.ts';
import { careTerm } from './care-term.ts';
import { answerSections, courseSections } from './treatment-sections.ts';

const nothing: TreatmentTexts = {
  body_de: '',
  body_en: '',
  purpose_de: '',
  purpose_en: '',
  alternatives_de: '',
  alternatives_en: '',
  exclusions_de: '',
  exclusions_en: '',
  included_de: '',
  included_en: '',
  course: [],
  risks: [],
  care: [],
  questions: [],
  evidence: null,
};

test('every part of a treatment is there, in the language of the page', () => {
  const ids = [...courseSections(sampleTexts, 'de'), ...answerSections(sampleTexts, 'de')];
  expect(ids.map(({ id }) => id)).toEqual([
    'what',
    'purpose',
    'course',
    'risks',
    'care',
    'questions',
    'evidence',
    'alternatives',
  ]);
  const english = JSON.stringify([
    courseSections(sampleTexts, 'en'),
    answerSections(sampleTexts, 'en'),
  ]);
  expect(english).not.toMatch(/[äöüß]|Häufig|Kein/);
});

test('a part without a text is left out, and never filled with another treatment’s', () => {
  expect(courseSections(nothing, 'de')).toEqual([]);
  expect(answerSections(nothing, 'en')).toEqual([]);
});

test('the people that a treatment is not for are named below the risks', () => {
  const risks = courseSections(sampleTexts, 'de').find(({ id }) => id === 'risks');
  expect(risks).toMatchObject({
    entries: [
      { term: 'Häufig' },
      { term: 'Selten' },
      { term: 'Nicht bei', text: sampleTexts.exclusions_de },
    ],
  });
});

test('the people that a treatment is not for are named even without a written risk', () => {
  const [only] = courseSections({ ...nothing, exclusions_de: 'Akne.' }, 'de');
  expect(only).toMatchObject({ lead: null, entries: [{ term: 'Nicht bei', text: 'Akne.' }] });
});

test('care is in the order of its days, before the treatment and from it on', () => {
  const care = courseSections(sampleTexts, 'de').find(({ id }) => id === 'care');
  expect(care).toMatchObject({
    early: [{ term: '1\u00a0Woche vorher', at: -7, days: 7 }],
    late: [
      { term: 'Am Tag selbst', at: 0, days: 0.5 },
      { term: '3\u00a0Tage lang', at: 0, days: 3 },
    ],
  });
});

test.each([
  [-14, -1, '2\u00a0Wochen vorher', '2\u00a0weeks before'],
  [-14, -7, '1–2\u00a0Wochen vorher', '1–2\u00a0weeks before'],
  [0, 14, '2\u00a0Wochen lang danach', 'For 2\u00a0weeks afterwards'],
  [2, 28, '2.–28.\u00a0Tag', 'Days\u00a02–28'],
])('from day %i to %i is said as %s', (from, to, de, en) => {
  expect(careTerm({ from, to }, 'de')).toBe(de);
  expect(careTerm({ from, to }, 'en')).toBe(en);
});

test('evidence says its grade, sources and the day of its review', () => {
  const [evidence] = answerSections(sampleTexts, 'de').filter(({ id }) => id === 'evidence');
  expect(evidence).toMatchObject({
    said: 'Belege: begrenzt.',
    steps: ['schwach', 'begrenzt', 'gut', 'sehr gut'],
    sources: ['Muster et al., J Muster 2016;1:1–9'],
    reviewed: 'Text zuletzt ärztlich geprüft am 2.\u00a0November\u00a02026.',
  });
});
