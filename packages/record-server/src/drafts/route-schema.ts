import { z } from 'zod';

export const publishBody = z.object({
  version: z.int().describe('Of the draft; of the record that was never published'),
});

export const revertBody = z.object({
  version: z.int().describe('Of the record as it was published'),
});

export const allowBody = z.object({
  rule: z.string().min(1).max(100),
  quote: z.string().min(1).max(1000),
  reason: z.string().trim().min(1).max(1000),
});

export const disallowBody = allowBody.omit({ reason: true });

const error = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});

const json = (description: string, schema: z.ZodType) => ({
  description,
  ...z.toJSONSchema(schema),
});
const tags = ['drafts'];
const record = (description: string) => json(description, z.record(z.string(), z.unknown()));
const refused = (code: string) => json(code, error);
const unseen = { 401: refused('UNAUTHENTICATED'), 404: refused('NOT_FOUND') };

const versionEntry = z.object({
  version: z.int().describe('Of the record while this was public'),
  published_at: z.iso.datetime(),
  published_by_name: z.string().nullable(),
});

/** For OpenAPI: parameters and answers of each route. The handlers parse bodies themselves. */
export const documentation = {
  open: {
    tags,
    summary: 'The draft of a record, made where there is none',
    response: { 200: record('It was there already'), 201: record('It was made'), ...unseen },
  },
  publish: {
    tags,
    summary: 'Puts a draft onto its record',
    body: z.toJSONSchema(publishBody),
    response: {
      200: record('The record'),
      ...unseen,
      412: refused('VERSION_STALE'),
      422: refused('FINDINGS_OPEN, VALIDATION_FAILED'),
    },
  },
  revert: {
    tags,
    summary: 'Takes a publishing back: what was published is the draft again',
    body: z.toJSONSchema(revertBody, { io: 'input' }),
    response: {
      200: record('The draft; the record where nothing was public before'),
      ...unseen,
      412: refused('VERSION_STALE'),
      422: refused('FINDINGS_OPEN, VALIDATION_FAILED'),
    },
  },
  discard: {
    tags,
    summary: 'Deletes a draft',
    response: { 204: { description: 'There is none', type: 'null' }, ...unseen },
  },
  allow: {
    tags,
    summary: 'Lets words stay, for a reason',
    body: z.toJSONSchema(allowBody),
    response: {
      200: record('The draft, or the record where there is none'),
      ...unseen,
      422: refused('VALIDATION_FAILED'),
    },
  },
  disallow: {
    tags,
    summary: 'Takes back that words may stay',
    body: z.toJSONSchema(disallowBody),
    response: {
      200: record('The draft, or the record where there is none'),
      ...unseen,
      422: refused('VALIDATION_FAILED'),
    },
  },
  versions: {
    tags,
    summary: 'What was public before, the newest first',
    response: { 200: json('Without contents', z.array(versionEntry)), ...unseen },
  },
  version: {
    tags,
    summary: 'What was public before, with its content',
    response: {
      200: json(
        'As the view shows it to this user',
        versionEntry.extend({ content: z.record(z.string(), z.unknown()) }),
      ),
      ...unseen,
    },
  },
};
