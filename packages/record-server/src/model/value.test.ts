import { expect, test } from 'vitest';
import type { ColumnPart } from './structure.ts';
import { toDatabaseValue } from './value.ts';

const sentAt = {
  column: { type: 'DATETIME', allowNull: true },
  property: { runtimeType: 'Date' },
} as ColumnPart;

test('a date that a hook gives, and one from the wire, keep their milliseconds', () => {
  const date = new Date('2026-11-20T09:00:00.123Z');
  expect(toDatabaseValue(sentAt, date)).toBe(date);
  expect(toDatabaseValue(sentAt, date.toISOString())).toEqual(date);
});
