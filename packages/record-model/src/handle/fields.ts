import { ensureSettable, read, readAll } from '../store/read.ts';
import { Row } from '../store/row.ts';
import { coerceValue } from '../values/coerce.ts';
import type { Engine } from './engine.ts';

export function getField(row: Row, name: string): unknown {
  const { shape } = row.table;
  const { getter } = shape.column(name);
  const value = read(row, name);
  const change = getter === undefined ? undefined : shape.modifiers.getters?.[getter];
  return change === undefined ? value : change(value, readAll(row));
}

/** Throws FIELD_UNKNOWN, READ_ONLY. */
export function setField(
  { operations }: Pick<Engine, 'operations'>,
  row: Row,
  name: string,
  value: unknown,
): void {
  const { shape } = row.table;
  const column = shape.column(name);
  ensureSettable(row, name, column);
  const change = column.setter === undefined ? undefined : shape.modifiers.setters?.[column.setter];
  const given = change === undefined || value instanceof Row ? value : change(value);
  let coerced = given;
  try {
    if (!(given instanceof Row)) coerced = coerceValue(column, given);
  } catch {
    // An unfinished input is kept as typed, and is a broken rule.
  }
  operations.set(row, name, coerced);
}
