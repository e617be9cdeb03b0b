import type { Column } from '../definition/definition.ts';
import type { Rule, WhenTest } from '../definition/rule.ts';
import { RecordError } from '../error.ts';
import { coerceDay, isUuid } from '../values/coerce.ts';
import { isEmptyValue } from '../values/empty.ts';
import { isSameValue } from '../values/equal.ts';
import type { Modifiers } from '../values/modifiers.ts';
import { nativeValue } from '../values/native.ts';
import type { RuleFormat } from './parse.ts';

type Values = Readonly<Record<string, unknown>>;
export type Check = (value: unknown, values: Values) => boolean;

// The same pattern as a browser's <input type="email">, with a dot in the host.
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The time zone in which a day begins first, so that today is a future day for no user. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

const formatChecks: Record<RuleFormat, (text: string) => boolean> = {
  date: (text) => coerceDay(text) === text,
  pastDate: (text) => text <= new Date(Date.now() + EARLIEST_ZONE_MS).toISOString().slice(0, 10),
  time: (text) => /^([01]\d|2[0-3])(:[0-5]\d){1,2}$/.test(text),
  datetime: (text) => text.includes('T') && !Number.isNaN(Date.parse(text)),
  uuid: isUuid,
  phone: (text) => /^\+?[\d\s()/.-]{5,30}$/.test(text),
  postalCode: (text) => /^[A-Z\d][A-Z\d -]{2,9}$/i.test(text),
  slug: (text) => /^[a-z\d]+(-[a-z\d]+)*$/.test(text),
};

const lengthOf = (value: unknown) =>
  // Code points, not UTF-16 halves: an emoji is one character to the user.
  typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0;

/** Numbers stay numbers; text, days and instants in ISO form are ordered as text. */
const comparable = (column: Column, value: unknown): number | bigint | string => {
  const native = nativeValue(column, value);
  if (native instanceof Date) return native.getTime();
  if (typeof native === 'number' || typeof native === 'bigint') return native;
  return typeof native === 'boolean' ? Number(native) : String(native);
};

const comparisons = {
  eq: (a: unknown, b: unknown) => a === b,
  ne: (a: unknown, b: unknown) => a !== b,
  gt: (a: never, b: never) => a > b,
  gte: (a: never, b: never) => a >= b,
  lt: (a: never, b: never) => a < b,
  lte: (a: never, b: never) => a <= b,
};

/** One closure per rule, created once. An empty value breaks only `required`. */
export function createCheck(
  rule: Rule,
  column: Column,
  columns: Readonly<Record<string, Column>>,
  modifiers: Modifiers,
): Check {
  const check = createBareCheck(rule, column, columns, modifiers);
  const guarded: Check =
    rule.op === 'required' ? check : (value, values) => isEmptyValue(value) || check(value, values);
  if (rule.when === undefined) return guarded;
  const tests = Object.entries(rule.when);
  return (value, values) =>
    !tests.every(([field, test]) => passesWhen(test, values[field] ?? null)) ||
    guarded(value, values);
}

function createBareCheck(
  { op, arg }: Rule,
  column: Column,
  columns: Readonly<Record<string, Column>>,
  modifiers: Modifiers,
): Check {
  switch (op) {
    case 'required':
      return (value) => !isEmptyValue(value);
    case 'min':
      return (value) => Number(comparable(column, value)) >= Number(arg);
    case 'max':
      return (value) => Number(comparable(column, value)) <= Number(arg);
    case 'minLength':
      return (value) => lengthOf(value) >= Number(arg);
    case 'maxLength':
      return (value) => lengthOf(value) <= Number(arg);
    case 'integer':
      return (value) => /^-?\d+$/.test(String(value));
    case 'number':
      return (value) => Number.isFinite(Number(value));
    case 'email':
      return (value) => typeof value === 'string' && value.length <= 254 && email.test(value);
    case 'url':
      return (value) => typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value);
    case 'oneOf':
      return (value) => (arg as unknown[]).some((choice) => isSameValue(choice, value));
    case 'format':
      return (value) => formatChecks[arg as RuleFormat](String(value));
    case 'pattern': {
      const pattern = patternOf(arg);
      return (value) => pattern.test(String(value).slice(0, 10_000));
    }
    case 'compare': {
      const { operator, field } = arg as { operator: keyof typeof comparisons; field: string };
      const other = columns[field] ?? column;
      return (value, values) =>
        isEmptyValue(values[field]) ||
        comparisons[operator](
          comparable(column, value) as never,
          comparable(other, values[field]) as never,
        );
    }
    case 'custom': {
      const custom = modifiers.rules?.[String(arg)];
      if (custom === undefined) {
        throw new RecordError('RULE_INVALID', `No rule is registered as ${String(arg)}`);
      }
      return custom;
    }
    // Only the database can check it; the server answers 409.
    case 'unique':
      return () => true;
    default:
      throw new RecordError('RULE_INVALID', 'Unknown rule', { details: op });
  }
}

function patternOf(arg: unknown): RegExp {
  try {
    return new RegExp(`^(?:${String(arg)})$`, 'u');
  } catch (cause) {
    throw new RecordError('RULE_INVALID', 'Not a pattern', { cause, details: arg });
  }
}

function passesWhen(test: WhenTest, value: unknown): boolean {
  if (typeof test !== 'object' || test === null) return isSameValue(test, value);
  if ('$eq' in test && !isSameValue(test.$eq, value)) return false;
  if ('$ne' in test && isSameValue(test.$ne, value)) return false;
  if (test.$in !== undefined && !test.$in.some((choice) => isSameValue(choice, value)))
    return false;
  return test.$null === undefined || test.$null === isEmptyValue(value);
}
