import { expect, test } from 'vitest';
import { addDays, addMonths, dayOfWeek, isoDate, localDay, monthWeeks } from './plain-date.ts';

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s plus %i day is %s, also when summer time begins or ends', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-05-31', -3, '2026-02-28'],
])('%s plus %i months is %s: never a day of the following month', (date, months, result) => {
  expect(addMonths(date, months)).toBe(result);
});

test('a day that does not exist has no ISO date', () => {
  expect(isoDate(2026, 2, 29)).toBeNull();
  expect(isoDate(2024, 2, 29)).toBe('2024-02-29');
  expect(isoDate(2026, 13, 1)).toBeNull();
  expect(isoDate(2026, 4, 31)).toBeNull();
  expect(isoDate(0, 1, 1)).toBeNull();
  expect(isoDate(1926, 1, 2)).toBe('1926-01-02');
});

test('days of the week are right before 1970, too', () => {
  expect(dayOfWeek('2026-11-21')).toBe(6);
  expect(dayOfWeek('1969-07-20')).toBe(7);
  expect(dayOfWeek('1901-01-01')).toBe(2);
});

test('a German month starts with its Monday, an American one with its Sunday [R9.3]', () => {
  expect(monthWeeks('2026-11-21', 'de-DE')[0]?.[0]).toBe('2026-10-26');
  expect(monthWeeks('2026-11-21', 'en-US')[0]?.[0]).toBe('2026-11-01');
  expect(monthWeeks('2027-02-10', 'de-DE')).toHaveLength(4);
  expect(monthWeeks('2026-08-10', 'de-DE')).toHaveLength(6);
});

test('every month of ten years holds each of its days once', () => {
  for (let month = 0; month < 120; month++) {
    const first = addMonths('2020-01-01', month);
    const own = monthWeeks(first, 'de-DE')
      .flat()
      .filter((date) => date.startsWith(first.slice(0, 7)));
    expect(new Set(own).size).toBe(own.length);
    expect(addDays(first, own.length)).toBe(addMonths(first, 1));
  }
});

test('today is the local day, not the one in UTC', () => {
  expect(localDay(new Date(2026, 10, 21, 0, 30))).toBe('2026-11-21');
  expect(localDay(new Date(2026, 10, 21, 23, 30))).toBe('2026-11-21');
});
