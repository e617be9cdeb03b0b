import type { Column } from '../definition/definition.ts';
import { recordMessages } from '../rules/messages.ts';
import type { RuleFailure } from '../rules/rule.ts';
import { coerceValue } from '../values/coerce.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';
import { Problem } from './problem.ts';
import { findRow, type Table, type Tables } from './tables.ts';

const readOnlyMessages = {
  de: 'Diese Angabe lässt sich nicht ändern.',
  en: 'This value cannot be changed.',
};

type Failures = Record<string, readonly RuleFailure[]>;

/** The writable columns of a body, coerced. Throws BODY_INVALID, READ_ONLY, VALIDATION_FAILED. */
export function readBody(
  body: unknown,
  before: Values,
  table: Table,
  tables: Tables,
  isNew = false,
): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem('BODY_INVALID');
  }
  const { columns } = table.definition;
  const { locale, modifiers } = tables.options;
  const changes: Values = {};
  const fields: string[] = [];
  const failures: Failures = {};
  for (const [name, value] of Object.entries(body)) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    const isFixed =
      column?.readOnly === true ||
      column?.dummy === true ||
      (column?.createOnly === true && !isNew);
    if (column === undefined || isFixed) {
      const isUnchanged =
        column !== undefined && isSame(column, value, table.valueIn(name, before));
      if (!isUnchanged) fields.push(name);
      continue;
    }
    try {
      const setter = modifiers.setters?.[column.setter ?? ''];
      changes[name] = coerceValue(column, setter === undefined ? value : setter(value));
    } catch {
      failures[name] = [{ op: 'type', message: recordMessages[locale].type }];
    }
  }
  if (fields.length > 0) {
    const failure = { op: 'readOnly', message: readOnlyMessages[locale] };
    throw new Problem('READ_ONLY', Object.fromEntries(fields.map((name) => [name, [failure]])));
  }
  refuse(failures);
  return changes;
}

/** The changed foreign keys, each to an existing row. Throws VALIDATION_FAILED. */
export function ensureReferences(
  changes: Values,
  before: Values,
  { definition }: Table,
  tables: Tables,
): void {
  const failures: Failures = {};
  const { oneOf: message } = recordMessages[tables.options.locale];
  for (const { type, view, foreignKey = '' } of Object.values(definition.relations)) {
    const target = type === 'belongsTo' ? tables.get(view) : undefined;
    const id = changes[foreignKey] ?? null;
    if (target === undefined || id === null || isSameValue(id, before[foreignKey])) continue;
    if (findRow(tables, target, id) === undefined)
      failures[foreignKey] = [{ op: 'oneOf', message }];
  }
  refuse(failures);
}

function isSame(column: Column, sent: unknown, before: unknown): boolean {
  try {
    return isSameValue(coerceValue(column, sent), before);
  } catch {
    return isSameValue(sent, before);
  }
}

/**
 * Checks every rule of the whole record, and columns that may not be null. Throws
 * VALIDATION_FAILED.
 */
export function ensureValid(values: Values, { definition, rules }: Table, tables: Tables): void {
  const failures: Failures = { ...rules.check(values) };
  const { required: message } = recordMessages[tables.options.locale];
  for (const [name, column] of Object.entries(definition.columns)) {
    const isOpen = column.readOnly !== true && column.dummy !== true && !column.allowNull;
    const isMissing = isOpen && name in values && values[name] === null;
    if (isMissing && failures[name] === undefined) failures[name] = [{ op: 'required', message }];
  }
  refuse(failures);
}

function refuse(failures: Failures): void {
  if (Object.keys(failures).length > 0) throw new Problem('VALIDATION_FAILED', failures);
}
