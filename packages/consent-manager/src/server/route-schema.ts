import { z } from 'zod';
import type { ConsentProof } from '../proofs/report.ts';

/** No NUL and no half of a character: a database would refuse them, and the proof were lost. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const text = (pattern: RegExp) => z.string().regex(pattern).refine(isStorable);

/** The log's input: the one description of it, for the check, its type and the documentation. */
export const proofSchema = z.object({
  id: text(/^[A-Za-z0-9-]{8,64}$/)
    .optional()
    .describe('Of the visitor’s decisions, as the first answer gave it'),
  revision: text(/^.{0,4000}$/).describe('Of the items that were shown'),
  texts: text(/^[0-9a-f]{64}$/).describe('SHA-256 of the texts that were shown'),
  time: text(/^[0-9TZ:.+-]{10,32}$/).describe('Of the decision; the log keeps its own time'),
  action: z.enum(['accept-all', 'decline-all', 'save']),
  map: z
    .record(z.string().refine(isStorable), z.boolean())
    .refine((map) => Object.keys(map).length <= 200)
    .describe('Item id → allowed'),
}) satisfies z.ZodType<Omit<ConsentProof, 'id'> & { id?: string | undefined }>;

const errorSchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});

/** For Fastify and OpenAPI. The handler checks by `proofSchema` itself, whatever the app compiles with. */
export const documentation = {
  validatorCompiler: () => () => true,
  schema: {
    tags: ['consent'],
    summary: 'Keeps the proof of a decision about consent',
    body: z.toJSONSchema(proofSchema),
    response: {
      201: { description: 'Kept, under a new id', ...z.toJSONSchema(z.object({ id: z.string() })) },
      204: { description: 'Kept, under the id that it carries', type: 'null' },
      400: { description: 'PROOF_INVALID', ...z.toJSONSchema(errorSchema) },
      429: { description: 'TOO_MANY_REQUESTS', ...z.toJSONSchema(errorSchema) },
    },
  },
};
