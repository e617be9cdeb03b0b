import { createFormats, type Locale } from '@praxiskit/core';
import { clockTime, timeZone } from '../frame/clock-time.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

const words = {
  de: { today: 'heute', yesterday: 'gestern', tomorrow: 'morgen', on: 'am', at: 'um' },
  en: { today: 'today', yesterday: 'yesterday', tomorrow: 'tomorrow', on: 'on', at: 'at' },
} as const;

/** Formats instants relative to `now`; both are in milliseconds since 1970. */
export interface When {
  /** 'heute', 'gestern', 'am 3. März 2026' */
  day(at: number): string;
  /** 'heute um 9:12 Uhr', 'am 2. November 2026 um 11:40 Uhr' */
  dayAndTime(at: number): string;
  /** 'heute, 9:12 Uhr' */
  dayThenTime(at: number): string;
  /** 'heute 9:12' of the last two days, '2.11.2026' before: for tables */
  short(at: number): string;
  /** 'um 21:12 Uhr', with the day if it is not today */
  time(at: number): string;
}

/** The day number since 1970 in the practice's calendar; a day of 23 or 25 hours counts as one. */
function dayNumber(at: number): number {
  const numeric = createFormats('de', timeZone).date(new Date(at).toISOString(), 'numeric');
  const [day = 1, month = 1, year = 1970] = numeric.split('.').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

export function createWhen(now: number, locale: Locale): When {
  const formats = createFormats(locale, timeZone);
  const { today: sameDay, yesterday, tomorrow, on, at: atWord } = words[locale];
  const today = dayNumber(now);
  function day(at: number): string {
    const word = { [-1]: yesterday, 0: sameDay, 1: tomorrow }[dayNumber(at) - today];
    if (word !== undefined) return word;
    return `${on} ${formats.date(new Date(at).toISOString(), 'long')}`;
  }
  const time = (at: number) => `${atWord} ${clockTime(at, locale)}`;
  return {
    day,
    dayAndTime: (at) => `${day(at)} ${time(at)}`,
    dayThenTime: (at) => `${day(at)}, ${clockTime(at, locale)}`,
    short(at) {
      const iso = new Date(at).toISOString();
      const word = { [-1]: yesterday, 0: sameDay }[dayNumber(at) - today];
      return word ? `${word} ${formats.date(iso, 'time')}` : formats.date(iso, 'numeric');
    },
    time: (at) => (day(at) === sameDay ? time(at) : `${day(at)} ${time(at)}`),
  };
}
