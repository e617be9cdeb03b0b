import { z } from 'zod';
import type { AuthErrorParameter } from './protocol/answer.ts';
import { sessionSchema } from './sessions/session.ts';

/** What signs in: the one description of it, for the check, its type and the documentation. */
export const credentialsSchema = z.object({
  // Long enough for every address; PostgreSQL's text cannot hold a NUL.
  email: z
    .string()
    .max(320)
    .refine((email) => !email.includes('\0')),
  password: z.string(),
});

const protection = {
  csrfToken: z.string().describe('From GET /api/auth/csrf, whose cookie has to come with it'),
};
const answering = {
  callbackUrl: z.string().optional().describe('Where to go then; of this site'),
  json: z
    .union([z.literal(true), z.literal('true')])
    .optional()
    .describe('Answer by JSON, and not by a redirect'),
};

const provider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  signinUrl: z.string(),
  callbackUrl: z.string(),
});
const urlAnswer = z.object({ url: z.string() });

const forms = ['application/x-www-form-urlencoded', 'application/json'] as const;
const answer = (description: string, schema: z.ZodType) => ({
  description,
  ...z.toJSONSchema(schema),
});
const redirect = (description: string) => ({ description, type: 'null' });
const refused = (why: string, parameter: AuthErrorParameter) =>
  answer(`${why}; the address has \`error=${parameter}\``, urlAnswer);

const signedIn = {
  200: answer('Signed in: the address to go to', urlAnswer),
  302: redirect('For a form without scripts: the same addresses, as a redirect'),
  401: refused('Another password, or no such account', 'CredentialsSignin'),
  403: refused('Not from a page of this site', 'MissingCSRF'),
  429: refused('Too many tries, Retry-After says when the next may be', 'TooManyRequests'),
};
const noMail = refused('This server sends no links', 'EmailSignin');
const byPassword = z.object({ ...credentialsSchema.shape, ...protection, ...answering });

declare module 'fastify' {
  /** As `@fastify/swagger` declares them. */
  interface FastifySchema {
    tags?: readonly string[];
    summary?: string;
    consumes?: readonly string[];
  }
}

const describe = (summary: string, more: object) => ({ tags: ['auth'], summary, ...more });

/** For Fastify and OpenAPI, by route. Handlers check by zod themselves, whatever the app compiles with. */
export const schemas = {
  session: describe('The session of the caller; {} for a guest', {
    response: { 200: answer('The session', z.union([sessionSchema, z.strictObject({})])) },
  }),
  providers: describe('The ways to sign in', {
    response: { 200: answer('By their id', z.record(z.string(), provider)) },
  }),
  csrf: describe('The token that forms send, and its cookie', {
    response: { 200: answer('The token', z.object({ csrfToken: z.string() })) },
  }),
  signInPage: describe('Redirects to the page for signing in', {
    querystring: z.toJSONSchema(z.object({ callbackUrl: z.string().optional() })),
    response: { 302: redirect('To that page') },
  }),
  callback: describe('Signs in by password', {
    consumes: forms,
    body: z.toJSONSchema(byPassword),
    response: signedIn,
  }),
  signIn: describe('Signs in by a provider: `credentials`, by password', {
    consumes: forms,
    params: z.toJSONSchema(z.object({ provider: z.string() })),
    body: z.toJSONSchema(byPassword),
    response: { ...signedIn, 400: noMail },
  }),
  emailSignIn: describe('Signs in by a link sent by e-mail', {
    consumes: forms,
    body: z.toJSONSchema(z.object({ email: z.string() })),
    response: { 400: noMail },
  }),
  signOut: describe('Ends the session', {
    consumes: forms,
    body: z.toJSONSchema(z.object({ ...protection, ...answering })),
    response: {
      200: answer('Signed out: the address to go to', urlAnswer),
      302: signedIn[302],
      403: signedIn[403],
    },
  }),
  logOut: describe('Ends the session; it takes no body', {
    response: {
      200: answer('Signed out: the address to go to', urlAnswer),
      403: refused('Not from a page of this site', 'MissingCSRF'),
    },
  }),
};

/** A public route with its schema; its handler checks what it is sent. */
export const open = <Schema extends object>(schema: Schema) => ({
  config: { access: 'public' as const },
  validatorCompiler: () => () => true,
  schema,
});
