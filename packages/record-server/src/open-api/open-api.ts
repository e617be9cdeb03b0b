import { z } from 'zod';
import type { Locale } from '../locale.ts';
import { createCallerFactory, type Sight } from '../model/caller.ts';
import type { RecordServerOptions, RecordSource } from '../options.ts';
import { listParameters } from '../read/parameters.ts';
import type { Viewer } from '../viewer.ts';
import {
  answer,
  bodyOf,
  countSchema,
  created,
  errorAnswers,
  errorSchema,
  etag,
  jsonOf,
  linkSchema,
  nextPage,
  queryErrors,
  unlinkSchema,
  versionErrors,
  writeErrors,
} from './answers.ts';
import { createBatchPath } from './batch-path.ts';
import { eventsPath } from './events-path.ts';
import { inputOf, inputSchema, type Json, recordSchema, referenceTo } from './record-schema.ts';

/** A part of an OpenAPI 3.1 document. */
export interface OpenApiPart {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

type Names = keyof typeof listParameters.shape;

const queryParameters = (names: readonly Names[]) =>
  names.map((name) => {
    const { description, ...schema } = jsonOf(listParameters.shape[name]);
    return { name, in: 'query', schema, ...(description === undefined ? {} : { description }) };
  });
const listQuery = queryParameters(listParameters.keyof().options as Names[]);
const oneQuery = queryParameters(['include', 'fields', 'count', 'deleted', 'lang']);

const inPath = (name: string, description: string): Json => ({
  ...{ name, description, in: 'path', required: true },
  schema: { type: 'string' },
});
const inHeader = (name: string, description: string, required: boolean): Json => ({
  ...{ name, description, in: 'header', required },
  schema: { type: 'string' },
});
const ifMatch = (isRequired: boolean) =>
  inHeader('If-Match', 'The ETag of the record as it was read', isRequired);
const onceOnly = inHeader(
  'Idempotency-Key',
  'The same key is answered once, and again the same',
  false,
);

const orCount = (schema: Json): Json => ({ anyOf: [schema, jsonOf(countSchema)] });
const listOf = (view: string): Json =>
  answer('A page of records', orCount({ type: 'array', items: referenceTo(view) }), nextPage);

function collectionPath({ definition, access }: Sight): Json {
  const { name } = definition;
  const list = { tags: [name], summary: `Lists ${name}`, parameters: listQuery };
  const post = {
    ...{ tags: [name], summary: `Creates one of ${name}`, parameters: [onceOnly] },
    requestBody: bodyOf(referenceTo(inputOf(name))),
    responses: {
      201: answer('The new record', referenceTo(name), created),
      ...errorAnswers(writeErrors),
    },
  };
  return {
    get: { ...list, responses: { 200: listOf(name), ...errorAnswers(queryErrors) } },
    ...((access.create ?? false) !== false ? { post } : {}),
  };
}

const mayAny = (permission: Sight['access']['update']) => (permission ?? false) !== false;

function recordPath({ definition, access }: Sight): Json {
  const { name } = definition;
  const record = referenceTo(name);
  const put = {
    ...{ tags: [name], summary: `Saves one of ${name}`, parameters: [ifMatch(true)] },
    requestBody: bodyOf(record),
    responses: {
      200: answer('The saved record', record, etag),
      ...errorAnswers([...writeErrors, ...versionErrors]),
    },
  };
  const remove = {
    ...{ tags: [name], summary: `Deletes one of ${name}`, parameters: [ifMatch(false)] },
    responses: {
      204: { description: 'Deleted' },
      ...errorAnswers([...writeErrors, 'VERSION_STALE']),
    },
  };
  return {
    parameters: [inPath('id', `Its ${definition.primaryKey}`)],
    get: {
      ...{ tags: [name], summary: `Reads one of ${name}`, parameters: oneQuery },
      responses: {
        200: answer('The record', orCount(record), etag),
        ...errorAnswers(queryErrors),
      },
    },
    ...(mayAny(access.update) ? { put } : {}),
    ...(mayAny(access.remove) ? { delete: remove } : {}),
  };
}

/** Of a view with `softDelete`, for those who may restore its records. */
function restorePath({ definition: { name }, access: { restore } }: Sight): [string, Json][] {
  if (!mayAny(restore)) return [];
  const post = {
    ...{ tags: [name], summary: `Restores one of ${name}`, parameters: [ifMatch(false)] },
    responses: {
      200: answer('The record, which is there again', referenceTo(name), etag),
      ...errorAnswers([...writeErrors, 'VERSION_STALE']),
    },
  };
  return [[`/${name}/{id}/restore`, { parameters: [inPath('id', `Of one of ${name}`)], post }]];
}

/** Below a record: the list of each relation, and its links where they may be changed. */
function* associationPaths({ definition, access, structure }: Sight): Generator<[string, Json]> {
  const { name } = definition;
  const id = inPath('id', `Of one of ${name}`);
  for (const [relation, { type, view }] of Object.entries(definition.relations)) {
    const isLinkable =
      structure.relations.get(relation)?.spec.linkable === true &&
      type !== 'belongsTo' &&
      mayAny(access.update);
    const list = { tags: [name], summary: `Lists its ${relation}`, parameters: listQuery };
    const post = {
      ...{ tags: [name], summary: `Links one of its ${relation}`, parameters: [onceOnly] },
      requestBody: bodyOf(jsonOf(linkSchema)),
      responses: {
        200: answer('It was linked already', jsonOf(linkSchema)),
        201: answer('Linked', jsonOf(linkSchema)),
        ...errorAnswers(writeErrors),
      },
    };
    yield [
      `/${name}/{id}/${relation}/`,
      {
        parameters: [id],
        get: { ...list, responses: { 200: listOf(view), ...errorAnswers(queryErrors) } },
        ...(isLinkable ? { post } : {}),
      },
    ];
    if (!isLinkable) continue;
    const unlink = {
      ...{ tags: [name], summary: `Unlinks one of its ${relation}` },
      responses: {
        200: answer('Not linked any more', jsonOf(unlinkSchema), etag),
        ...errorAnswers(writeErrors),
      },
    };
    const child = inPath('childId', `Of one of its ${relation}`);
    yield [`/${name}/{id}/${relation}/{childId}`, { parameters: [id, child], delete: unlink }];
  }
}

const definitionSchema = z.object({
  ...{ name: z.string(), label: z.string(), primaryKey: z.string(), autosave: z.boolean() },
  columns: z.record(z.string(), z.looseObject({ type: z.string(), allowNull: z.boolean() })),
  relations: z.record(z.string(), z.looseObject({ type: z.string(), view: z.string() })),
  revision: z.string(),
});

/**
 * Describes the addresses of records: paths, required columns, associations, errors. What a viewer may
 * not see or do is not in it.
 *
 * @param prefix what stands before `/{view}/`
 * @throws Error, RecordError as the plug-in's start does
 */
export function createOpenApi(
  source: RecordSource & Pick<RecordServerOptions, 'events'>,
  prefix = '/api',
): (viewer: Viewer | null, locale: Locale) => OpenApiPart {
  const createCaller = createCallerFactory(source);

  return (viewer, locale) => {
    const caller = createCaller(viewer, locale);
    const seen = source.views.flatMap(({ name }) => caller.see(name) ?? []);
    const paths: [string, Json][] = seen.flatMap((sight) => [
      [`/${sight.definition.name}/`, collectionPath(sight)],
      [`/${sight.definition.name}/{id}`, recordPath(sight)],
      ...restorePath(sight),
      ...associationPaths(sight),
    ]);
    const getDefinition = {
      ...{ tags: ['model'], summary: 'The definition of a view, as the caller may see it' },
      responses: {
        200: answer('The definition', jsonOf(definitionSchema)),
        ...errorAnswers(['UNAUTHENTICATED', 'NOT_FOUND', 'UNAVAILABLE']),
      },
    };
    const names = seen.map(({ definition }) => definition.name);
    const view = { ...inPath('view', 'Its name'), schema: { type: 'string', enum: names } };
    const mayWrite = seen.some(({ access: { create, update, remove } }) =>
      [create, update, remove].some(mayAny),
    );
    if (mayWrite) paths.push(['/batch', createBatchPath(onceOnly)]);
    if (source.events !== undefined) paths.push(['/events', eventsPath]);
    paths.push(['/model/{view}', { parameters: [view], get: getDefinition }]);
    return {
      tags: seen.map(({ definition: { name, label } }) => ({ name, description: label })),
      paths: Object.fromEntries(paths.map(([path, item]) => [`${prefix}${path}`, item])),
      components: {
        schemas: {
          Error: jsonOf(errorSchema),
          ...Object.fromEntries(
            seen.flatMap(({ definition, access }) => [
              [definition.name, recordSchema(definition)],
              ...((access.create ?? false) !== false
                ? [[inputOf(definition.name), inputSchema(definition)]]
                : []),
            ]),
          ),
        },
      },
    };
  };
}
