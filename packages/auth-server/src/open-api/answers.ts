import type {} from '@praxiskit/core/fastify';
import { z } from 'zod';
import { credentialsSchema } from '../fields.ts';
import type { AuthErrorParameter } from '../protocol/answer.ts';

export const describe = (summary: string, more: object) => ({ tags: ['auth'], summary, ...more });

export const protection = {
  csrfToken: z.string().describe('From GET /api/auth/csrf; send its cookie too'),
};
export const answering = {
  callbackUrl: z.string().optional().describe('Where to go afterwards; an address of this site'),
  json: z
    .union([z.literal(true), z.literal('true')])
    .optional()
    .describe('Answer with JSON, not with a redirect'),
};

export const provider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  signinUrl: z.string(),
  callbackUrl: z.string(),
});
export const urlAnswer = z.object({ url: z.string() });

export const enteredAnswer = urlAnswer.extend({
  purpose: z.enum(['password-new', 'second-factor', 'factor-new']).optional(),
});
export const codesAnswer = urlAnswer.extend({ codes: z.array(z.string()) });
export const optionsAnswer = z.object({ options: z.looseObject({}) });

export const forms = ['application/x-www-form-urlencoded', 'application/json'] as const;
export const answer = (description: string, schema: z.ZodType) => ({
  description,
  ...z.toJSONSchema(schema),
});
export const redirect = (description: string) => ({ description, type: 'null' });
export const refused = (why: string, parameter: AuthErrorParameter) =>
  answer(`${why}; the address has \`error=${parameter}\``, urlAnswer);

export const signedIn = {
  200: answer(
    'Signed in: the address to go to; with a `purpose` that is all that the session is good for',
    enteredAnswer,
  ),
  302: redirect('For a form without scripts: the same addresses, as a redirect'),
  401: refused('Another password, or no such account', 'CredentialsSignin'),
  403: refused('Not from a page of this site', 'MissingCSRF'),
  429: refused('Too many tries, Retry-After says when the next may be', 'TooManyRequests'),
};
export const mailSent = {
  200: answer('A mail is on its way, if there is anybody to send it to', urlAnswer),
  302: redirect('For a form without scripts: the same addresses, as a redirect'),
  403: signedIn[403],
  422: refused('No e-mail address', 'EmailSignin'),
  429: signedIn[429],
};
export const noCode = refused(
  'No code; `fields` in the address names what is missing',
  'FieldsInvalid',
);
export const refusedPassword = refused(
  'A password that cannot be chosen, or a field is missing',
  'PasswordTooShort',
);
/** The fields of a form, with those that every form has. */
export const form = (fields: z.ZodRawShape) =>
  z.toJSONSchema(z.object({ ...fields, ...protection, ...answering }), { io: 'input' });
export const grant = z.object({
  account_id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  given_by: z.string(),
  created_at: z.iso.datetime(),
});
export const changed = {
  200: answer(
    'Changed: the page to go to, and what it is now',
    urlAnswer.extend({
      roles: z.array(z.string()).optional(),
      waiting: z.array(z.string()).optional(),
      disabled: z.boolean().optional(),
    }),
  ),
  302: redirect('For a form without scripts'),
  401: refused('Give it with a fresh second factor', 'SecondFactorMissing'),
  403: refused('Nobody changes their own, or confirms what they have given', 'OwnAccount'),
  404: refused('No such account, or no such role', 'Unknown'),
  409: refused('There is always an admin', 'LastAdmin'),
  422: refused('A field is missing', 'FieldsInvalid'),
};
/** A code of an app, or a recovery code. */
export const proofCode = {
  code: z.string().optional().describe('Proves the admin again, if the last proof is too old'),
};
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  roles: z.array(z.string()),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export const invited = {
  ...changed,
  200: answer('On its way: the page to go to, and its id', urlAnswer.extend({ id: z.string() })),
  409: refused('The address has an account', 'AccountThere'),
};
export const byPassword = z.object({ ...credentialsSchema.shape, ...protection, ...answering });
