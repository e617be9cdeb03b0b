import { expect, test } from 'vitest';
import { parseLetterText } from './letter-text/parse.ts';
import { serialiseLetterText } from './letter-text/serialise.ts';
import { fillLetterPlaces, openPlacesOf } from './open-places.ts';

test.each([
  ['none', 'Guten Tag, {bis bald', []],
  [
    'those of paragraphs and items',
    '{anrede}\n\n- {termin}\n- {behandlung}',
    ['anrede', 'termin', 'behandlung'],
  ],
  ['one that is not filled, or is misspelled', '{Dosis} {anrde}', ['Dosis', 'anrde']],
  ['one partly in bold type', '{ter**min**}', ['termin']],
  ['each as often as it occurs', '{name} {name}', ['name', 'name']],
  ['no empty braces or numbers', '{} {1} { } {-}', []],
  [
    'with any blanks, or broken over lines',
    '{ anrede} {termin\u00a0} {ter\nmin}',
    ['anrede', 'termin', 'ter min'],
  ],
])('open places: %s', (_, text, places) => {
  expect(openPlacesOf(text)).toEqual(places);
});

test('places are filled with plain text, and unknown ones stay', () => {
  const filled = fillLetterPlaces(parseLetterText('{Anrede},\n\n- **{name}** am {termin}'), {
    anrede: 'Guten Tag\nFrau **Müller**',
    name: '- A\u00adda',
    termin: '',
  });
  expect(serialiseLetterText(filled)).toBe(
    'Guten Tag Frau \\*\\*Müller\\*\\*,\n\n- **- Ada** am {termin}',
  );
  expect(openPlacesOf(serialiseLetterText(filled))).toEqual(['termin']);
});
