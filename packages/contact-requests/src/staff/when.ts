import { dayIn, type Locale, practiceTimeZone } from '@praxiskit/core';

/** '16:10' today, 'Mo 8:30' of other days of the week around it, else '20.11., 8:30'. */
export function whenText(instant: number, now: number, locale: Locale): string {
  const region = locale === 'de' ? 'de-DE' : 'en-US';
  const zone = { timeZone: practiceTimeZone };
  const time = new Intl.DateTimeFormat(region, { ...zone, timeStyle: 'short' }).format(instant);
  if (dayIn(instant) === dayIn(now)) return time;
  const isNear = Math.abs(instant - now) < 6 * 86_400_000;
  const form = isNear
    ? ({ weekday: 'short' } as const)
    : ({ day: 'numeric', month: 'numeric' } as const);
  return `${new Intl.DateTimeFormat(region, { ...zone, ...form }).format(instant)} ${time}`;
}
