type Row = Readonly<Record<string, unknown>>;

const locales = ['de', 'en'] as const;

const inBoth = (...names: string[]) =>
  names.flatMap((name) => locales.map((locale) => `${name}_${locale}`));

/** In the order of the page. `facts.…` is a member of the facts; of a list one entry is enough. */
const needed = [
  ...inBoth('summary', 'facts.lasts', 'body', 'purpose', 'exclusions'),
  ...['course', 'risks', 'care'],
];

function isEmpty(row: Row, way: string): boolean {
  const [column = '', member] = way.split('.');
  const whole = row[column] ?? null;
  const value = member === undefined ? whole : (whole as Row | null)?.[member];
  return Array.isArray(value) ? value.length === 0 : String(value ?? '').trim() === '';
}

const emptyIn = (row: Row): string[] => needed.filter((way) => isEmpty(row, way));

/**
 * What a treatment's record lacks before visitors may read it: for whom it is and for whom not, its course, its
 * risks, in both languages. A page would leave such a part out, as if there were no risks.
 *
 * @param published what visitors read already: what that lacks, too, holds up no other correction
 * @returns columns, 'risks', and members of them, 'facts.lasts_en'
 */
export function missingParts(row: Row, published: Row | null = null): string[] {
  const before = new Set(published ? emptyIn(published) : []);
  return emptyIn(row).filter((way) => !before.has(way));
}
