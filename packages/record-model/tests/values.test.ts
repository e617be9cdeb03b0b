import { type ColumnType, coerceValue, columnLabel, defaultValue } from '@praxiskit/record-model';
import { expect, test } from 'vitest';
import { nativeValue } from '../src/values/native.ts';

const column = (type: ColumnType, allowNull = true) => ({ type, allowNull });

test.each([
  ['STRING', '', null],
  ['NUMBER', '', null],
  ['NUMBER', '1.5', 1.5],
  ['INTEGER', '7', 7],
  ['BIGINT', '9007199254740993', '9007199254740993'],
  ['DECIMAL', '12345678901234567.89', '12345678901234567.89'],
  ['DECIMAL', 9007199254740991, '9007199254740991'],
  ['DECIMAL', 1e-7, '0.0000001'],
  // As JSON reads 9007199254740993: the intended number is unknown.
  ['BIGINT', 9007199254740992, undefined],
  ['DECIMAL', 9007199254740992, undefined],
  ['DECIMAL', 1e21, undefined],
  ['BOOLEAN', 'true', true],
  ['BOOLEAN', 'false', false],
  ['STRING', 'true', 'true'],
  ['DATETIME', '2026-11-20T10:00:00+01:00', '2026-11-20T09:00:00.000Z'],
  ['DATEONLY', '2026-11-20', '2026-11-20'],
  ['TIME', '9:30', undefined],
  ['TIME', '09:30', '09:30:00'],
  ['DATEONLY', '2026-02-30', undefined],
  ['DATEONLY', '2026-02-02T23:00:00.000Z', undefined],
  ['DATEONLY', '2026-02-03Tquatsch', undefined],
  ['DATEONLY', '2026-02-03 ', undefined],
  ['DATETIME', '2026-11-20T10:00', undefined],
  ['INTEGER', '1.5', undefined],
  ['NUMBER', 'abc', undefined],
  ['UUID', 'abc', undefined],
  ['TEXT', 'a\0b', undefined],
  ['STRING', 'a\0\nb', undefined],
  ['STRING', 'Termin\r\nBcc: x@example.org', 'Termin Bcc: x@example.org'],
  ['STRING', '\tAm Muster\u2028 8\n', 'Am Muster  8'],
  ['STRING', '\n', null],
  ['STRING', 'Befund\u202Efdp.exe', 'Befundfdp.exe'],
  ['STRING', '\u2066\u200Fأحمد\u2069', 'أحمد'],
  ['STRING', ' Anna ', ' Anna '],
  ['STRING', '👩‍⚕️ \u200Dx', '👩‍⚕️ \u200Dx'],
  ['TEXT', 'eins\nzwei\u202E', 'eins\nzwei\u202E'],
] as const)('a %s takes %j as %j [R7.3] [R7.12]', (type, given, kept) => {
  const coerce = () => coerceValue(column(type), given);
  if (kept === undefined) expect(coerce).toThrow(`Not a ${type}`);
  else expect(coerce()).toBe(kept);
});

test.each([
  ['DECIMAL', 2, '40', '40.00'],
  ['DECIMAL', 2, '+040.5', '40.50'],
  ['DECIMAL', 2, '-0.500', '-0.50'],
  ['DECIMAL', 2, 40, '40.00'],
  ['DECIMAL', 2, '12.345', '12.345'],
  ['DECIMAL', 0, '40.0', '40'],
  ['DECIMAL', undefined, '40.0', '40.0'],
  ['BIGINT', undefined, '007', '7'],
] as const)(
  'a %s with scale %j has %j as the database writes it: %j [R7.3D]',
  (type, scale, given, kept) => {
    expect(coerceValue({ ...column(type), ...(scale === undefined ? {} : { scale }) }, given)).toBe(
      kept,
    );
  },
);

test('a bigint is kept digit by digit [R7.3D]', () => {
  expect(coerceValue(column('BIGINT'), 9007199254740993n)).toBe('9007199254740993');
});

test('an empty text stays empty if null is not allowed [R7.12]', () => {
  expect(coerceValue(column('STRING', false), '')).toBe('');
});

test('NOW is the moment of creation, for DATEONLY the local day [R7.2]', () => {
  const now = new Date(2026, 10, 20, 23, 59).getTime();
  expect(defaultValue({ ...column('DATEONLY'), default: 'NOW' }, now)).toBe('2026-11-20');
  expect(defaultValue({ ...column('DATETIME'), defaultValue: 'NOW' }, now)).toBe(
    new Date(now).toISOString(),
  );
  expect(defaultValue({ ...column('STRING'), default: 'NOW' }, now)).toBe('NOW');
});

test('native values are dates and numbers, exact beyond a double [R7.3]', () => {
  expect(nativeValue(column('DATE'), '2026-11-20T09:00:00.000Z')).toEqual(
    new Date(Date.UTC(2026, 10, 20, 9)),
  );
  expect(nativeValue(column('BIGINT'), '12')).toBe(12);
  expect(nativeValue(column('BIGINT'), '9007199254740993')).toBe(9007199254740993n);
  expect(nativeValue(column('DECIMAL'), '1.50')).toBe(1.5);
});

test('a column without a label is its name with a capital [R7.2]', () => {
  expect(columnLabel('first_name')).toBe('First name');
});
