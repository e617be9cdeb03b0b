import { z } from 'zod';

/** What PostgreSQL stores as it is. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

export const withdrawBody = z.object({
  reason: z.string().trim().min(1).max(1000).refine(isStorable),
});

export const letterId = z.uuid();

const error = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});

const layout = z.object({
  pages: z.int(),
  free_mm: z.number().describe('Left below the text on the last page'),
  blocks: z.array(
    z.object({
      lines: z
        .array(z.tuple([z.int(), z.number(), z.int(), z.int(), z.int()]))
        .describe(
          'Page, mm from its top, first and last place in the text of the block or item, the item of a list',
        ),
    }),
  ),
  unprintable: z.array(z.object({ sign: z.string(), code_point: z.string() })),
});
export type LayoutAnswer = z.infer<typeof layout>;

const json = (description: string, schema: z.ZodType) => ({
  description,
  ...z.toJSONSchema(schema),
});
const tags = ['letters'];
const refused = (code: string) => json(code, error);
const unseen = { 401: refused('UNAUTHENTICATED'), 404: refused('NOT_FOUND') };
const done = (description: string) => ({ description, type: 'null' });

/** For OpenAPI. The handlers read bodies themselves. */
export const documentation = {
  read: {
    tags,
    summary: 'Its addressee has read a letter',
    response: { 204: done('Kept; the first time counts'), ...unseen },
  },
  withdraw: {
    tags,
    summary: 'A doctor takes a sent letter out of the patient’s sight',
    body: z.toJSONSchema(withdrawBody),
    response: {
      200: json('The letter', z.record(z.string(), z.unknown())),
      ...unseen,
      409: refused('CONFLICT'),
      422: refused('VALIDATION_FAILED'),
    },
  },
  printed: {
    tags,
    summary: 'A letter on paper was printed',
    response: { 204: done('Kept; the first time counts'), ...unseen, 409: refused('CONFLICT') },
  },
  layout: {
    tags,
    summary: 'The lines of a letter that is being written, as its print would have them',
    response: {
      200: json('The lines', layout),
      304: done('As before'),
      ...unseen,
      422: refused('VALIDATION_FAILED'),
      503: refused('UNAVAILABLE'),
    },
  },
  gone: {
    tags,
    summary: 'Who has deleted a draft, for staff who could read it',
    response: {
      200: json('The deletion', z.object({ name: z.string().nullable(), at: z.string() })),
      ...unseen,
    },
  },
  print: {
    tags,
    summary: 'The print of a letter, a PDF; of one that is being written, as it would be now',
    response: {
      200: { description: 'PDF', type: 'string', format: 'binary' },
      ...unseen,
      422: refused('VALIDATION_FAILED'),
      503: refused('UNAVAILABLE'),
    },
  },
} as const;
