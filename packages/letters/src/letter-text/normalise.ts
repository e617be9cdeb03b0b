/** Soft hyphens, signs without a width, marks of direction, variation selectors, halves of a surrogate pair. */
const invisible = [
  /[\u00ad\u180e\ufeff]/g,
  /[\u200b-\u200f\u2060-\u206f]/g,
  /[\u061c\u202a-\u202e]/g,
  /\u034f|[\ufff9-\ufffb]/g,
  /[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu,
  /\p{Cs}/gu,
];

/**
 * The signs of a letter's text as they are stored: composed (NFC), `\n` alone between lines, a space for a tab, a
 * plain hyphen for U+2010 and U+2011, a space or a no-break space for those of other widths, and nothing that a
 * reader does not see.
 */
export function normaliseLetterText(text: string): string {
  const visible = invisible.reduce((kept, signs) => kept.replace(signs, ''), text);
  return visible
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/\t|(?!\u00a0)\p{Zs}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .normalize('NFC');
}
