/** The column's length; a name of many ß is longer as a key than as a name. */
const longest = 255;

/**
 * The key that sorts a German name as dictionaries do (DIN 5007-1): umlauts as their base letters,
 * ß as ss, case ignored. PGlite has no ICU, so the key is a column of its own, with an index.
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
    .slice(0, longest);
}

/** A hook for views: keeps `sort_key` in step with the columns that a record is sorted by. */
export function keepSortKey(...columns: string[]) {
  return (values: Record<string, unknown>): void => {
    values.sort_key = germanSortKey(
      ...columns.map((column) => values[column] as string | undefined),
    );
  };
}
