import { expect, test } from 'vitest';
import { daysText } from './days.ts';

test.each([
  [1, 1, '1 Tag', '1 day'],
  [2, 3, '2–3 Tage', '2–3 days'],
  [7, 7, '1 Woche', '1 week'],
  [28, 42, '4–6 Wochen', '4–6 weeks'],
  [3, 7, '3–7 Tage', '3–7 days'],
  [14, 20, '14–20 Tage', '14–20 days'],
])('%i to %i days are %s', (min, max, de, en) => {
  expect(daysText(min, max, 'de')).toBe(de.replaceAll(' ', '\u00a0'));
  expect(daysText(min, max, 'en')).toBe(en.replaceAll(' ', '\u00a0'));
});

test('a German preposition has its case', () => {
  expect(daysText(3, 10, 'de', true)).toBe('3–10\u00a0Tagen');
  expect(daysText(1, 1, 'de', true)).toBe('1\u00a0Tag');
  expect(daysText(14, 14, 'de', true)).toBe('2\u00a0Wochen');
  expect(daysText(3, 10, 'en', true)).toBe('3–10\u00a0days');
});
