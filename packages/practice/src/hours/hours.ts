import { type Locale, localized } from '@praxiskit/core';

/** When a practice is open on one day. */
export interface TimeSpan {
  /** '09:00' */
  opens: string;
  closes: string;
}

/** Opening hours of one weekday, which may have several. */
export interface OpeningHours extends TimeSpan {
  /** 1 is Monday. */
  day: number;
}

/** A day with other hours than its weekday. */
export interface Holiday {
  /** ISO 8601: '2026-12-24'. */
  date: string;
  /** None: closed. */
  hours: readonly TimeSpan[];
  /** Why; may be empty. */
  note_de: string;
  note_en: string;
}

/** The days on which the practice is closed, of the days with other hours: ISO days. */
export const closedDays = (holidays: readonly Holiday[]): ReadonlySet<string> =>
  new Set(holidays.filter(({ hours }) => hours.length === 0).map(({ date }) => date));

/**
 * The next days with other hours, in their order, with their note in the reader's language: the kit's
 * `OpeningHours` takes them as `exceptions`.
 *
 * @param today ISO day
 * @param count how many; 3 by default
 */
export function nextHolidays(
  holidays: readonly Holiday[],
  today: string,
  locale: Locale,
  count = 3,
): { date: string; hours: readonly TimeSpan[]; note: string }[] {
  return holidays
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, count)
    .map((holiday) => ({
      date: holiday.date,
      hours: holiday.hours,
      note: localized(holiday, 'note', locale),
    }));
}
