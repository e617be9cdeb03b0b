import { z } from 'zod';
import { errorStatuses } from '../error.ts';
import type { RecordServerErrorCode } from '../error-codes.ts';
import { type Json, referenceTo } from './record-schema.ts';

export const errorSchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string().describe('In the caller’s language'),
  details: z.unknown().optional(),
});

export const countSchema = z.object({ count: z.int(), estimated: z.literal(true).optional() });
export const linkSchema = z.object({ id: z.string() });
export const unlinkSchema = linkSchema.extend({
  changed: z.boolean().describe('False where it was not linked: the version is as it was'),
});

/** Without `$schema`: OpenAPI 3.1 defines the dialect of its schemas. */
export function jsonOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
  return json;
}

const contentOf = (schema: Json) => ({ content: { 'application/json': { schema } } });

export const answer = (description: string, schema: Json, more: Json = {}): Json => ({
  description,
  ...contentOf(schema),
  ...more,
});

export const bodyOf = (schema: Json): Json => ({ required: true, ...contentOf(schema) });

const header = (description: string) => ({ description, schema: { type: 'string' } });
export const etag = { headers: { ETag: header('The record’s version, for If-Match') } };
export const created = {
  headers: { ...etag.headers, Location: header('The new record’s address') },
};
export const nextPage = { headers: { Link: header('`rel="next"`: the address of the next page') } };

const reading = ['UNAUTHENTICATED', 'NOT_FOUND', 'UNAVAILABLE'] as const;
export const queryErrors = [
  'FILTER_INVALID',
  'SORT_INVALID',
  'INCLUDE_INVALID',
  'QUERY_INVALID',
  ...reading,
] as const;
export const writeErrors = [
  'BODY_INVALID',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  // A hook may limit how much a viewer writes.
  'READ_ONLY',
  'VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  ...reading,
] as const;
export const versionErrors = ['VERSION_STALE', 'PRECONDITION_REQUIRED'] as const;

/** The error answers of an operation: the codes by status. */
export function errorAnswers(codes: readonly RecordServerErrorCode[]): Record<string, Json> {
  const byStatus = Map.groupBy(codes, (code) => String(errorStatuses[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [status, answer(same.join(', '), referenceTo('Error'))]),
  );
}
