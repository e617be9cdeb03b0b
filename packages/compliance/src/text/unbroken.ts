const UNITS =
  'mm|cm|m|ml|l|mg|g|kg|%|€|Euro|Minuten?|min|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Uhr|Sekunden?|Std|seconds?|minutes?|hours?|days?|weeks?|months?|years?';

/** The paragraph of a law, with its parts: 'Art. 9 Abs. 2 h', '§ 25 (1)'. */
const PARAGRAPH =
  '(?:§§?|(?<!\\p{L})Art\\.)\\s\\d+[a-z]?(?:\\s(?:(?:Abs|Nr|S)\\.\\s)?\\(?\\d+\\)?|\\s[a-z](?=\\s))*';

/**
 * A space that has to hold a number and its unit, a paragraph and its number, or a paragraph and its law together. A place for a number
 * counts as one: '{time} Uhr'.
 */
export const BREAKABLE = new RegExp(
  `(?<=[\\d}]) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))|(?<=§§?) (?=\\d)|(?<=(?<!\\p{L})(?:Art|Abs|Nr|Dr)\\.) (?=[\\p{L}\\d])|(?<=${PARAGRAPH}) (?=\\p{Lu}\\p{L}*\\p{Lu})|(?<=(?<!\\p{L})z\\.) (?=B\\.)`,
  'gu',
);

/** The text with no-break spaces (U+00A0) where a line must not end: '60 Minuten', '§ 5 DDG', '0,5 ml'. */
export function keepTogether(text: string): string {
  return text.replaceAll(BREAKABLE, '\u00a0');
}
