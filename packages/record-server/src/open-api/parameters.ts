import type { Sight } from '../model/caller.ts';
import { listParameters } from '../read/parameters.ts';
import { answer, countSchema, jsonOf, nextPage } from './answers.ts';
import { type Json, referenceTo } from './record-schema.ts';

type Names = keyof typeof listParameters.shape;

const queryParameters = (names: readonly Names[]) =>
  names.map((name) => {
    const { description, ...schema } = jsonOf(listParameters.shape[name]);
    return { name, in: 'query', schema, ...(description === undefined ? {} : { description }) };
  });
export const listQuery = queryParameters(listParameters.keyof().options as Names[]);
export const oneQuery = queryParameters(['include', 'fields', 'count', 'deleted', 'lang']);

export const inPath = (name: string, description: string): Json => ({
  name,
  description,
  in: 'path',
  required: true,
  schema: { type: 'string' },
});
const inHeader = (name: string, description: string, required: boolean): Json => ({
  name,
  description,
  in: 'header',
  required,
  schema: { type: 'string' },
});
export const ifMatch = inHeader(
  'If-Match',
  'The ETag of the record as it was read; `*` for any version',
  true,
);
export const onceOnly = inHeader(
  'Idempotency-Key',
  'The same key is answered once, and again the same',
  false,
);

export const orCount = (schema: Json): Json => ({ anyOf: [schema, jsonOf(countSchema)] });
export const listOf = (view: string): Json =>
  answer('A page of records', orCount({ type: 'array', items: referenceTo(view) }), nextPage);

/** Whether the permission covers at least some rows. */
export const mayAny = (permission: Sight['access']['update']) => (permission ?? false) !== false;
