import { z } from 'zod';
import { emailSchema } from './methods/email-address.ts';
import type { AuthErrorParameter } from './protocol/answer.ts';
import { sessionSchema } from './sessions/session.ts';

/** What signs in: the one description of it, for the check, its type and the documentation. */
export const credentialsSchema = z.object({
  // Long enough for every address; PostgreSQL's text cannot hold a NUL.
  email: z
    .string()
    .trim()
    .min(1)
    .max(320)
    .refine((email) => !/\p{Cc}/u.test(email)),
  password: z.string().min(1),
});

/** Who gets a link. */
export const mailSchema = z.object({ email: emailSchema });

/** A name that a person goes by; no control characters, which would alter a mail's head. */
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(160)
  .refine((name) => !/\p{Cc}/u.test(name));

/** Of a sign-up: the whole name, or both of its parts. */
const signUpFields = z.object({
  name: nameSchema.optional(),
  first_name: nameSchema.max(79).optional(),
  last_name: nameSchema.max(79).optional(),
  email: emailSchema,
  password: z.string().min(1),
});

export const signUpSchema = signUpFields.transform(
  ({ name, first_name: first, last_name: last, ...fields }, context) => {
    const person = first !== undefined && last !== undefined ? { first, last } : null;
    const whole = person ? `${person.first} ${person.last}` : name;
    if (whole !== undefined) return { ...fields, name: whole, person };
    context.issues.push({ code: 'custom', message: 'No name', input: name, path: ['name'] });
    return z.NEVER;
  },
);

/** `code` is what the browser shows that has asked for the link. */
export const linkUseSchema = z.object({
  token: z.string().max(200),
  email: emailSchema,
  code: z.string().max(20).optional(),
});

/** What a link's address carries. */
export const renewalSchema = linkUseSchema.pick({ token: true, email: true });

/** `current` where the session is one of a signed-in user. */
export const choiceSchema = z.object({
  password: z.string().min(1),
  current: z.string().min(1).optional(),
});

/** Of an app, or a recovery code; spaces and dashes as people write them. */
export const codeSchema = z.object({ code: z.string().max(40) });
/** The same of a form that has this field alone. */
export const givenCodeSchema = z.object({ code: z.string().trim().min(1).max(40) });

/** The password, where the last proof is too old. */
export const factorSchema = z.object({ current: z.string().optional() });

/** base64url; WebAuthn has no longer ones than 1023 bytes. */
export const passkeyIdSchema = z.string().regex(/^[\w-]{1,1400}$/);

/** What `navigator.credentials` gave, as JSON, or as a text of it in a form. */
const credential = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return undefined;
    }
  },
  z.looseObject({ id: passkeyIdSchema }),
);
export const passkeySchema = z.object({ credential });
export const passkeyNameSchema = z.object({ credential, name: nameSchema.optional() });

export const emailChangeSchema = z.object({ ...mailSchema.shape, ...factorSchema.shape });

/** Ids are compared as texts, and PostgreSQL takes them in capitals, too. */
export const accountParams = z.object({ id: z.string().toLowerCase() });
/** A list, or words with spaces between, as a form sends them. */
export const rolesSchema = z.object({
  roles: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value),
    z.array(z.string()).max(20),
  ),
});
export const invitationSchema = z.object({
  email: emailSchema,
  name: nameSchema,
  ...rolesSchema.shape,
});
export const stateSchema = z.object({
  disabled: z.union([z.boolean(), z.stringbool()]),
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

const enteredAnswer = urlAnswer.extend({
  purpose: z.enum(['password-new', 'second-factor', 'factor-new']).optional(),
});
const codesAnswer = urlAnswer.extend({ codes: z.array(z.string()) });
const optionsAnswer = z.object({ options: z.looseObject({}) });

const forms = ['application/x-www-form-urlencoded', 'application/json'] as const;
const answer = (description: string, schema: z.ZodType) => ({
  description,
  ...z.toJSONSchema(schema),
});
const redirect = (description: string) => ({ description, type: 'null' });
const refused = (why: string, parameter: AuthErrorParameter) =>
  answer(`${why}; the address has \`error=${parameter}\``, urlAnswer);

const signedIn = {
  200: answer(
    'Signed in: the address to go to; with a `purpose` that is all that the session is good for',
    enteredAnswer,
  ),
  302: redirect('For a form without scripts: the same addresses, as a redirect'),
  401: refused('Another password, or no such account', 'CredentialsSignin'),
  403: refused('Not from a page of this site', 'MissingCSRF'),
  429: refused('Too many tries, Retry-After says when the next may be', 'TooManyRequests'),
};
const onItsWay = {
  200: answer('A mail is on its way, if there is anybody to send it to', urlAnswer),
  302: redirect('For a form without scripts: the same addresses, as a redirect'),
  403: signedIn[403],
  422: refused('No e-mail address', 'EmailSignin'),
  429: signedIn[429],
};
const noCode = refused('No code; `fields` in the address names what is missing', 'FieldsInvalid');
const refusedPassword = refused(
  'A password that cannot be chosen, or a field is missing',
  'PasswordTooShort',
);
/** The fields as a form sends them, with what every form sends. */
const form = (fields: z.ZodRawShape) =>
  z.toJSONSchema(z.object({ ...fields, ...protection, ...answering }), { io: 'input' });
const grant = z.object({
  account_id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  given_by: z.string(),
  created_at: z.iso.datetime(),
});
const changed = {
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
/** Of an app, or a recovery code. */
const proofCode = {
  code: z.string().optional().describe('Proves the admin anew, where that was too long ago'),
};
const invitation = z.object({
  ...{ id: z.string(), email: z.string(), name: z.string().nullable() },
  ...{ roles: z.array(z.string()), created_at: z.iso.datetime(), expires_at: z.iso.datetime() },
});
const invited = {
  ...changed,
  200: answer('On its way: the page to go to, and its id', urlAnswer.extend({ id: z.string() })),
  409: refused('The address has an account', 'AccountThere'),
};
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
  signIn: describe('The same, by the address of the provider', {
    consumes: forms,
    body: z.toJSONSchema(byPassword),
    response: signedIn,
  }),
  emailSignIn: describe('Signs in by a link sent by e-mail', {
    consumes: forms,
    body: form(mailSchema.shape),
    response: onItsWay,
  }),
  passwordRequest: describe('Sends a link for choosing a new password', {
    consumes: forms,
    body: form(mailSchema.shape),
    response: onItsWay,
  }),
  signUp: describe('Signs up: the account is made once its address is confirmed', {
    consumes: forms,
    body: form(signUpFields.shape),
    response: { ...onItsWay, 422: refusedPassword },
  }),
  linkPage: describe('The page that a link leads to; it asks for a confirmation', {
    querystring: z.toJSONSchema(z.object({ token: z.string(), email: z.string() })),
    response: { 200: { description: 'The page', content: { 'text/html': { schema: {} } } } },
  }),
  useLink: describe('Uses a link', {
    consumes: forms,
    body: form(linkUseSchema.shape),
    response: {
      ...signedIn,
      401: refused('Used, expired, replaced, or no link', 'Verification'),
      409: refused('An invitation for an address that has an account', 'AccountThere'),
    },
  }),
  renewLink: describe('Sends another link in place of one: that of a mail, or the last one', {
    consumes: forms,
    body: form(renewalSchema.partial().shape),
    response: { ...onItsWay, 401: refused('No link of ours', 'Verification') },
  }),
  choosePassword: describe('Chooses a new password, and ends all other sessions', {
    consumes: forms,
    body: form(choiceSchema.shape),
    response: {
      ...signedIn,
      200: answer(
        'Chosen: the address to go to, and how many other sessions it has ended',
        enteredAnswer.extend({ ended: z.number() }),
      ),
      422: refusedPassword,
    },
  }),
  secondFactor: describe('The second step of signing in: a code of an app, or a recovery code', {
    consumes: forms,
    body: form(codeSchema.shape),
    response: { ...signedIn, 401: refused('Another code', 'CodeWrong'), 422: noCode },
  }),
  beginTotp: describe('A key for an app that shows codes; it counts once a code is confirmed', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: {
      ...signedIn,
      200: answer('The key', urlAnswer.extend({ secret: z.string(), uri: z.string() })),
    },
  }),
  confirmTotp: describe('The app has the key; answers recovery codes, shown only now', {
    consumes: forms,
    body: form(codeSchema.shape),
    response: { ...signedIn, 200: answer('Recovery codes', codesAnswer), 422: noCode },
  }),
  removeFactor: describe('Removes the codes of an app', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: signedIn,
  }),
  recoveryCodes: describe('New recovery codes; the old ones are worth nothing from then on', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: { ...signedIn, 200: answer('Recovery codes', codesAnswer) },
  }),
  passkeyOptions: describe('What a passkey has to sign, for navigator.credentials.get', {
    consumes: forms,
    body: form({}),
    response: { 200: answer('The options', optionsAnswer), 403: signedIn[403] },
  }),
  passkey: describe('Signs in by a passkey', {
    consumes: forms,
    body: form({ credential: z.unknown() }),
    response: signedIn,
  }),
  newPasskeyOptions: describe('What a new passkey is made of, for navigator.credentials.create', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: { ...signedIn, 200: answer('The options', optionsAnswer) },
  }),
  addPasskey: describe('Keeps a new passkey; answers recovery codes where it is the first factor', {
    consumes: forms,
    body: form({ credential: z.unknown(), name: z.string().optional() }),
    response: { ...signedIn, 200: answer('Its id', codesAnswer.extend({ id: z.string() })) },
  }),
  removePasskey: describe('Removes a passkey', {
    consumes: forms,
    body: form({ id: z.string(), ...factorSchema.shape }),
    response: signedIn,
  }),
  grants: describe('Guarded roles that wait until somebody confirms them, the oldest first', {
    response: { 200: answer('The roles that wait', z.array(grant)) },
  }),
  confirmRoles: describe('Confirms guarded roles that another admin has given to a third account', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({ roles: z.array(z.string()), ...proofCode }),
    response: changed,
  }),
  refuseRoles: describe('Refuses guarded roles that another admin has given to a third account', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({ roles: z.array(z.string()), ...proofCode }),
    response: {
      ...changed,
      200: answer('Refused', urlAnswer.extend({ refused: z.array(z.string()) })),
    },
  }),
  setRoles: describe('Gives an account its roles, guarded ones once somebody else confirms', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({ roles: z.array(z.string()), ...proofCode }),
    response: changed,
  }),
  setState: describe('Disables an account, which signs it out, or lets it sign in again', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({ disabled: z.boolean() }),
    response: changed,
  }),
  endAllSessions: describe('Signs an account out everywhere', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({}),
    response: { ...changed, 200: answer('How many', urlAnswer.extend({ ended: z.number() })) },
  }),
  resetPassword: describe('Signs an account out; its next sign-in asks for a new password', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({}),
    response: {
      ...changed,
      200: answer('Asked for', urlAnswer.extend({ password_change: z.literal(true) })),
    },
  }),
  deletion: describe('Deletes the account in 14 days; signing in again until then undoes it', {
    consumes: forms,
    body: form(factorSchema.shape),
    response: {
      ...signedIn,
      200: answer(
        'Signed out everywhere: the page to go to, and when it is deleted',
        urlAnswer.extend({ deletion_at: z.iso.datetime() }),
      ),
      401: refused('The last proof is older than ten minutes: send the password', 'ProofOld'),
      409: refused('There is always an admin', 'LastAdmin'),
    },
  }),
  export: describe('What is kept of the account, as a file', {
    response: {
      200: answer('The file', z.looseObject({ exported_at: z.iso.datetime() })),
      302: redirect('For a browser: the page that says what is missing'),
      401: refused('The last proof is older than ten minutes', 'ProofOld'),
      403: signedIn[403],
    },
  }),
  changeEmail: describe('Sends a link to another address, which the account gets by it', {
    consumes: forms,
    body: form(emailChangeSchema.shape),
    response: { ...onItsWay, 401: refused('The last proof is too old', 'ProofOld') },
  }),
  invitations: describe('Invitations that nobody has accepted yet, the newest first', {
    response: { 200: answer('The invitations', z.array(invitation)) },
  }),
  invite: describe('Invites somebody, who gets an account with these roles', {
    consumes: forms,
    body: form({
      ...{ email: z.string(), name: z.string(), roles: z.array(z.string()) },
      ...proofCode,
    }),
    response: invited,
  }),
  resendInvitation: describe('Sends an invitation anew, for seven days from now', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form(proofCode),
    response: invited,
  }),
  withdrawInvitation: describe('Withdraws an invitation', {
    consumes: forms,
    params: z.toJSONSchema(accountParams),
    body: form({}),
    response: { ...invited, 200: answer('Withdrawn: the page to go to', urlAnswer) },
  }),
  endSessions: describe('Ends a session of the user by its id; all others without one', {
    consumes: forms,
    body: form({ id: z.string().optional() }),
    response: { ...changed, 200: answer('How many', urlAnswer.extend({ ended: z.number() })) },
  }),
  unknown: describe('What nobody offers', { hide: true }),
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
