import { foldText } from '@praxiskit/core';

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** 'Müller' → 'mueller' */
const spellOut = (word: string) =>
  foldText(
    word
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
  );

/** 'mueller' and 'muller' → 'muller' */
const withoutUmlauts = (folded: string) => folded.replace(/([aou])e/g, '$1');

/** Apostrophes are inside of a word: O'Neill. */
export const withoutApostrophes = (text: string) => text.replace(/['’‘`´′ʼʻ＇]/g, '');

/** The words of a text, and where they begin: letters and digits. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

const wordsIn = (text: string): string[] =>
  (withoutApostrophes(text).match(wordPattern) ?? []).filter((word) => foldText(word) !== '');

/** The spellings by which a word of a name is found: 'Mueller' → mueller, muller. */
export const storedWords = (text: string): string[] =>
  wordsIn(text).flatMap((word) => [...spellingsOf(word), withoutUmlauts(foldText(word))]);

/** The spellings of one word of a search; none for a mark without a letter. */
export const spellingsOf = (word: string): string[] =>
  [...new Set([foldText(word), spellOut(word)])].filter((one) => one !== '');

/**
 * The same for all spellings of a person's name, whichever of its words are taken for the first and
 * the last name. Empty for a person without a name.
 */
export const nameKey = (...names: readonly string[]): string =>
  wordsIn(names.join(' '))
    .map((word) => withoutUmlauts(foldText(word)))
    .toSorted()
    .join(' ');

/** A name as it is sorted: 'Karl-Heinz O’Neill' → 'karl heinz oneill' */
export const sortedName = (text: string): string => wordsIn(text).map(foldText).join(' ');
