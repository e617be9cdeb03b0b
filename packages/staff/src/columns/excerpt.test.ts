import { lintText } from '@praxiskit/compliance';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const text =
  'Wir beginnen mit wenig. Das Ergebnis hält dauerhaft. Wir sehen nach. Schmerzfrei ist es.';

test('an excerpt has the sentences with findings alone, and each quote at its place', () => {
  const excerpt = excerptOf(text, lintText(text));
  expect(excerpt.text).not.toContain('Wir beginnen');
  expect(excerpt.text).not.toContain('Wir sehen nach');
  expect(excerpt.findings.length).toBeGreaterThan(1);
  for (const { start, end, quote } of excerpt.findings) {
    expect(excerpt.text.slice(start, end)).toBe(quote);
  }
});

test('a finding of the excerpt leads to its place in the whole text', () => {
  const excerpt = excerptOf(text, lintText(text));
  for (const moved of excerpt.findings) {
    const { start, end, quote } = excerpt.original.get(moved) ?? moved;
    expect(text.slice(start, end)).toBe(quote);
  }
});

test('a text without findings has no excerpt', () => {
  expect(excerptOf('Wir beginnen mit wenig.', [])).toMatchObject({ text: '', findings: [] });
});
