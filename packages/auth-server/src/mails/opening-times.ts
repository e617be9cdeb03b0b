import type { Locale } from '@praxiskit/core';
/** A span in which the practice is open. Day 1 is Monday, 7 Sunday; times are `HH:MM`. */
export interface OpenSpan {
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

const language = { de: 'de-DE', en: 'en-US' } as const;

/** 'Mo–Di 09:00–18:00 Uhr, Mi 09:00–13:00 Uhr': successive days with the same times are combined. */
export function openingTimes(hours: readonly OpenSpan[], locale: Locale): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language[locale], { timeZone: 'UTC', ...options });
  const weekday = format({ weekday: 'short' });
  const times = format({ hour: 'numeric', minute: '2-digit' });
  const groups: { from: number; until: number; text: string }[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const spans = hours.filter((span) => span.day === day);
    const text = spans
      .map(({ opens, closes }) => times.formatRange(at(day, opens), at(day, closes)))
      .join(', ');
    const last = groups.at(-1);
    if (text === '') continue;
    if (last?.text === text && last.until === day - 1) last.until = day;
    else groups.push({ from: day, until: day, text });
  }
  return groups
    .map(({ from, until, text }) => {
      const days = [...new Set([from, until])].map((day) => weekday.format(at(day, '12:00')));
      // Lines break only between days.
      return `${days.join('–')} ${text}`.replaceAll(' ', '\u00a0');
    })
    .join('; ');
}

/** In a week that starts on a Monday. */
function at(day: number, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(Date.UTC(2024, 0, day, hour, minute));
}
