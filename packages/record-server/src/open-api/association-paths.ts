import type { Sight } from '../model/caller.ts';
import {
  answer,
  bodyOf,
  errorAnswers,
  etag,
  jsonOf,
  linkSchema,
  queryErrors,
  unlinkSchema,
  writeErrors,
} from './answers.ts';
import { inPath, listOf, listQuery, mayAny, onceOnly } from './parameters.ts';
import type { Json } from './record-schema.ts';

/** Paths below a record: the list of each relation, and its links if they may be changed. */
export function* associationPaths({
  definition,
  access,
  structure,
}: Sight): Generator<[string, Json]> {
  const { name } = definition;
  const id = inPath('id', `Of one of ${name}`);
  for (const [relation, { type, view }] of Object.entries(definition.relations)) {
    const isLinkable =
      structure.relations.get(relation)?.spec.linkable === true &&
      type !== 'belongsTo' &&
      mayAny(access.update);
    const list = { tags: [name], summary: `Lists its ${relation}`, parameters: listQuery };
    const post = {
      tags: [name],
      summary: `Links one of its ${relation}`,
      parameters: [onceOnly],
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
      tags: [name],
      summary: `Unlinks one of its ${relation}`,
      responses: {
        200: answer('Not linked any more', jsonOf(unlinkSchema), etag),
        ...errorAnswers(writeErrors),
      },
    };
    const child = inPath('childId', `Of one of its ${relation}`);
    yield [`/${name}/{id}/${relation}/{childId}`, { parameters: [id, child], delete: unlink }];
  }
}
