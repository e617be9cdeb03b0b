import type { ColumnType } from '../definition/definition.ts';

/**
 * Compares two non-null values of a column like PostgreSQL: numbers by value, with any number of
 * digits, texts by code points.
 */
export function compareValues(type: ColumnType, a: unknown, b: unknown): number {
  const isExact = type === 'BIGINT' || type === 'DECIMAL';
  const [left, right] = isExact
    ? alignDigits(String(a), String(b))
    : [byCharacters(a), byCharacters(b)];
  if (left === right) return 0;
  return (left as string) < (right as string) ? -1 : 1;
}

/** JavaScript compares UTF-16 halves, which have lower codes than some whole characters. */
const byCharacters = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\ud800-\uffff]/g, inOrder) : value;

const inOrder = (unit: string) => {
  const code = unit.charCodeAt(0);
  return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
};

/** Both without a decimal point, padded to the same number of decimal places. */
function alignDigits(a: string, b: string): [bigint, bigint] {
  const digits = Math.max(fractionOf(a).length, fractionOf(b).length);
  const shift = (text: string) =>
    BigInt(`${text.split('.')[0]}${fractionOf(text).padEnd(digits, '0')}`);
  return [shift(a), shift(b)];
}

const fractionOf = (text: string) => text.split('.')[1] ?? '';
