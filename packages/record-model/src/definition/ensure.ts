import { RecordError } from '../error.ts';
import { type Column, columnTypes, type Definition } from './definition.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Validates a definition when it is received, so that no other code has to. The server has checked
 * its rules at the start.
 *
 * @throws RecordError DEFINITION_INVALID without a name, columns of known types with lists of rules, or a primary
 * key that is one of them
 */
export function ensureDefinition(value: unknown): Definition {
  if (!isObject(value) || typeof value.name !== 'string' || typeof value.primaryKey !== 'string') {
    throw new RecordError('DEFINITION_INVALID', 'A definition has a name and a primary key');
  }
  const { columns, relations = {} } = value;
  if (!isObject(columns) || !isObject(relations)) {
    throw new RecordError('DEFINITION_INVALID', `${value.name}: columns and relations are objects`);
  }
  for (const [name, column] of Object.entries(columns)) {
    const { type, rules = [] } = (column ?? {}) as Partial<Column>;
    if (type === undefined || !columnTypes.includes(type)) {
      throw new RecordError('DEFINITION_INVALID', `${value.name}.${name}: unknown column type`);
    }
    if (!Array.isArray(rules)) {
      throw new RecordError('DEFINITION_INVALID', `${value.name}.${name}: rules are a list`);
    }
  }
  if (!Object.hasOwn(columns, value.primaryKey)) {
    throw new RecordError('DEFINITION_INVALID', `${value.name}: the primary key is no column`);
  }
  return value as unknown as Definition;
}
