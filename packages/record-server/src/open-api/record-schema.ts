import type { Column, ColumnType, Definition, Rule } from '@praxiskit/record-model';

export type Json = Readonly<Record<string, unknown>>;

const types: Readonly<Record<ColumnType, Json>> = {
  DATE: { type: 'string', format: 'date-time' },
  DATETIME: { type: 'string', format: 'date-time' },
  DATEONLY: { type: 'string', format: 'date' },
  TIME: { type: 'string', format: 'time' },
  NUMBER: { type: 'number' },
  FLOAT: { type: 'number' },
  INTEGER: { type: 'integer' },
  BIGINT: { type: 'string', pattern: '^-?\\d+$' },
  DECIMAL: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
  BOOLEAN: { type: 'boolean' },
  STRING: { type: 'string' },
  TEXT: { type: 'string' },
  UUID: { type: 'string', format: 'uuid' },
  JSON: {},
};

const isNumber = ({ type }: Json) => type === 'number' || type === 'integer';

/** A rule in JSON Schema, if it can be expressed. Conditional rules are omitted. */
function ruleSchema({ op, arg, when }: Rule, type: Json): Json {
  if (when !== undefined) return {};
  if (op === 'min' && isNumber(type)) return { minimum: arg };
  if (op === 'max' && isNumber(type)) return { maximum: arg };
  if (type.type !== 'string') return {};
  if (op === 'minLength' || op === 'maxLength' || op === 'pattern') return { [op]: arg };
  if (op === 'email') return { format: 'email' };
  if (op === 'url') return { format: 'uri' };
  return op === 'oneOf' ? { enum: arg } : {};
}

function columnSchema({ type, allowNull, readOnly, label, rules = [] }: Column): Json {
  const base = types[type];
  const schema: Json = Object.assign(
    { title: label },
    base,
    ...rules.map((r) => ruleSchema(r, base)),
  );
  const { enum: values } = schema;
  return {
    ...schema,
    ...(allowNull && 'type' in base ? { type: [base.type, 'null'] } : {}),
    ...(allowNull && Array.isArray(values) ? { enum: [...values, null] } : {}),
    ...(readOnly === true ? { readOnly: true } : {}),
  };
}

export const referenceTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The name of the schema of request bodies, beside that of answers. */
export const inputOf = (view: string) => `${view}.input`;

/** A record in an answer: every column that the caller may see, and requested relations. */
export function recordSchema({ label, columns, relations }: Definition): Json {
  const related = Object.entries(relations).map(([name, { type, view }]) => {
    const one = referenceTo(view);
    const isOne = type === 'belongsTo' || type === 'hasOne';
    const schema = isOne ? { anyOf: [one, { type: 'null' }] } : { type: 'array', items: one };
    return [name, { ...schema, description: `With include=${name}` }];
  });
  return {
    type: 'object',
    title: label,
    required: Object.keys(columns).filter((name) => columns[name]?.dummy !== true),
    properties: {
      ...Object.fromEntries(
        Object.entries(columns).map(([key, column]) => [key, columnSchema(column)]),
      ),
      ...Object.fromEntries(related),
    },
  };
}

export function inputSchema({ label, columns }: Definition): Json {
  const open = Object.entries(columns).filter(
    ([, { readOnly, dummy }]) => readOnly !== true && dummy !== true,
  );
  const isRequired = ({ allowNull, default: given, rules = [] }: Column) =>
    rules.some(({ op, when }) => op === 'required' && when === undefined) ||
    (!allowNull && given === undefined);
  return {
    type: 'object',
    title: label,
    required: open.filter(([, column]) => isRequired(column)).map(([name]) => name),
    properties: Object.fromEntries(open.map(([name, column]) => [name, columnSchema(column)])),
  };
}
