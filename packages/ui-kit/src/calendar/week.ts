/**
 * The days in the order of a locale's week, 1 Monday to 7 Sunday: `en` and `en-US` begin on Sunday,
 * all others on Monday [R9.3].
 */
export function weekDays(locale: string) {
  const days = [1, 2, 3, 4, 5, 6, 7];
  return /^en(-US)?$/.test(locale) ? [7, ...days.slice(0, 6)] : days;
}

/** 1 Monday to 7 Sunday, of an ISO day. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

// 1 January 2024 was a Monday.
const dateOf = (day: number) => new Date(Date.UTC(2024, 0, day));

export const dayName = (day: number, locale: string, weekday: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(dateOf(day));
