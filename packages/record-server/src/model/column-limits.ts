import type { EntityProperty } from '@mikro-orm/core';
import type { Column, Rule } from '@praxiskit/record-model';

/** PostgreSQL's integer types, by the start of their name. */
const wholeNumbers: readonly (readonly [RegExp, number])[] = [
  [/^smallint/, 2 ** 15],
  [/^int/, 2 ** 31],
];

/**
 * The limits of the database's type as rules, so that server and client name the field. A rule of
 * the view that is at least as strict replaces such a rule.
 */
export function typeRules(property: EntityProperty, given: readonly Rule[]): Rule[] {
  const databaseType = property.columnTypes[0] ?? '';
  if (databaseType.endsWith('[]') || property.primary === true || property.version === true)
    return [];
  const limits: Rule[] = [];
  const length = /char\w*(?: varying)?\((\d+)\)/.exec(databaseType)?.[1];
  if (length !== undefined) limits.push({ op: 'maxLength', arg: Number(length) });
  const beyond = wholeNumbers.find(([name]) => name.test(databaseType))?.[1];
  if (beyond !== undefined) {
    limits.push({ op: 'min', arg: -beyond }, { op: 'max', arg: beyond - 1 });
  }
  return limits.filter((limit) => !given.some((rule) => isAtLeastAsStrict(rule, limit)));
}

function isAtLeastAsStrict(rule: Rule, limit: Rule): boolean {
  if (rule.op !== limit.op || rule.when !== undefined) return false;
  const [own, most] = [Number(rule.arg), Number(limit.arg)];
  return limit.op === 'min' ? own >= most : own <= most;
}

/** A DECIMAL's total digits, and its digits after the point. */
export function decimalShape(property: EntityProperty): Pick<Column, 'precision' | 'scale'> {
  const match = /^(?:numeric|decimal)\((\d+)(?:,\s*(\d+))?\)$/.exec(property.columnTypes[0] ?? '');
  return match === null ? {} : { precision: Number(match[1]), scale: Number(match[2] ?? 0) };
}
