import type { Locale } from './locale/locale.ts';

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-US' };

const dateForms = {
  /** '20. November 2026' */
  long: { dateStyle: 'long' },
  /** '20. Nov.' */
  short: { day: 'numeric', month: 'short' },
  /** '20.11.2026' */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 'November 2026' */
  month: { month: 'long', year: 'numeric' },
  /** 'Nov. 2026' */
  shortMonth: { month: 'short', year: 'numeric' },
  /** '14:05', of an instant; '2:05 PM' */
  time: { timeStyle: 'short' },
  /** '20.11.2026, 00:30:00', of an instant */
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * How a day is written: '20. November 2026', '20. Nov.', '20.11.2026', 'November 2026', 'Nov. 2026' in German; or an
 * instant: '00:30', or to the second: '20.11.2026, 00:30:00'.
 */
export type DateForm = keyof typeof dateForms;

/** How numbers and days read in a language, in one time zone, wherever the server is. */
export interface Formats {
  /**
   * Formats euros: '159 €', with cents only if there are any. `amount` is an exact decimal,
   * '159.00'; a text that is no number gives 'NaN €'.
   */
  euros(amount: string): string;
  /**
   * `iso`: an ISO 8601 day or instant.
   *
   * @throws RangeError for a text that is neither, or a time zone that does not exist
   */
  date(iso: string, form: DateForm): string;
  /** The time of the first whole minute at or after `instant` (ms since 1970): '14:05'. */
  timeAfter(instant: number): string;
  /** `time`: 'HH:MM'. '18' and '18:30', before the word 'Uhr'; '6 PM' and '6:30 PM' in English. */
  clock(time: string): string;
}

/** Where the practice's days begin and end, unless a site says otherwise. */
export const practiceTimeZone = 'Europe/Berlin';

/** Cached by time zone: creating a formatter takes longer than a hundred uses of it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar's day at an instant, '2026-11-20'. `timeZone` is an IANA name. */
export function dayIn(instant: number, timeZone = practiceTimeZone): string {
  // Sweden writes days as ISO 8601 does.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(instant);
}

/** The formats of a language: de-DE or en-US [R9.3]. `timeZone` is an IANA name. */
export function createFormats(locale: Locale, timeZone = practiceTimeZone): Formats {
  const region = regions[locale];
  const date: Formats['date'] = (iso, form) =>
    new Intl.DateTimeFormat(region, {
      ...dateForms[form],
      // A day without a time is read as midnight in UTC, which is the day before in western time
      // zones.
      timeZone: isDay.test(iso) ? 'UTC' : timeZone,
    }).format(new Date(iso));
  return {
    date,
    timeAfter: (instant) =>
      date(new Date(Math.ceil(instant / MINUTE_MS) * MINUTE_MS).toISOString(), 'time'),
    clock(time) {
      const [hours = '', minutes = '00'] = time.split(':');
      const rest = minutes === '00' ? '' : `:${minutes}`;
      if (locale === 'de') return `${Number(hours)}${rest}`;
      return `${Number(hours) % 12 || 12}${rest}\u00a0${Number(hours) < 12 ? 'AM' : 'PM'}`;
    },
    euros(amount) {
      const value = Number(amount);
      const text = new Intl.NumberFormat(region, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      }).format(value);
      // A non-breaking space, so that no line break separates the amount from its sign.
      return text.replace(/\s/g, '\u00a0');
    },
  };
}

const MINUTE_MS = 60_000;
const isDay = /^\d{4}-\d{2}-\d{2}$/;
