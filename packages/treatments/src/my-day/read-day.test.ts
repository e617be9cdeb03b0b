import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, readDay } from './read-day.ts';

const today = '2026-11-24';

test.each([
  ['2027-02-13', 'de'],
  ['2027-2-13', 'en'],
  [' 13.2.2027 ', 'de'],
  ['13.02.2027', 'en'],
  ['13. 2. 2027', 'de'],
  ['2/13/2027', 'en'],
  ['13/2/2027', 'de'],
] as const)('%s is a day (%s)', (text, locale) => {
  expect(readDay(text, today, locale)).toEqual({ kind: 'day', day: '2027-02-13', left: 81 });
});

test.each(['2027-02-31', '13.2.', '13/2/2027', 'bald', '99999-01-01', '2027-13-01', '<b>'])(
  '%s is no day that can be read',
  (text) => {
    expect(readDay(text, today, 'en')).toEqual({ kind: 'unreadable' });
  },
);

test('an empty field is no day', () => {
  expect(readDay('  ', today, 'de')).toEqual({ kind: 'none' });
});

test('today and before it is past, and more than a year is far', () => {
  expect(readDay('2026-11-24', today, 'de')).toEqual({ kind: 'past', day: '2026-11-24' });
  expect(readDay('2026-11-25', today, 'de')).toMatchObject({ kind: 'day', left: 1 });
  expect(readDay('2027-11-24', today, 'de')).toMatchObject({ kind: 'day', left: 365 });
  expect(readDay('2027-11-25', today, 'de')).toEqual({ kind: 'far', day: '2027-11-25' });
});

test('days are counted across summer time, leap years and ends of years', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('any text has an answer, in both languages', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('de' as const, 'en' as const), (text, locale) => {
      expect(['none', 'day', 'unreadable', 'past', 'far']).toContain(
        readDay(text, today, locale).kind,
      );
    }),
  );
});
