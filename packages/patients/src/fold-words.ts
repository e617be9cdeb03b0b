/** Letters that Unicode does not take apart, without their strokes. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const replaced = (text: string, letters: Readonly<Record<string, string>>) =>
  text.replace(/[^a-z0-9]/g, (letter) => letters[letter] ?? letter);

const withoutMarks = (text: string) =>
  replaced(text.normalize('NFD').replace(/\p{M}/gu, ''), plain);

const lower = (text: string) => text.toLowerCase().normalize('NFC');

/** 'Müller' → 'muller' */
export const foldName = (text: string): string => withoutMarks(lower(text));

/** 'Müller' → 'mueller' */
const spellOut = (text: string): string => withoutMarks(replaced(lower(text), umlauts));

/** Apostrophes are inside of a word: O'Neill. */
const wordsIn = (text: string) =>
  text
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** The spellings by which a word of a name is found: 'Mueller' → mueller, muller. */
export function storedWords(text: string): string[] {
  return wordsIn(text).flatMap((word) => {
    const folded = foldName(word);
    return [folded, spellOut(word), folded.replace(/([aou])e/g, '$1')];
  });
}

/** The words of a search, each with its spellings. */
export const typedWords = (text: string): string[][] =>
  wordsIn(text).map((word) => [...new Set([foldName(word), spellOut(word)])]);
