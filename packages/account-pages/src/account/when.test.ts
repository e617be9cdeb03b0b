import { expect, test } from 'vitest';
import { createWhen } from './when.ts';

/** 22 November 2026, 23:30 in Berlin: in UTC it is the same day, in Auckland the next. */
const now = Date.UTC(2026, 10, 22, 22, 30);
const hours = (n: number) => n * 60 * 60_000;

test('days are the practice’s, whatever the server’s time zone', () => {
  const when = createWhen(now, 'de');
  expect(when.day(now - hours(23))).toBe('heute');
  expect(when.day(now - hours(24))).toBe('gestern');
  expect(when.day(now + hours(1))).toBe('morgen');
  expect(when.day(now - hours(72))).toBe('am 19. November 2026');
});

test('a day of 25 hours has one yesterday', () => {
  // Summer time ended on 25 October 2026; this is half past midnight on the 26th.
  const when = createWhen(Date.UTC(2026, 9, 25, 23, 30), 'de');
  expect(when.day(Date.UTC(2026, 9, 24, 22, 30))).toBe('gestern');
  expect(when.day(Date.UTC(2026, 9, 24, 21, 30))).toBe('am 24. Oktober 2026');
});

test('the day after a day of 23 hours has one yesterday', () => {
  // Summer time began on 28 March 2027; this is half past midnight on the 29th.
  const when = createWhen(Date.UTC(2027, 2, 28, 22, 30), 'de');
  expect(when.day(Date.UTC(2027, 2, 28, 10))).toBe('gestern');
  expect(when.day(Date.UTC(2027, 2, 27, 22, 30))).toBe('am 27. März 2027');
});

test('both languages have their own words', () => {
  expect(createWhen(now, 'de').dayAndTime(now)).toBe('heute um 23:30\u00a0Uhr');
  expect(createWhen(now, 'en').dayAndTime(now)).toBe('today at 11:30\u00a0PM');
  expect(createWhen(now, 'de').time(now + hours(9))).toBe('morgen um 08:30\u00a0Uhr');
  expect(createWhen(now, 'de').dayThenTime(now)).toBe('heute, 23:30\u00a0Uhr');
});

test('a table shows today and yesterday in words, and earlier days in figures', () => {
  const when = createWhen(now, 'de');
  expect(when.short(now)).toBe('heute 23:30');
  expect(when.short(now - hours(24))).toBe('gestern 23:30');
  expect(when.short(now - hours(72))).toBe('19.11.2026');
});
