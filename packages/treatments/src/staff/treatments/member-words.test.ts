import { expect, test } from 'vitest';
import { memberWords } from './member-words.ts';
import { treatments } from './texts.ts';

const german = memberWords(treatments.de);
const english = memberWords(treatments.en);

test.each([
  ['text', 'Text', 'Text'],
  ['depth_max', 'größte Tiefe', 'greatest depth'],
  ['signs', 'Was man sieht', 'What others see'],
])('the member %s is named as its field is', (name, de, en) => {
  expect([german.names[name], english.names[name]]).toEqual([de, en]);
});

test.each([
  ['frequency', 'very_rare', 'sehr selten', 'very rare'],
  ['layer', 'lederhaut', 'Lederhaut', 'Dermis'],
])('the value of %s, %s, reads as a person says it', (name, value, de, en) => {
  expect([german.values?.[name]?.[value], english.values?.[name]?.[value]]).toEqual([de, en]);
});
