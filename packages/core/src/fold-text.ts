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

/**
 * A text without case, accents and strokes, so that spellings of a name are compared and sorted
 * alike: 'Müller' → 'muller', 'Groß' → 'gross', 'Łukasz' → 'lukasz'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]/g, (letter) => plain[letter] ?? letter);
