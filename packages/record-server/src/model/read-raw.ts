import type { RawRow, Row } from './row.ts';
import type { Structure } from './structure.ts';

/** A row of the database, under wire names. */
export function readRaw({ columns }: Structure, raw: RawRow): Row {
  const row: Row = {};
  for (const { name, read } of columns.values()) row[name] = read(raw[name]);
  return row;
}
