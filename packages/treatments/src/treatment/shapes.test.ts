import { expect, test } from 'vitest';
import { sampleFacts, sampleTexts, unknownFacts } from '../sample.ts';
import { care, course, evidence, facts, questions, risks } from './shapes.ts';

test('the package’s own texts are allowed', () => {
  expect(facts.parse(sampleFacts)).toEqual(sampleFacts);
  expect(facts.parse(unknownFacts)).toEqual(unknownFacts);
  expect(course.parse(sampleTexts.course)).toEqual(sampleTexts.course);
  expect(risks.parse(sampleTexts.risks)).toEqual(sampleTexts.risks);
  expect(care.parse(sampleTexts.care)).toEqual(sampleTexts.care);
  expect(questions.parse(sampleTexts.questions)).toEqual(sampleTexts.questions);
  expect(evidence.parse(sampleTexts.evidence)).toEqual(sampleTexts.evidence);
  expect(evidence.parse(null)).toBeNull();
  expect(evidence.parse(undefined)).toBeUndefined();
});

test.each([
  ['a greater smallest depth', facts, { ...sampleFacts, depth_min: 3, depth_max: 2 }],
  ['more fewest sessions than most', facts, { ...sampleFacts, sessions_min: 5 }],
  ['days that are no number', facts, { ...sampleFacts, onset_days_min: 'bald' }],
  ['a column of a former version', facts, { ...sampleFacts, onset_de: 'bald' }],
  ['an unknown frequency', risks, [{ frequency: 'often', text_de: 'a', text_en: 'b' }]],
  ['a text in one language alone', course, [{ title_de: 'a', text_de: 'b' }]],
  ['an empty text', questions, [{ ...sampleTexts.questions[0], answer_en: ' ' }]],
  ['an end before its start', care, [{ from: 2, to: 1, text_de: 'a', text_en: 'b' }]],
  ['a review on no day', evidence, { ...sampleTexts.evidence, reviewed_on: '2026-02-30' }],
])('%s is refused', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
