import { expect, test } from 'vitest';
import { germanSortKey } from './german-sort-key.ts';

test('umlauts sort as their base letters and ß as ss', () => {
  const names = ['Zander', 'Ärmel', 'Groß', 'Grosz', 'Arnold', 'Öttinger', 'Otto'];
  const sorted = names.toSorted((a, b) => (germanSortKey(a) < germanSortKey(b) ? -1 : 1));
  expect(sorted).toEqual(['Ärmel', 'Arnold', 'Groß', 'Grosz', 'Öttinger', 'Otto', 'Zander']);
});

test('missing parts leave no gap', () => {
  expect(germanSortKey(null, 'Müller', undefined, '')).toBe('muller');
});

test('the key of the longest name fits its column', () => {
  expect(germanSortKey('ß'.repeat(120), 'ß'.repeat(120))).toHaveLength(255);
});
