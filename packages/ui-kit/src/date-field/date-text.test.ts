import { expect, test } from 'vitest';
import { dateForm, formatDate, readDate } from './date-text.ts';

test('a day is written as the locale has it', () => {
  expect(formatDate('2026-02-03', 'de-DE')).toBe('03.02.2026');
  expect(formatDate('2026-02-03', 'en-US')).toBe('02/03/2026');
  expect(formatDate('2026-02-03', 'en-GB')).toBe('03/02/2026');
});

test('the format of a date is shown with the language’s letters', () => {
  expect(dateForm('de-DE', { day: 'TT', month: 'MM', year: 'JJJJ' })).toBe('TT.MM.JJJJ');
  expect(dateForm('en-US', { day: 'DD', month: 'MM', year: 'YYYY' })).toBe('MM/DD/YYYY');
});

test.each([
  ['3.2.2026', 'de-DE'],
  ['03.02.2026', 'de-DE'],
  [' 3. 2. 2026 ', 'de-DE'],
  ['3/2/2026', 'de-DE'],
  ['3-2-2026', 'de-DE'],
  ['03 02 2026', 'de-DE'],
  ['3.2.2026.', 'de-DE'],
  ['03022026', 'de-DE'],
  ['2026-02-03', 'de-DE'],
  ['2/3/2026', 'en-US'],
  ['02032026', 'en-US'],
])('%s in %s is the third of February', (text, locale) => {
  expect(readDate(text, locale)).toEqual({ date: '2026-02-03' });
});

test.each(['', 'morgen', '3.2.', '3.2.202', '3.2.20261', '1.2.3.4', '3022026', '0x3.2.2026'])(
  '»%s« is not read as a date',
  (text) => {
    expect(readDate(text, 'de-DE')).toEqual({ problem: 'unreadable' });
  },
);

test.each(['31.2.2026', '29.02.2026', '0.1.2026', '1.13.2026', '12/24/2026', '2026-02-30'])(
  '%s is no day of the calendar',
  (text) => {
    expect(readDate(text, 'de-DE')).toEqual({ problem: 'unknown' });
  },
);

test('a two-digit year is the latest such year up to a given year', () => {
  expect(readDate('3.4.71', 'de-DE')).toEqual({ problem: 'unreadable' });
  expect(readDate('3.4.71', 'de-DE', 2036)).toEqual({ date: '1971-04-03' });
  expect(readDate('3.4.27', 'de-DE', 2036)).toEqual({ date: '2027-04-03' });
  expect(readDate('3.4.36', 'de-DE', 2036)).toEqual({ date: '2036-04-03' });
  expect(readDate('3.4.37', 'de-DE', 2036)).toEqual({ date: '1937-04-03' });
});

test.each(['0050-01-01', '0999-12-31', '9999-12-31', '2024-02-29'])(
  '%s is written so that it is read as the same day',
  (date) => {
    expect(readDate(formatDate(date, 'de-DE'), 'de-DE', 2036)).toEqual({ date });
    expect(readDate(formatDate(date, 'en-US'), 'en-US', 2036)).toEqual({ date });
  },
);

test.each(['', 'soon', '2026-13-45', '2026-12-24T00:00:00Z', '0000-00-00'])(
  '»%s« is no day, and stays as it is',
  (text) => {
    expect(formatDate(text, 'de-DE')).toBe(text);
  },
);
