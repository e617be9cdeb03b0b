import { useUiKitTexts } from '../text/provider.tsx';

/**
 * Milliseconds since 1970.
 *
 * @throws RangeError for an invalid instant
 */
export function instantOf(instant: Date | string): number {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) throw new RangeError(`'${String(instant)}' is no instant`);
  return time;
}

/** Writes clock times, '14:32' or '2:32 PM', in the language of the nearest provider. */
export function useClockTime(timeZone?: string): (instant: Date | string) => string {
  const { locale } = useUiKitTexts();
  const format = new Intl.DateTimeFormat(locale, {
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  });
  return (instant) => format.format(instantOf(instant));
}
