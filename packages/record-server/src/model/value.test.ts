import type { EntityProperty, Platform } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import type { ColumnPart } from './structure.ts';
import { compileReader, toDatabaseValue } from './value.ts';

const sentAt = {
  column: { type: 'DATETIME', allowNull: true },
  property: { runtimeType: 'Date' },
} as ColumnPart;

test('a date from a hook and a date from the wire keep their milliseconds', () => {
  const date = new Date('2026-11-20T09:00:00.123Z');
  expect(toDatabaseValue(sentAt, date)).toBe(date);
  expect(toDatabaseValue(sentAt, date.toISOString())).toEqual(date);
});

// As PostgreSQL writes them in the time zones of Berlin, New York and Kolkata, and without a time
// zone.
test.each([
  ['1893-03-31 12:53:28+00:53:28', '1893-03-31T12:00:00.000Z'],
  ['0001-12-31 19:03:58-04:56:02 BC', '0001-01-01T00:00:00.000Z'],
  ['10000-01-01 00:59:59.999+01', '9999-12-31T23:59:59.999Z'],
  ['2026-11-20 14:30:00.5+05:30', '2026-11-20T09:00:00.500Z'],
  ['2026-11-20 09:00:00.123456+00', '2026-11-20T09:00:00.123Z'],
  ['0001-01-01 00:00:00', '0001-01-01T00:00:00.000Z'],
])('the instant %s of the database is %s, whatever its time zone [R7.3]', (raw, instant) => {
  const read = compileReader({ type: 'DATETIME' }, {} as EntityProperty, {} as Platform);
  expect(read(raw)).toBe(instant);
});
