import type { EntityProperty, Platform } from '@mikro-orm/core';
import { type Column, coerceValue } from '@praxiskit/record-model';

/** The value as MikroORM needs it for this property. */
export function toDatabaseValue(
  { column, property }: { readonly column: Column; readonly property: EntityProperty },
  value: unknown,
): unknown {
  if (value === null) return null;
  if (column.type === 'DATETIME' && property.runtimeType === 'Date') {
    // A date from a hook is used directly: as text it would lose its milliseconds.
    return value instanceof Date ? value : new Date(String(value));
  }
  return value;
}

/** Converts the driver's value of a column to its wire form. */
export type ReadValue = (raw: unknown) => unknown;

/** Compiled once per column: a list converts thousands of values. */
export function compileReader(
  { type }: Pick<Column, 'type'>,
  { customType }: EntityProperty,
  platform: Platform,
): ReadValue {
  const orNull = (read: ReadValue) => (raw: unknown) =>
    raw === null || raw === undefined ? null : read(raw);
  switch (type) {
    case 'DATETIME':
      return orNull(instantOf);
    case 'DATEONLY':
      return orNull((raw) => (raw instanceof Date ? raw.toISOString() : `${raw}`).slice(0, 10));
    case 'JSON':
      return orNull((raw) =>
        customType === undefined ? raw : customType.convertToJSValue(raw, platform),
      );
    case 'STRING':
    case 'TEXT':
    case 'UUID':
    case 'BOOLEAN':
    case 'INTEGER': {
      // PostgreSQL has checked the value; the driver returns it in wire form.
      const usual = { BOOLEAN: 'boolean', INTEGER: 'number' }[type as string] ?? 'string';
      return orNull((raw) => (typeof raw === usual ? raw : coerce(raw)));
    }
    default:
      return orNull(coerce);
  }

  function coerce(raw: unknown): unknown {
    return coerceValue({ type, allowNull: false }, raw);
  }
}

/**
 * '1893-03-31 12:53:28+00:53:28': before time zones had whole hours, an offset could have seconds.
 */
const writtenInstant =
  /^(\d+)-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:([+-]\d\d)(?::(\d\d))?(?::(\d\d))?)?( BC)?$/;

/** '2026-11-20 09:00:00.5+00', PostgreSQL's format: the usual form is rewritten as text. */
function instantOf(raw: unknown): string {
  if (raw instanceof Date) return raw.toISOString();
  const text = `${raw}`;
  const isUsual = text.length >= 22 && text.length <= 29 && text.endsWith('+00') && text[4] === '-';
  if (!isUsual) return readInstant(text).toISOString();
  const thousandths = text.length === 22 ? '000' : text.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${thousandths}Z`;
}

/** An instant without a time zone is in UTC. */
function readInstant(text: string): Date {
  const [, year, month, day, hours, minutes, seconds, fraction = '', zone = '+00', ...rest] =
    writtenInstant.exec(text) ?? [];
  const [zoneMinutes = 0, zoneSeconds = 0, era] = rest;
  const sign = zone.startsWith('-') ? -1 : 1;
  const date = new Date(0);
  date.setUTCFullYear(era ? 1 - Number(year) : Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(
    Number(hours) - Number(zone),
    Number(minutes) - sign * Number(zoneMinutes),
    Number(seconds) - sign * Number(zoneSeconds),
    Number(fraction.slice(0, 3).padEnd(3, '0')),
  );
  return date;
}

/** Types whose texts need no JSON escapes. */
const plainTexts = new Set(['DATE', 'DATETIME', 'DATEONLY', 'TIME', 'BIGINT', 'DECIMAL', 'UUID']);

/** Writes the driver's value of a column as JSON. */
export function jsonOf({ type }: Pick<Column, 'type'>, read: ReadValue): (raw: unknown) => string {
  if (plainTexts.has(type)) {
    return (raw) => {
      const value = read(raw);
      return value === null ? 'null' : `"${value}"`;
    };
  }
  if (type === 'INTEGER' || type === 'BOOLEAN') return (raw) => `${read(raw)}`;
  return (raw) => JSON.stringify(read(raw)) ?? 'null';
}
