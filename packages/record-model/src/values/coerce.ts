import type { Column } from '../definition/definition.ts';
import { RecordError } from '../error.ts';
import { oneLine } from './one-line.ts';

type ColumnShape = Pick<Column, 'type' | 'allowNull' | 'scale'>;

const exactNumber = /^(?:\+|(-))?0*(\d+)(?:\.(\d+))?$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/;
// Without an offset an instant would mean another moment on every machine.
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Characters that a text column changes or refuses: a text without any of them needs one check
 * only.
 */
const special = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]/u;

/** A UUID of any version in its text form (RFC 9562), in small or capital letters. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuidPattern.test(value);

/**
 * The value as a record keeps it: what JSON can hold, nothing lost. Instants are ISO 8601 in UTC, days
 * `2026-11-20`, times `09:30:00`, BIGINT and DECIMAL exact strings, with as many
 * digits behind the point as the column has. '' becomes null in every column
 * but a text one that may not be null; undefined becomes null. A STRING is one line: breaks in it become
 * spaces, marks of direction go; a TEXT keeps both.
 *
 * @throws RecordError VALUE_INVALID for a value that the column cannot hold
 */
export function coerceValue(column: ColumnShape, given: unknown): unknown {
  if (given === undefined || given === null) return null;
  const isText = column.type === 'STRING' || column.type === 'TEXT';
  if (isText && typeof given === 'string' && given !== '' && !special.test(given)) return given;
  const value = column.type === 'STRING' && typeof given === 'string' ? oneLine(given) : given;
  if (value === '') return isText && !column.allowNull ? '' : null;
  const coerced = coercers[column.type](value, column);
  if (coerced === undefined) {
    throw new RecordError('VALUE_INVALID', `Not a ${column.type}`, { details: { value } });
  }
  return coerced;
}

/** Each returns undefined for a value that it cannot hold. */
const coercers: Record<Column['type'], (value: unknown, column: ColumnShape) => unknown> = {
  DATE: coerceInstant,
  DATETIME: coerceInstant,
  DATEONLY: coerceDay,
  TIME: coerceTime,
  NUMBER: coerceNumber,
  FLOAT: coerceNumber,
  INTEGER: (value) => {
    const number = coerceNumber(value);
    return Number.isSafeInteger(number) ? number : undefined;
  },
  BIGINT: (value) => {
    const text = exactText(value);
    if (text === undefined || text.includes('.')) return undefined;
    const number = BigInt(text);
    return number === BigInt.asIntN(64, number) ? String(number) : undefined;
  },
  DECIMAL: exactText,
  BOOLEAN: (value) => {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 1) return true;
    return value === 'false' || value === 0 ? false : undefined;
  },
  STRING: coerceText,
  TEXT: coerceText,
  UUID: (value) => (isUuid(value) ? value.toLowerCase() : undefined),
  JSON: (value) => {
    if (['function', 'symbol', 'bigint'].includes(typeof value)) return undefined;
    return isStorableJson(value) ? value : undefined;
  },
};

/** PostgreSQL's text holds every character but NUL; half of a surrogate pair is no character. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Checks every text in a JSON value, including property names. */
function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).flat().every(isStorableJson);
}

function coerceText(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? value : undefined;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function coerceNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number =
    typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/**
 * Digits as given; a double is written without an exponent. If the column's scale is known, they
 * are written like PostgreSQL does: 40 is 40.00, so that one number is one value on server and
 * client.
 */
function exactText(value: unknown, { scale }: Partial<ColumnShape> = {}): string | undefined {
  const text =
    typeof value === 'number' ? plainDigits(value) : typeof value === 'bigint' ? `${value}` : value;
  if (typeof text !== 'string') return undefined;
  const [found, minus = '', whole = '', digits = ''] = exactNumber.exec(text.trim()) ?? [];
  if (found === undefined || scale === undefined) return found?.replace('+', '');
  const fraction = digits.replace(/0+$/, '').padEnd(scale, '0');
  return minus + whole + (fraction && `.${fraction}`);
}

/** Undefined for an integer that a double cannot hold exactly: the intended number is unknown. */
function plainDigits(value: number): string | undefined {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return undefined;
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(20).replace(/0+$/, '');
}

function coerceInstant(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const text = value.trim();
    const isInstant = text.length === 10 || instantPattern.test(text);
    return isInstant && isDay(text.slice(0, 10)) ? toIso(new Date(text)) : undefined;
  }
  return value instanceof Date || typeof value === 'number' ? toIso(new Date(value)) : undefined;
}

/** Only four-digit years: ISO 8601 writes other years differently. */
const toIso = (date: Date) => {
  // Null for an invalid date.
  const text: string | null = date.toJSON();
  return text?.length === 24 && !text.startsWith('0000') ? text : undefined;
};

/** An instant is no day: its day depends on the time zone. */
export function coerceDay(value: unknown): string | undefined {
  if (value instanceof Date) return toIso(value) && localDay(value);
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

/** '2026-02-30' parses as 2 March: only a day that is formatted back unchanged exists. */
const isDay = (text: string) => text.length === 10 && toIso(new Date(text))?.startsWith(text);

function coerceTime(value: unknown): string | undefined {
  if (value instanceof Date) return toIso(value) && value.toTimeString().slice(0, 8);
  const text = typeof value === 'string' ? value.trim() : '';
  return timePattern.test(text) ? `${text}:00`.slice(0, 8) : undefined;
}

/** The day on this machine's calendar: `2026-11-20`. */
export function localDay(date: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
