import type { Platform } from '@mikro-orm/core';
import { coerceValue } from '@praxiskit/record-model';
import type { ColumnPart } from './structure.ts';

/** The value as MikroORM wants it for this property. */
export function toDatabaseValue({ column, property }: ColumnPart, value: unknown): unknown {
  if (value === null) return null;
  if (column.type === 'DATETIME' && property.runtimeType === 'Date') {
    // A hook gives a date as it is: as text it would lose its milliseconds.
    return value instanceof Date ? value : new Date(String(value));
  }
  return value;
}

/** A raw column of a row as it is on the wire. */
export function toWireValue(part: ColumnPart, raw: unknown, platform: Platform): unknown {
  if (raw === null || raw === undefined) return null;
  const { type } = part.column;
  if (type === 'DATETIME') {
    // '2026-11-20 09:00:00+00', as PostgreSQL writes it.
    return (
      raw instanceof Date ? raw : new Date(`${raw}`.replace(/([+-]\d\d)$/, '$1:00'))
    ).toISOString();
  }
  if (type === 'DATEONLY')
    return raw instanceof Date ? raw.toISOString().slice(0, 10) : `${raw}`.slice(0, 10);
  if (type === 'JSON') {
    const { customType } = part.property;
    return customType === undefined ? raw : customType.convertToJSValue(raw, platform);
  }
  return coerceValue({ type, allowNull: false }, raw);
}
