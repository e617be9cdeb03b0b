import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Falten über der Lippe', 'falten-ueber-der-lippe'],
  ['  Crème & Maske  ', 'creme-maske'],
  ['Größe XL', 'groesse-xl'],
])('%j is %j as an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
