import { dayIn, practiceTimeZone } from '@praxiskit/core';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days without answers, beside the weekend: ISO days. */
export type ClosedDays = ReadonlySet<string>;

/** A day's weekday, 0 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

const isWorking = (day: string, closed: ClosedDays) =>
  ![0, 6].includes(weekdayOf(day)) && !closed.has(day);

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The instant at which a clock of the zone shows this time, in ms since 1970. */
function instantOf(day: string, msOfDay: number, timeZone: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`) + msOfDay;
  const shown = new Date(guess);
  const [date, time] = clockOf(timeZone).format(shown).split(' ');
  const wall = Date.parse(`${date}T${time}Z`);
  return guess - (wall - Math.floor(guess / 1000) * 1000);
}

/** How long after midnight it is there, in ms. */
function msOfDay(instant: number, timeZone: string): number {
  const midnight = instantOf(dayIn(instant, timeZone), 0, timeZone);
  return instant - midnight;
}

/**
 * Until when an answer is promised: one working day after the request. What comes in at a weekend or on a
 * closed day counts from the next working day on, from midnight.
 *
 * @param received ms since 1970
 * @returns ms since 1970
 */
export function promisedBy(
  received: number,
  closed: ClosedDays,
  timeZone = practiceTimeZone,
): number {
  let day = dayIn(received, timeZone);
  let time = msOfDay(received, timeZone);
  if (!isWorking(day, closed)) {
    time = 0;
    while (!isWorking(day, closed)) day = dayAfter(day);
  }
  do day = dayAfter(day);
  while (!isWorking(day, closed));
  return instantOf(day, time, timeZone);
}

/** How much of the time until the promised answer is over. */
export interface Wait {
  /** Hours between the request and the promised answer, the weekend among them. */
  hours: number;
  /** How many of them are over; never more. */
  passed: number;
  /** Less than 0 where the answer is overdue. */
  left: number;
}

export function waitOf(received: number, due: number, now: number): Wait {
  const hours = (due - received) / HOUR_MS;
  const passed = Math.min(Math.max((now - received) / HOUR_MS, 0), hours);
  return { hours, passed, left: (due - now) / HOUR_MS };
}
