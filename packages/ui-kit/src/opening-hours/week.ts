/** One span in which the practice is open. Day 1 is Monday, 7 Sunday; times are `HH:MM`. */
export interface OpenSpan {
  day: number;
  opens: string;
  closes: string;
}

/** The days in the order of a locale's week: from Monday in German, from Sunday in American English. */
export function weekDays(locale: string) {
  const days = [1, 2, 3, 4, 5, 6, 7];
  return /^en(-US)?$/.test(locale) ? [7, ...days.slice(0, 6)] : days;
}

// 1 January 2024 was a Monday.
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, day));

export const dayName = (day: number, locale: string, weekday: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(dateOf(day));

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
