import { RecordError } from '../error.ts';
import { type Column, columnTypes, type Definition } from './definition.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Validates a definition where it is received, so that no other code has to. What its rules say was checked
 * where the server started.
 *
 * @throws RecordError DEFINITION_INVALID without a name, columns of known types with lists of rules, or a primary
 * key that is one of them
 */
export function ensureDefinition(value: unknown): Definition {
  const { name, primaryKey, columns, relations = {} } = isObject(value) ? value : {};
  const wrong =
    typeof name !== 'string' || !isObject(columns) || !isObject(relations)
      ? ''
      : Object.hasOwn(columns, String(primaryKey))
        ? Object.keys(columns).find((column) => !isColumn(columns[column]))
        : 'primaryKey';
  if (wrong !== undefined) {
    throw new RecordError('DEFINITION_INVALID', `No definition: ${name} ${wrong}`);
  }
  return value as Definition;
}

function isColumn(column: unknown): boolean {
  const { type, rules = [] } = (column ?? {}) as Partial<Column>;
  return columnTypes.includes(type as never) && Array.isArray(rules);
}
