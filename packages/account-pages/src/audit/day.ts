import { createFormats } from '@praxiskit/core';
import { timeZone } from '../frame/clock-time.tsx';

const HOUR_MS = 60 * 60_000;

/** The instant at which a day starts in the practice's time zone, one or two hours before UTC. */
function startOf(year: number, month: number, day: number): number {
  const utc = Date.UTC(year, month - 1, day);
  const { date } = createFormats('de', timeZone);
  const hour = Number(date(new Date(utc).toISOString(), 'time').slice(0, 2));
  return utc - hour * HOUR_MS;
}

/**
 * The start and the end of a day in the practice's time zone, in ms since 1970: 23 to 25 hours. Null for a
 * text that is not a date.
 *
 * @param text 'YYYY-MM-DD'
 */
export function dayRange(text: string): { from: number; until: number } | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  // `Date.UTC` turns 30 February into 2 March.
  const counted = new Date(Date.UTC(year, month - 1, day));
  if (counted.getUTCDate() !== day || counted.getUTCMonth() !== month - 1) return null;
  return { from: startOf(year, month, day), until: startOf(year, month, day + 1) };
}
