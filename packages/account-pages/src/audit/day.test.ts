import { expect, test } from 'vitest';
import { dayRange } from './day.ts';

const HOUR_MS = 60 * 60_000;

test.each([
  ['2026-11-22', '2026-11-21T23:00:00Z', 24],
  ['2026-07-01', '2026-06-30T22:00:00Z', 24],
  // The nights of the clock changes.
  ['2026-03-29', '2026-03-28T23:00:00Z', 23],
  ['2026-10-25', '2026-10-24T22:00:00Z', 25],
  ['2026-12-31', '2026-12-30T23:00:00Z', 24],
])('%s begins at %s and lasts %i hours', (text, from, hours) => {
  const range = dayRange(text);
  expect(range?.from).toBe(Date.parse(from));
  expect(((range?.until ?? 0) - (range?.from ?? 0)) / HOUR_MS).toBe(hours);
});

test.each(['', 'today', '2026-02-30', '2026-13-01', '22.11.2026'])('%j is no day', (text) => {
  expect(dayRange(text)).toBeNull();
});
