/** The column's length; a name of many ß is longer as a key than as a name. */
const LONGEST = 255;

/**
 * The key that sorts a German name as dictionaries do (DIN 5007-1): umlauts as their base letters,
 * ß as ss, case apart. PGlite has no ICU, so the key is a column of its own, with an index.
 */
export function germanSortKey(...parts: (string | null | undefined)[]): string {
  return parts
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .slice(0, LONGEST);
}
