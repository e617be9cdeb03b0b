import type { Column, Definition, Relation } from './definition/definition.ts';
import { normaliseRules } from './rules/parse.ts';

/** The types of a record's values by column type; see `coerceValue`. */
const types: Readonly<Record<Column['type'], string>> = {
  DATE: 'string',
  DATEONLY: 'string',
  DATETIME: 'string',
  TIME: 'string',
  NUMBER: 'number',
  INTEGER: 'number',
  FLOAT: 'number',
  BIGINT: 'string',
  DECIMAL: 'string',
  BOOLEAN: 'boolean',
  STRING: 'string',
  TEXT: 'string',
  UUID: 'string',
  JSON: 'Json',
};

const longestLine = 100;

/**
 * A TypeScript file that declares the views of these definitions (`RecordViews`), so that records
 * and fields are typed by the view's name. Pass the definitions of every role, one after the other:
 * a column that is missing in one of them is optional.
 * @throws RecordError RULE_INVALID for a rule of a definition
 */
export function writeTypes(definitions: readonly Definition[]): string {
  const views = new Map<string, Definition[]>();
  for (const definition of definitions) {
    views.set(definition.name, [...(views.get(definition.name) ?? []), definition]);
  }
  const sorted = [...views].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = sorted.map(([name, all]) => writeRow(name, all, views));
  const imported = [
    ...(rows.some((row) => /: Json\b/.test(row)) ? ['Json'] : []),
    ...(rows.some((row) => row.includes(relationsLine)) ? ['relations'] : []),
  ];
  const names = sorted.map(([name]) => `    ${property(name)}: ${rowName(name)};`);
  return [
    '// Written by writeTypes of @praxiskit/record-model from the definitions of the server.',
    ...(imported.length > 0
      ? [`import type { ${imported.join(', ')} } from '@praxiskit/record-model/client';`]
      : []),
    '',
    "declare module '@praxiskit/record-model/client' {",
    '  interface RecordViews {',
    ...names,
    '  }',
    '}',
    '',
    `${rows.join('\n\n')}\n`,
  ].join('\n');
}

type Views = ReadonlyMap<string, readonly Definition[]>;

function writeRow(name: string, definitions: readonly Definition[], views: Views): string {
  const columns = new Map<string, Column[]>();
  for (const definition of definitions) {
    for (const [column, spec] of Object.entries(definition.columns)) {
      columns.set(column, [...(columns.get(column) ?? []), spec]);
    }
  }
  const lines = [...columns].flatMap(([column, specs]) => {
    const optional = specs.length < definitions.length ? '?' : '';
    return writeColumn(`${property(column)}${optional}`, specs);
  });
  const related = writeRelations(definitions, views);
  return [`export interface ${rowName(name)} {`, ...lines, ...related, '}'].join('\n');
}

const relationsLine = '  readonly [relations]?: {';

/** Relations whose view is among the definitions. */
function writeRelations(definitions: readonly Definition[], views: Views): string[] {
  const all = new Map<string, Relation>();
  for (const { relations } of definitions) {
    for (const [name, relation] of Object.entries(relations)) all.set(name, relation);
  }
  const lines = [...all].flatMap(([name, { type, view }]) => {
    if (!views.has(view)) return [];
    const isToMany = type === 'hasMany' || type === 'belongsToMany';
    const row = rowName(view);
    return [`    readonly ${property(name)}: ${isToMany ? `readonly ${row}[]` : row};`];
  });
  return lines.length === 0 ? [] : [relationsLine, ...lines, '  };'];
}

function writeColumn(name: string, specs: readonly Column[]): string[] {
  const [spec] = specs;
  if (spec === undefined) return [];
  const isNullable = specs.some(({ allowNull, dummy }) => allowNull || dummy === true);
  const options = [...choicesOf(spec), ...(isNullable && spec.type !== 'JSON' ? ['null'] : [])];
  const line = `  ${name}: ${options.join(' | ')};`;
  if (line.length <= longestLine) return [line];
  return [`  ${name}:`, ...options.map((option) => `    | ${option}`)].map((part, at, all) =>
    at === all.length - 1 ? `${part};` : part,
  );
}

/** The values that a rule allows, or the column's general type. */
function choicesOf({ type, rules }: Column): string[] {
  const choices = normaliseRules(rules).find(({ op, when }) => op === 'oneOf' && !when)?.arg;
  const isOf = (choice: unknown) => typeof choice === types[type];
  if (!Array.isArray(choices) || choices.length === 0 || !choices.every(isOf)) return [types[type]];
  return choices.map((choice) => (typeof choice === 'string' ? quote(choice) : String(choice)));
}

/** Like a formatter: in double quotes if the text contains single ones. */
function quote(text: string): string {
  const escaped = JSON.stringify(text);
  if (text.includes("'")) return escaped;
  return `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const property = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name));

/** `treatment_concerns` → `TreatmentConcernsRow` */
function rowName(view: string): string {
  const words = view
    .split(/[^a-z\d]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('').replace(/^(?=\d)/, 'View')}Row`;
}
