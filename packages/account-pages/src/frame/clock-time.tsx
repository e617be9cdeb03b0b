import { createFormats, type Locale } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';

/** The practice's, wherever server and visitor are. */
export const timeZone = 'Europe/Berlin';

/** '14:05 Uhr' or '2:05 PM' in the practice's time zone. */
export function clockTime(at: Date | number, locale: Locale): string {
  const time = createFormats(locale, timeZone).date(new Date(at).toISOString(), 'time');
  // Never broken before the word.
  return locale === 'de' ? `${time}\u00a0Uhr` : time.replace(/\s/, '\u00a0');
}

/** An instant, a `Date` or milliseconds since 1970, as a clock time. */
export function ClockTime({ at }: { at: Date | number }) {
  const { locale } = useSite();
  return <time dateTime={new Date(at).toISOString()}>{clockTime(at, locale)}</time>;
}
