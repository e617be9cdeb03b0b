import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { document, words } from '../test/random-letters.ts';
import type { LetterBlock, LetterInline } from './document.ts';
import { normaliseLetterText } from './normalise.ts';
import { parseLetterText } from './parse.ts';
import { serialiseLetterText } from './serialise.ts';

const text = (words: string, strong = false): LetterInline => ({
  type: 'text',
  text: words,
  strong,
});
const hardBreak: LetterInline = { type: 'hardBreak' };
const paragraph = (...content: LetterInline[]): LetterBlock => ({ type: 'paragraph', content });

test.each<[string, string, LetterBlock[]]>([
  ['nothing', '', []],
  [
    'paragraphs',
    'Guten Tag\n\n\nbis bald',
    [paragraph(text('Guten Tag')), paragraph(text('bis bald'))],
  ],
  ['a line break', 'Praxis\nWeimar', [paragraph(text('Praxis'), hardBreak, text('Weimar'))]],
  [
    'words in bold type',
    'Bitte **nüchtern** kommen',
    [paragraph(text('Bitte '), text('nüchtern', true), text(' kommen'))],
  ],
  [
    'a list after a line of text, and a second line of an item',
    'Bitte bringen Sie mit:\n- Ausweis\n- Karte\nder Kasse',
    [
      paragraph(text('Bitte bringen Sie mit:')),
      {
        type: 'bulletList',
        items: [[text('Ausweis')], [text('Karte'), hardBreak, text('der Kasse')]],
      },
    ],
  ],
  [
    'numbers in their order',
    '1. Eins\n2. Zwei\n4. Mai',
    [{ type: 'orderedList', items: [[text('Eins')], [text('Zwei'), hardBreak, text('4. Mai')]] }],
  ],
  ['a date at the beginning', '20. November', [paragraph(text('20. November'))]],
  ['one asterisk, two without an end', '2 * 3 **und', [paragraph(text('2 * 3 **und'))]],
  ['escaped marks', '\\- a \\*\\*b\\*\\* C:\\Temp\\', [paragraph(text('- a **b** C:\\Temp\\'))]],
])('parses %s', (_, markup, blocks) => {
  expect(parseLetterText(markup)).toEqual({ blocks });
});

test('every document is the same after it was written and parsed', () => {
  fc.assert(
    fc.property(document, (written) => {
      expect(parseLetterText(serialiseLetterText(written))).toEqual(written);
    }),
    { numRuns: isLong ? 20_000 : 3_000 },
  );
});

test('every text has one written form', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.constant('\n'))), (parts) => {
      const once = serialiseLetterText(parseLetterText(parts.join('')));
      expect(serialiseLetterText(parseLetterText(once))).toBe(once);
    }),
    { numRuns: isLong ? 20_000 : 2_000 },
  );
});

test.each([
  ['a composed letter', 'Mu\u0308ller', 'Müller'],
  ['a tab and hyphens', 'a\tb\u2010c\u2011d', 'a b-c-d'],
  ['line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['signs without a width', 'Be\u00adfund\u200b\ufeff 1\u200d2\ufe0f', 'Befund 12'],
  ['marks of direction', '\u202eabc\u2066d\u200f', 'abcd'],
  ['controls', 'a\u0000\u0007b\u009f', 'ab'],
  ['half of a surrogate pair', 'a\ud83d b\udc00', 'a b'],
  ['a letter that composes once the joiner is gone', 'u\u200d\u0308', 'ü'],
  ['a non-breaking space, which stays', '5\u00a0ml', '5\u00a0ml'],
])('normalises %s', (_, typed, stored) => {
  expect(normaliseLetterText(typed)).toBe(stored);
});

test('a normalised text is normal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const stored = normaliseLetterText(typed);
      expect(normaliseLetterText(stored)).toBe(stored);
      expect(stored.isWellFormed()).toBe(true);
    }),
  );
});
