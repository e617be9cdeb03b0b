import type { Locale } from '@praxiskit/core';

/** Days ahead that can be planned: prices and treatments of a later time are not known. */
export const MOST_DAYS = 365;

const DAY_MS = 86_400_000;

/** A day that a visitor has entered, or its problem. ISO days. */
export type EnteredDay =
  | { kind: 'none' }
  | { kind: 'day'; day: string; left: number }
  | { kind: 'unreadable' }
  | { kind: 'past' | 'far'; day: string };

/** `count` days after an ISO day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Reads the input of a form: an ISO day, as date fields send it, or as it is written in the page's language:
 * '13.2.2027', '2/13/2027'. It counts from the day after `today` for a year.
 */
export function readDay(text: string, today: string, locale: Locale): EnteredDay {
  const typed = text.trim();
  if (typed === '') return { kind: 'none' };
  const day = isoDay(typed, locale);
  if (day === null) return { kind: 'unreadable' };
  const left = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (left < 1) return { kind: 'past', day };
  return left > MOST_DAYS ? { kind: 'far', day } : { kind: 'day', day, left };
}

/** Null for a text that is no day of the calendar. */
function isoDay(typed: string, locale: Locale): string | null {
  const [, year = '', month = '', day = ''] = orderedParts(typed, locale) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(iso);
  // '2027-02-31' is read as a day in March by some engines.
  return !Number.isNaN(instant) && addDays(iso, 0) === iso ? iso : null;
}

/** Year, month and day, from the second on. */
function orderedParts(typed: string, locale: Locale): string[] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return iso;
  const [all = '', first = '', second = '', year = ''] =
    /^(\d{1,2})[./ ]+(\d{1,2})[./ ]+(\d{4})$/.exec(typed) ?? [];
  if (all === '') return null;
  // A point is German in every language, a slash is as the page's language has it.
  const isMonthFirst = locale === 'en' && typed.includes('/');
  return isMonthFirst ? [all, year, first, second] : [all, year, second, first];
}
