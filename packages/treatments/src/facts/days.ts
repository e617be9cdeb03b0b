import type { Locale } from '@praxiskit/core';

/**
 * A number of days, or from one to another, in words that are never broken before their unit: '1 Tag',
 * '2–3 Tage'; whole weeks, from one on, are written as weeks: '4–6 Wochen'. `isDative`: for German text, after
 * 'nach' or 'von': '3 Tagen'.
 */
export function daysText(min: number, max: number, locale: Locale, isDative = false): string {
  const inWeeks = min >= 7 && min % 7 === 0 && max % 7 === 0;
  const [unit, of] = inWeeks ? (['week', 7] as const) : (['day', 1] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const [from, to] = [min / of, max / of];
  const text = from === to ? format.format(from) : format.formatRange(from, to);
  const unbroken = text.replaceAll(/\s*–\s*/g, '–').replaceAll(' ', '\u00a0');
  return isDative && locale === 'de' ? unbroken.replace(/Tage$/, 'Tagen') : unbroken;
}
