import { weekDays } from './week.ts';

/**
 * Days without times and without time zones. A day is an ISO string, `YYYY-MM-DD`, which sorts as the
 * days do. Days are counted in UTC, because it has no summer time.
 */
const DAY_MS = 86_400_000;

const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const partsOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
};

/** The ISO string of a day, or null where there is no such day. Years 1 to 9999. */
export function isoDate(year: number, month: number, day: number) {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const isReal = year > 0 && !Number.isNaN(numberOf(date)) && dateOf(numberOf(date)) === date;
  return isReal ? date : null;
}

export function isDay(text: string) {
  const { year, month, day } = partsOf(text);
  return isoDate(year, month, day) === text;
}

export const addDays = (date: string, days: number) => dateOf(numberOf(date) + days);

/** The same day some months on; the month's last day where it has no such day. */
export function addMonths(date: string, months: number) {
  const { year, month, day } = partsOf(date);
  const at = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  for (let last = day; last > 28; last--) {
    const found = isoDate(toYear, toMonth, last);
    if (found) return found;
  }
  return isoDate(toYear, toMonth, Math.min(day, 28)) ?? date;
}

/** 1 Monday to 7 Sunday. 1 January 1970 was a Thursday. */
export const dayOfWeek = (date: string) => ((((numberOf(date) + 3) % 7) + 7) % 7) + 1;

/** The weeks of a day's month in the locale's order, filled up with days of the months beside it. */
export function monthWeeks(date: string, locale: string): string[][] {
  const { year, month } = partsOf(date);
  const first = isoDate(year, month, 1) ?? date;
  const start = addDays(first, -weekDays(locale).indexOf(dayOfWeek(first)));
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let monday = start; monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  }
  return weeks;
}

export function localDay(now: Date) {
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '';
}
