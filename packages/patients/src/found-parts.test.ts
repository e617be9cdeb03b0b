import { expect, test } from 'vitest';
import { foundParts } from './found-parts.ts';

test.each([
  ['muster', 'Mustermann, Erika', '[Muster]mann, Erika'],
  ['erika m', 'Mustermann, Erika', '[M]ustermann, [Erika]'],
  ['muel', 'Müller-Beispiel, Jo', '[Mül]ler-Beispiel, Jo'],
  ['mull', 'Müller, Jo', '[Müll]er, Jo'],
  ['strasse', 'Straße, Jo', '[Straße], Jo'],
  ['mann', 'Mustermann, Erika', 'Mustermann, Erika'],
  ['14.3.78', 'Mustermann, Erika', 'Mustermann, Erika'],
  ['', 'Mustermann', 'Mustermann'],
])('a search for %j shows what it has found in %j', (typed, name, shown) => {
  const parts = foundParts(name, typed);
  expect(parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')).toBe(shown);
});
