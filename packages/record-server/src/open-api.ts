import type { Column, ColumnType, Definition } from '@praxiskit/record-model';

type Json = Readonly<Record<string, unknown>>;

const schemas: Readonly<Record<ColumnType, Json>> = {
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

const columnSchema = ({ type, allowNull, readOnly, label }: Column): Json => {
  const schema = schemas[type];
  const typed = allowNull && 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : schema;
  return { ...typed, title: label, ...(readOnly === true ? { readOnly: true } : {}) };
};

/** Paths and schemas of OpenAPI 3.1 for definitions, as one caller sees them. */
export function openApi(definitions: readonly Definition[], prefix = '/api'): Json {
  const paths: Record<string, Json> = {};
  const components: Record<string, Json> = {};
  for (const { name, label, columns, primaryKey } of definitions) {
    const reference = { $ref: `#/components/schemas/${name}` };
    const content = (schema: Json) => ({ content: { 'application/json': { schema } } });
    const answer = (description: string, schema: Json) => ({ description, ...content(schema) });
    const id = { name: primaryKey, in: 'path', required: true, schema: { type: 'string' } };
    const query = ['filter', 'sort', 'limit', 'offset', 'after', 'include', 'count'].map((key) => ({
      name: key,
      in: 'query',
      schema: { type: 'string' },
    }));
    const ifMatch = { name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } };
    components[name] = {
      type: 'object',
      title: label,
      properties: Object.fromEntries(
        Object.entries(columns).map(([key, column]) => [key, columnSchema(column)]),
      ),
    };
    paths[`${prefix}/${name}/`] = {
      get: {
        tags: [name],
        parameters: query,
        responses: { 200: answer('A page of records', { type: 'array', items: reference }) },
      },
      post: {
        tags: [name],
        requestBody: content(reference),
        responses: { 201: answer('The new record', reference) },
      },
    };
    paths[`${prefix}/${name}/{${primaryKey}}`] = {
      parameters: [id],
      get: { tags: [name], responses: { 200: answer('The record', reference) } },
      put: {
        tags: [name],
        parameters: [ifMatch],
        requestBody: content(reference),
        responses: { 200: answer('The saved record', reference) },
      },
      delete: { tags: [name], responses: { 204: { description: 'Deleted' } } },
    };
  }
  return { paths, components: { schemas: components } };
}
