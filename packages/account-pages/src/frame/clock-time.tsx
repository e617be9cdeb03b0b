import { createFormats, type Locale } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';

/** The practice's time zone, wherever server and visitor are. */
export const timeZone = 'Europe/Berlin';

/** '14:05 Uhr' or '2:05 PM' in the practice's time zone. */
export function clockTime(at: Date | number, locale: Locale): string {
  const time = createFormats(locale, timeZone).date(new Date(at).toISOString(), 'time');
  // No line break before 'Uhr' or 'PM'.
  return locale === 'de' ? `${time}\u00a0Uhr` : time.replace(/\s/, '\u00a0');
}

/** A time of day; `at` is a `Date`, or milliseconds since 1970. */
export function ClockTime({ at }: { at: Date | number }) {
  const { locale } = useSite();
  return <time dateTime={new Date(at).toISOString()}>{clockTime(at, locale)}</time>;
}
