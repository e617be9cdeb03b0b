import type { Column, Definition } from '@praxiskit/record-model';

export type Control =
  | 'text'
  | 'lines'
  | 'number'
  | 'checkbox'
  | 'date'
  | 'instant'
  | 'time'
  | 'choice'
  | 'relation'
  | 'json';

const byType: Record<Column['type'], Control> = {
  DATE: 'instant',
  DATETIME: 'instant',
  DATEONLY: 'date',
  TIME: 'time',
  NUMBER: 'number',
  INTEGER: 'number',
  BIGINT: 'number',
  FLOAT: 'number',
  DECIMAL: 'number',
  BOOLEAN: 'checkbox',
  STRING: 'text',
  TEXT: 'lines',
  UUID: 'text',
  JSON: 'json',
};

/**
 * The control that fits a column or a relation: a foreign key and a relation get a choice of
 * records, a column with the rule `oneOf` a choice of its values. Null for a name that is not in
 * the definition, so that a form shows no trace of a column that the user's role may not see.
 */
export function controlOf({ columns, relations }: Definition, name: string): Control | null {
  if (Object.hasOwn(relations, name) || relationOf({ relations }, name)) return 'relation';
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) return null;
  return valuesOf(column) ? 'choice' : byType[column.type];
}

/** The belongsTo whose foreign key is this column. */
export function relationOf(
  { relations }: Pick<Definition, 'relations'>,
  column: string,
): string | undefined {
  const found = Object.entries(relations).find(
    ([, { type, foreignKey }]) => type === 'belongsTo' && foreignKey === column,
  );
  return found?.[0];
}

/** The values that the rule `oneOf` allows, in its order. */
export function valuesOf(column: Column | undefined): readonly string[] | undefined {
  const rule = column?.rules?.find(({ op, when }) => op === 'oneOf' && !when);
  return Array.isArray(rule?.arg) ? rule.arg.map(String) : undefined;
}
