import { batchAnswerSchema, batchSchema } from '../batch/operations.ts';
import { answer, bodyOf, errorAnswers, jsonOf, versionErrors, writeErrors } from './answers.ts';
import type { Json } from './record-schema.ts';

export const createBatchPath = (onceOnly: Json): Json => ({
  post: {
    tags: ['batch'],
    summary: 'Writes several records: all of them, or none',
    description:
      'The first refusal undoes all, and is answered with its index as `details.operation`. `$0` as an id, a foreign key or `ifMatch` is the record of the first operation.',
    parameters: [onceOnly],
    requestBody: bodyOf(jsonOf(batchSchema)),
    responses: {
      200: answer('The answers, in order', jsonOf(batchAnswerSchema)),
      ...errorAnswers([...writeErrors, ...versionErrors]),
    },
  },
});
