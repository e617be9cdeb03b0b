import { z } from 'zod';
import { reachableSpans } from '../request/request.ts';

const sendSchema = z.object({
  name: z.string(),
  contact: z.string().describe('An e-mail address or a telephone number'),
  treatment: z.string().optional().describe('The slug of a treatment; empty: still open'),
  reachable: z.array(z.enum(reachableSpans)).optional(),
  consent: z.union([z.boolean(), z.literal('yes')]),
  stamp: z.string().optional().describe('Of `GET /api/requests/stamp`'),
  homepage: z.string().optional().describe('Stays empty'),
  lang: z.enum(['de', 'en']).optional().describe('Of the page that a form is answered with'),
});

const errorSchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});

const json = (description: string, schema: z.ZodType) => ({
  description,
  ...z.toJSONSchema(schema),
});
const tags = ['contact requests'];
const refused = (code: string) => json(code, errorSchema);
const kept = z.object({ kept_until: z.string() });

export const stampDocumentation = {
  tags,
  summary: 'A stamp for a form that is to be sent',
  response: {
    200: json(
      'It is good for a day, from `wait_ms` on',
      z.object({ stamp: z.string(), wait_ms: z.number() }),
    ),
  },
};

/** For OpenAPI. The handler reads any body, whatever the app compiles with. */
export const sendDocumentation = {
  validatorCompiler: () => () => true,
  schema: {
    tags,
    summary: 'Sends a request for an appointment, as a form or as JSON',
    body: z.toJSONSchema(sendSchema),
    response: {
      200: json('It was there already', kept),
      201: json('Kept', kept),
      303: { description: 'To the page that shows what became of a form', type: 'null' },
      403: refused('CSRF'),
      409: refused('STAMP_INVALID'),
      422: refused('VALIDATION_FAILED'),
      425: refused('TOO_EARLY'),
      429: refused('TOO_MANY_REQUESTS'),
    },
  },
};
