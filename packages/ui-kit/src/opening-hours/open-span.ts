import { weekdayOf } from '../calendar/week.ts';

/** One span in which the practice is open. Day 1 is Monday, 7 Sunday; times are `HH:MM`. */
export interface OpenSpan {
  day: number;
  opens: string;
  closes: string;
}

/** A day whose hours are others: a holiday, a day off. */
export interface HoursException {
  /** ISO 8601: '2026-12-24'. */
  date: string;
  /** None: closed. */
  hours: readonly Omit<OpenSpan, 'day'>[];
  /** Why, in the reader's language; may be empty. */
  note: string;
}

/**
 * When the practice is open on an ISO day: by its weekday, or by the other hours of that day. Empty where
 * it is closed.
 */
export function hoursOn(
  day: string,
  hours: readonly OpenSpan[],
  exceptions: readonly Omit<HoursException, 'note'>[] = [],
): readonly Omit<OpenSpan, 'day'>[] {
  const other = exceptions.find(({ date }) => date === day);
  return other?.hours ?? hours.filter((span) => span.day === weekdayOf(day));
}

/** `09:00` as the locale writes it. */
export function formatTime(time: string, locale: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const date = new Date(Date.UTC(2024, 0, 1, hours, minutes));
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(date);
}

/** Minutes since midnight. */
export function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
