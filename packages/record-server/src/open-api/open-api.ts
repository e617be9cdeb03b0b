import type { Viewer } from '@praxiskit/core/fastify';
import { z } from 'zod';
import type { Locale } from '../locale.ts';
import { createCallerFactory, type Sight } from '../model/caller.ts';
import type { RecordServerOptions, RecordSource } from '../options.ts';
import { listBody } from '../read/parameters.ts';
import {
  answer,
  bodyOf,
  created,
  errorAnswers,
  errorSchema,
  etag,
  jsonOf,
  queryErrors,
  versionErrors,
  writeErrors,
} from './answers.ts';
import { associationPaths } from './association-paths.ts';
import { createBatchPath } from './batch-path.ts';
import { eventsPath } from './events-path.ts';
import {
  ifMatch,
  inPath,
  listOf,
  listQuery,
  mayAny,
  onceOnly,
  oneQuery,
  orCount,
} from './parameters.ts';
import { inputOf, inputSchema, type Json, recordSchema, referenceTo } from './record-schema.ts';

/** A part of an OpenAPI 3.1 document. */
export interface OpenApiPart {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

function collectionPath({ definition, access }: Sight): Json {
  const { name } = definition;
  const list = { tags: [name], summary: `Lists ${name}`, parameters: listQuery };
  const post = {
    tags: [name],
    summary: `Creates one of ${name}`,
    parameters: [onceOnly],
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

function queryPath({ definition: { name } }: Sight): Json {
  return {
    post: {
      tags: [name],
      summary: `Lists ${name}, with the query in the body`,
      requestBody: bodyOf(jsonOf(listBody, 'input')),
      responses: { 200: listOf(name), ...errorAnswers([...queryErrors, 'BODY_INVALID']) },
    },
  };
}

function recordPath({ definition, access }: Sight): Json {
  const { name } = definition;
  const record = referenceTo(name);
  const put = {
    tags: [name],
    summary: `Saves one of ${name}`,
    parameters: [ifMatch],
    requestBody: bodyOf(record),
    responses: {
      200: answer('The saved record', record, etag),
      ...errorAnswers([...writeErrors, ...versionErrors]),
    },
  };
  const remove = {
    tags: [name],
    summary: `Deletes one of ${name}`,
    parameters: [ifMatch],
    responses: {
      204: { description: 'Deleted' },
      ...errorAnswers([...writeErrors, ...versionErrors]),
    },
  };
  return {
    parameters: [inPath('id', `Its ${definition.primaryKey}`)],
    get: {
      tags: [name],
      summary: `Reads one of ${name}`,
      parameters: oneQuery,
      responses: {
        200: answer('The record', orCount(record), etag),
        ...errorAnswers(queryErrors),
      },
    },
    ...(mayAny(access.update) ? { put } : {}),
    ...(mayAny(access.remove) ? { delete: remove } : {}),
  };
}

/** For a view with `softDelete`, and callers who may restore its records. */
function restorePath({ definition: { name }, access: { restore } }: Sight): [string, Json][] {
  if (!mayAny(restore)) return [];
  const post = {
    tags: [name],
    summary: `Restores one of ${name}`,
    parameters: [ifMatch],
    responses: {
      200: answer('The record, which is there again', referenceTo(name), etag),
      ...errorAnswers([...writeErrors, ...versionErrors]),
    },
  };
  return [[`/${name}/{id}/restore`, { parameters: [inPath('id', `Of one of ${name}`)], post }]];
}

const definitionSchema = z.object({
  name: z.string(),
  label: z.string(),
  primaryKey: z.string(),
  autosave: z.boolean(),
  search: z.boolean().exactOptional(),
  sensitive: z.boolean().exactOptional(),
  columns: z.record(z.string(), z.looseObject({ type: z.string(), allowNull: z.boolean() })),
  relations: z.record(z.string(), z.looseObject({ type: z.string(), view: z.string() })),
  revision: z.string(),
});

/**
 * Describes the addresses of records: paths, required columns, associations, errors. It omits
 * everything that the viewer may not see or do.
 *
 * @param prefix the path before `/{view}/`
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
      [`/${sight.definition.name}/query`, queryPath(sight)],
      [`/${sight.definition.name}/{id}`, recordPath(sight)],
      ...restorePath(sight),
      ...associationPaths(sight),
    ]);
    const getDefinition = {
      tags: ['model'],
      summary: 'The definition of a view, as the caller may see it',
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
