import { z } from 'zod';
import { RecordServerError } from '../error.ts';

const most = 50;

const operation = z.strictObject({
  method: z.enum(['POST', 'PUT', 'DELETE']),
  path: z.string().max(1000).describe('As it would be requested alone: `/api/prices/{id}`'),
  body: z.unknown().optional(),
  ifMatch: z.string().max(200).optional().describe('As the header If-Match'),
  key: z.string().max(200).optional().describe('As the header Idempotency-Key'),
});

/** The body of `POST /api/batch`. */
export const batchSchema = z.strictObject({ operations: z.array(operation).min(1).max(most) });

export type Operation = z.infer<typeof operation>;

export const batchAnswerSchema = z.object({
  results: z.array(
    z.object({ status: z.int(), body: z.unknown().optional(), etag: z.string().optional() }),
  ),
});

/**
 * @throws RecordServerError BODY_INVALID; `details` has the index of the operation if one operation
 * is invalid
 */
export function readOperations(body: unknown): readonly Operation[] {
  const { data, error } = batchSchema.safeParse(body);
  if (data !== undefined) return data.operations;
  const [, operation] = error.issues[0]?.path ?? [];
  const details = typeof operation === 'number' ? { details: { operation } } : {};
  throw new RecordServerError('BODY_INVALID', { cause: error, ...details });
}
