import { z } from 'zod';
import type { GateErrorCode } from './error.ts';

/** The body that opens the gate, for validation and documentation. */
export const passwordSchema = z.object({ password: z.string() });

const errorSchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});
const refusal = (code: GateErrorCode, why: string) => ({
  description: `${code}: ${why}`,
  ...z.toJSONSchema(errorSchema),
});
const noGate = refusal('NOT_FOUND', 'there is no gate, or no password that opens it');

export const openDocumentation = {
  // The handler validates with `passwordSchema` itself, whatever compiler the app uses.
  validatorCompiler: () => () => true,
  schema: {
    tags: ['construction'],
    summary: 'Opens the construction gate for this browser',
    body: z.toJSONSchema(passwordSchema),
    response: {
      204: { description: 'Open: the answer sets the cookie', type: 'null' },
      303: { description: 'Of a form: to /, with the cookie if it is right', type: 'null' },
      401: refusal('PASSWORD_INCORRECT', 'another password'),
      404: noGate,
      429: refusal('TOO_MANY_REQUESTS', 'too many tries, Retry-After says when the next may be'),
    },
  },
};

export const closeDocumentation = {
  schema: {
    tags: ['construction'],
    summary: 'Closes the construction gate for this browser',
    response: { 204: { description: 'Closed: the cookie is removed', type: 'null' }, 404: noGate },
  },
};
