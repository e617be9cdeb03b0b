import { raw } from '@mikro-orm/core';
import type { Filter } from '@praxiskit/record-model';
import type { Sight } from '../model/caller.ts';
import type { Where } from '../model/statements.ts';
import type { ColumnPart } from '../model/structure.ts';
import { toDatabaseValue } from '../model/value.ts';
import { allOf, anyOf, exists, nothing } from './condition.ts';

type ColumnTest = Extract<Filter, { kind: 'test' }>;

/**
 * The column's collation may ignore only the case of ASCII letters; the default collation handles
 * all letters.
 */
const inAnyCase = (pattern: string) => raw('? collate "default"', [pattern]);

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** One test of a column, or its negation: both are true or false for a row without a value, too. */
export function toColumnTest(
  { column, op, value }: ColumnTest,
  sight: Sight,
  isNegated: boolean,
): Where {
  const part = sight.structure.columns.get(column);
  if (part === undefined) return isNegated ? {} : nothing(sight);
  const { name } = part.property;
  switch (op) {
    case '$null':
      return { [name]: value !== isNegated ? null : { $ne: null } };
    case '$eq':
      return toMembership(part, [value], sight, isNegated);
    case '$ne':
      return toMembership(part, [value], sight, !isNegated);
    case '$in':
      return toMembership(part, value as unknown[], sight, isNegated);
    case '$nin':
      return toMembership(part, value as unknown[], sight, !isNegated);
    default: {
      const fits = { [name]: toComparison(part, op, value) };
      if (!isNegated) return fits;
      return anyOf([{ $not: allOf([exists(sight), fits]) }, ...missing(part)], sight);
    }
  }
}

/** Used only if a value can be missing. */
const missing = ({ property }: ColumnPart): Where[] =>
  property.nullable === true ? [{ [property.name]: null }] : [];

/** Null counts as a value of the list; SQL's own `in` never matches it. */
function toMembership(
  part: ColumnPart,
  list: readonly unknown[],
  sight: Sight,
  isNegated: boolean,
): Where {
  const { name } = part.property;
  const given = list.filter((item) => item !== null).map((item) => toDatabaseValue(part, item));
  const withNull = given.length < list.length;
  if (!isNegated) {
    const found = given.length === 1 ? { $eq: given[0] } : { $in: given };
    const tests = given.length > 0 ? [{ [name]: found }] : [];
    return anyOf(withNull ? [...tests, { [name]: null }] : tests, sight);
  }
  const tests = given.length > 0 ? [{ [name]: { $nin: given } }] : [];
  if (withNull) return allOf([...tests, { [name]: { $ne: null } }]);
  return tests.length === 0 ? {} : anyOf([...tests, ...missing(part)], sight);
}

function toComparison(part: ColumnPart, op: ColumnTest['op'], value: unknown): Where {
  const convert = (item: unknown) => toDatabaseValue(part, item);
  switch (op) {
    case '$between': {
      const [low, high] = value as unknown[];
      return { $gte: convert(low), $lte: convert(high) };
    }
    case '$contains':
      return { $ilike: inAnyCase(`%${escapeLike(String(value))}%`) };
    case '$startsWith':
      return { $ilike: inAnyCase(`${escapeLike(String(value))}%`) };
    case '$endsWith':
      return { $ilike: inAnyCase(`%${escapeLike(String(value))}`) };
    default:
      return { [op]: convert(value) };
  }
}
