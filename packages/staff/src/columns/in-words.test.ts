import { expect, test } from 'vitest';
import { staffMessages } from '../messages/messages.ts';
import { createWords } from './in-words.ts';

const german = createWords(staffMessages.de, 'de');
test('a member that the site has itself is named as the site does', () => {
  const words = createWords(staffMessages.de, 'de', { home_headline: 'Überschrift' });
  expect(words.name(['home_headline_en'])).toBe('Überschrift, Englisch');
});

const english = createWords(staffMessages.en, 'en');

test.each([
  [['0', 'text_de'], '1. Eintrag, Text, Deutsch', 'Entry 1, Text, German'],
  [['depth_max'], 'größte Tiefe', 'greatest depth'],
  [['2', 'role_en'], '3. Eintrag, Fachgebiet, Englisch', 'Entry 3, Specialty, English'],
  [['signs_de'], 'Was man sieht, Deutsch', 'What others see, German'],
  [[], '', ''],
])('the member %j is named as its field is', (way, de, en) => {
  expect([german.name(way), english.name(way)]).toEqual([de, en]);
});

test.each([
  ['frequency', 'very_rare', 'sehr selten', 'very rare'],
  ['layer', 'lederhaut', 'Lederhaut', 'Dermis'],
  ['day', 3, 'Mittwoch', 'Wednesday'],
  ['date', '2026-12-24', '24. Dezember 2026', 'December 24, 2026'],
  ['active', false, 'nein', 'no'],
  ['amount', '159.00', '159.00', '159.00'],
  ['body_de', null, 'leer', 'empty'],
])('the value of %s, %j, reads as a person says it', (name, value, de, en) => {
  expect([german.value([name], value), english.value([name], value)]).toEqual([de, en]);
});
