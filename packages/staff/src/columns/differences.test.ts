import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const risk = (text_de: string) => ({ frequency: 'rare', text_de, text_en: 'Redness.' });

test('two texts are one difference', () => {
  expect(differences(['name_de'], 'a', 'b')).toEqual([
    { way: ['name_de'], mine: 'a', theirs: 'b' },
  ]);
});

test('differences of JSON are counted by member', () => {
  expect(
    differences(['risks'], [risk('Rot.'), risk('Blau.')], [risk('Rot.'), risk('Grün.')]),
  ).toEqual([{ way: ['risks', '1', 'text_de'], mine: 'Blau.', theirs: 'Grün.' }]);
});

test('an entry that only one side has is named with each of its members', () => {
  expect(differences(['risks'], [risk('Rot.')], [])).toEqual([
    { way: ['risks', '0', 'frequency'], mine: 'rare', theirs: undefined },
    { way: ['risks', '0', 'text_de'], mine: 'Rot.', theirs: undefined },
    { way: ['risks', '0', 'text_en'], mine: 'Redness.', theirs: undefined },
  ]);
  expect(differences(['evidence'], null, { grade: 'weak' })).toEqual([
    { way: ['evidence', 'grade'], mine: undefined, theirs: 'weak' },
  ]);
});

test('values that mean the same are no difference', () => {
  expect(differences(['facts'], { depth_min: 2 }, { depth_min: 2 })).toEqual([]);
});
