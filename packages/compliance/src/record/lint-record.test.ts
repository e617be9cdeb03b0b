import { type Allowance, lintRecord, openFindings, unusedAllowances } from '@praxiskit/compliance';
import { expect, test } from 'vitest';

const record = {
  slug: 'botox',
  name_de: 'Faltenbehandlung',
  name_en: 'Wrinkle treatment',
  body_de: 'Das Ergebnis hält dauerhaft. Wir beginnen mit 2 ml.',
  body_en: 'Two sessions are enough.',
  facts: {
    sessions_min: 3,
    sessions_max: 3,
    lasts_de: 'ein Jahr',
    lasts_en: 'a year',
    layer: 'muskel',
  },
  questions: [
    {
      question_de: 'Gibt es Rabatt?',
      answer_de: 'Ja, 20 % Rabatt.',
      question_en: 'Is there a discount?',
      answer_en: 'No discounts.',
    },
  ],
  evidence: null,
};

const allowance = (changes: Partial<Allowance> = {}): Allowance => ({
  rule: 'lasting-result',
  quote: 'dauerhaft',
  reason: 'Von der Kammer geprüft.',
  by: 'staff@example.org',
  at: '2026-11-20T09:04:00Z',
  ...changes,
});

test('every text of a record is read in its language, with the record’s own numbers', () => {
  const found = lintRecord(record).filter(({ kind }) => kind === 'law');
  expect(found.map(({ rule, where, locale }) => [rule, where, locale])).toEqual([
    ['lasting-result', 'body_de', 'de'],
    ['facts-contradict', 'body_en', 'en'],
    ['discount', 'questions.0.answer_de', 'de'],
  ]);
});

test('advice holds nothing up, and a finding is open until its own words are allowed', () => {
  const open = (allowed: Allowance[]) =>
    openFindings(record, allowed).filter(({ where }) => where === 'body_de');
  expect(open([]).map(({ rule }) => rule)).toEqual(['lasting-result']);
  expect(open([allowance()])).toEqual([]);
  expect(open([allowance({ quote: 'DAUER\u00adHAFT' })])).toEqual([]);
  for (const other of [{ rule: 'no-risk' }, { quote: 'für immer' }, { reason: ' ' }, { by: '' }]) {
    expect(open([allowance(other)]), JSON.stringify(other)).toHaveLength(1);
  }
});

test('an allowance whose words are gone is named', () => {
  const gone = allowance({ quote: 'für immer' });
  expect(unusedAllowances(lintRecord(record), [allowance(), gone])).toEqual([gone]);
});

test('numbers of the caller take the place of the record’s', () => {
  const facts = { sessions_min: 2, sessions_max: 2 };
  expect(lintRecord(record, { facts }).map(({ rule }) => rule)).not.toContain('facts-contradict');
});
