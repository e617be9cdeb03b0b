type Row = Readonly<Record<string, unknown>>;

const locales = ['de', 'en'] as const;

const inBoth = (...names: string[]) =>
  names.flatMap((name) => locales.map((locale) => `${name}_${locale}`));

const factsOf = (row: Row): Row => (row.facts ?? {}) as Row;

/** The required numbers, in the order of their fields. A treatment may have no checkup and no depth. */
const numbersOf = (row: Row): string[] => [
  'duration_minutes',
  'sessions_min',
  'sessions_max',
  ...(Number(factsOf(row).sessions_max ?? 1) > 1 ? ['interval_days'] : []),
  'downtime_days_min',
  'downtime_days_max',
  'onset_days_min',
  'onset_days_max',
];

/** The required parts, in the order of the page. `facts.…` is a member of the facts; a list needs one entry. */
const neededOf = (row: Row): string[] => [
  ...inBoth('summary'),
  ...numbersOf(row).map((name) => `facts.${name}`),
  ...inBoth('facts.lasts', 'body', 'purpose', 'exclusions'),
  'course',
  'risks',
  'care',
];

function isEmpty(row: Row, way: string): boolean {
  const [column = '', member] = way.split('.');
  const whole = row[column] ?? null;
  const value = member === undefined ? whole : (whole as Row | null)?.[member];
  return Array.isArray(value) ? value.length === 0 : String(value ?? '').trim() === '';
}

const emptyIn = (row: Row): string[] => neededOf(row).filter((way) => isEmpty(row, way));

/**
 * The parts that a treatment lacks before visitors may read it: the numbers that they compare, for whom it is and for
 * whom not, its course, its risks, in both languages. A page would leave such a part out, as if there were no risks.
 *
 * @param published the public values: a part that they lack, too, holds up no other correction
 * @returns columns, 'risks', and members of them, 'facts.lasts_en'
 */
export function missingParts(row: Row, published: Row | null = null): string[] {
  const before = new Set(published ? emptyIn(published) : []);
  return emptyIn(row).filter((way) => !before.has(way));
}
