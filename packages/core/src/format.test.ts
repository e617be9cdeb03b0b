import { createFormats, dayIn } from '@praxiskit/core';
import { expect, it } from 'vitest';

const german = createFormats('de');
const english = createFormats('en');

it('an amount has cents only if there are any, and never breaks before its sign', () => {
  expect(german.euros('159.00')).toBe('159\u00a0€');
  expect(german.euros('1159.50')).toBe('1.159,50\u00a0€');
  expect(english.euros('159.00')).toBe('€159');
});

it('a day is formatted in the practice’s time zone, whatever time zone the server has', () => {
  const lateInBerlin = '2026-11-19T23:30:00.000Z';
  expect(german.date(lateInBerlin, 'long')).toBe('20. November 2026');
  expect(german.date(lateInBerlin, 'numeric')).toBe('20.11.2026');
  expect(german.date(lateInBerlin, 'short')).toBe('20. Nov.');
  expect(german.date('2026-11-20', 'month')).toBe('November 2026');
  expect(german.date('2026-11-20', 'shortMonth')).toBe('Nov. 2026');
  expect(english.date(lateInBerlin, 'long')).toBe('November 20, 2026');
  expect(german.date(lateInBerlin, 'exact')).toBe('20.11.2026, 00:30:00');
  expect(english.date(lateInBerlin, 'exact')).toMatch(/^Nov 20, 2026, 12:30:00\sAM$/);
});

it('`timeAfter` gives the first whole minute at or after the instant, in the practice’s time zone', () => {
  expect(german.timeAfter(Date.parse('2026-11-20T13:04:00.000Z'))).toBe('14:04');
  expect(german.timeAfter(Date.parse('2026-11-20T13:04:00.001Z'))).toBe('14:05');
  expect(english.timeAfter(Date.parse('2026-11-20T13:04:59.999Z'))).toMatch(/^2:05\sPM$/);
});

it('an hour is formatted for its language, without minutes if they are zero [R9.3]', () => {
  expect(['00:00', '09:00', '12:00', '18:30'].map(german.clock)).toEqual(['0', '9', '12', '18:30']);
  expect(['00:00', '09:00', '12:00', '18:30'].map(english.clock)).toEqual(
    ['12 AM', '9 AM', '12 PM', '6:30 PM'].map((text) => text.replace(' ', '\u00a0')),
  );
});

it('a day without a time is the same day in every time zone', () => {
  for (const zone of ['Pacific/Honolulu', 'Europe/Berlin', 'Pacific/Auckland']) {
    expect(createFormats('de', zone).date('2026-11-20', 'numeric')).toBe('20.11.2026');
  }
});

it('the current day depends on the practice’s time zone, not on the server’s', () => {
  const lateInLondon = Date.parse('2026-11-19T23:30:00Z');
  expect(dayIn(lateInLondon)).toBe('2026-11-20');
  expect(dayIn(lateInLondon, 'America/New_York')).toBe('2026-11-19');
});
