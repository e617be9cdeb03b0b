import { expect, test } from 'vitest';
import { staffMessages } from '../messages/messages.ts';
import { createWords } from './in-words.ts';

const german = createWords(staffMessages.de.editor, 'de', { names: { role: 'Fachgebiet' } });
const english = createWords(staffMessages.en.editor, 'en', { names: { role: 'Specialty' } });

test('a member that the site has itself is named as the site does', () => {
  const names = { home_headline: 'Überschrift' };
  const words = createWords(staffMessages.de.editor, 'de', { names });
  expect(words.name(['home_headline_en'])).toBe('Überschrift, Englisch');
});

test.each([
  [['2', 'role_en'], '3. Eintrag, Fachgebiet, Englisch', 'Entry 3, Specialty, English'],
  [[], '', ''],
])('the member %j is named as its field is', (way, de, en) => {
  expect([german.name(way), english.name(way)]).toEqual([de, en]);
});

test.each([
  ['day', 3, 'Mittwoch', 'Wednesday'],
  ['date', '2026-12-24', '24. Dezember 2026', 'December 24, 2026'],
  ['active', false, 'nein', 'no'],
  ['amount', '159.00', '159.00', '159.00'],
  ['body_de', null, 'leer', 'empty'],
])('the value of %s, %j, reads as a person says it', (name, value, de, en) => {
  expect([german.value([name], value), english.value([name], value)]).toEqual([de, en]);
});

test('a value of a few is called by its word', () => {
  const values = { frequency: { very_rare: 'sehr selten' } };
  const words = createWords(staffMessages.de.editor, 'de', { names: {}, values });
  expect(words.value(['frequency'], 'very_rare')).toBe('sehr selten');
});
