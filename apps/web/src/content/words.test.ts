import { wordName, wordProblem } from '@praxiskit/pages';
import { expect, test } from 'vitest';
import { pageWords, siteWords } from './words.ts';

const locales = ['de', 'en'] as const;

test.each(pageWords)('no two texts of the page $slug have one label', ({ parts }) => {
  for (const locale of locales) {
    const labels = parts.flatMap(({ words }) => words.map(({ label }) => label[locale]));
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  }
});

test('each text is named once, over all pages', () => {
  const names = siteWords.map(({ key }) => wordName(key));
  expect(new Set(names).size).toBe(names.length);
});

test.each(locales)('the site’s own texts keep what staff have to keep, in %s', (locale) => {
  const wrong = siteWords.filter((word) => wordProblem(word, word.text[locale].trim(), locale));
  expect(wrong.map(({ key }) => key)).toEqual([]);
});
