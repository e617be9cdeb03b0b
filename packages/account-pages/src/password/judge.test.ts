import { expect, test } from 'vitest';
import { createJudge } from './judge.ts';

const judge = createJudge();
const words = ['Aurelia', 'Weimar', 'Erika', 'Mustermann', 'erika.mustermann@example.org'];

test.each([
  ['Vier Wolken ohne Hut', 'good'],
  ['regen birke tasse zug', 'good'],
  ['passwortpasswort', 'common'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  ['mustermann-weimar', 'context'],
  ['Erika Mustermann in Weimar', 'context'],
])('the password %s is %s', (password, strength) => {
  expect(judge({ password, words })).toBe(strength);
});

test('a word of the person or the site adds no strength and takes none away', () => {
  expect(judge({ password: 'Weimar: Vier Wolken ohne Hut', words })).toBe('good');
});

test('a name with regular expression characters is matched literally', () => {
  expect(judge({ password: 'Vier Wolken ohne Hut', words: ['(a+)+', 'x*'] })).toBe('good');
});
