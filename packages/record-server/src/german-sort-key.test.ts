import { germanSortKey, keepSortKey } from '@praxiskit/record-server';
import { expect, test } from 'vitest';

test('umlauts sort as their base letters, and ß as ss', () => {
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

test('the hook updates the key with the columns it is made of', () => {
  const values: Record<string, unknown> = { last_name: 'Öhler', first_name: 'Änne' };
  keepSortKey('last_name', 'first_name')(values);
  expect(values.sort_key).toBe('ohler anne');
  values.last_name = null;
  keepSortKey('last_name', 'first_name')(values);
  expect(values.sort_key).toBe('anne');
});
