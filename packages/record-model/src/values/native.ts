import type { Column } from '../definition/definition.ts';

/**
 * A record's value as a `Date` or a number, for calculations. A BIGINT beyond a double's exact
 * range becomes a bigint; a day is its local midnight, a time of day that time on 1 January 1970.
 * Values other than texts are returned unchanged; an invalid text becomes an invalid `Date`, or
 * NaN.
 * @throws SyntaxError for a BIGINT column's text that is not a whole number
 */
export function nativeValue(column: Pick<Column, 'type'>, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (column.type) {
    case 'DATE':
    case 'DATETIME':
      return new Date(value);
    case 'DATEONLY':
      return new Date(`${value}T00:00:00`);
    case 'TIME':
      return new Date(`1970-01-01T${value}`);
    case 'BIGINT':
      return Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value);
    case 'DECIMAL':
      return Number(value);
    default:
      return value;
  }
}
