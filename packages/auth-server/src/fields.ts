import { z } from 'zod';
import { emailSchema } from './methods/email-address.ts';

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
  .refine((name) => !/\p{Cc}/u.test(name))
  // Not of blanks alone, or of characters that show nothing.
  .refine((name) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(name));

/** The whole name, or both of its parts. */
const nameFields = {
  name: nameSchema.optional(),
  first_name: nameSchema.max(79).optional(),
  last_name: nameSchema.max(79).optional(),
};

/** One name of a person from these fields. */
function joinName<Fields extends z.infer<z.ZodObject<typeof nameFields>>>(
  { name, first_name: first, last_name: last, ...fields }: Fields,
  context: z.RefinementCtx,
) {
  const person = first !== undefined && last !== undefined ? { first, last } : null;
  const whole = person ? `${person.first} ${person.last}` : name;
  if (whole !== undefined) return { ...fields, name: whole, person };
  context.issues.push({ code: 'custom', message: 'No name', input: name, path: ['name'] });
  return z.NEVER;
}

export const signUpFields = z.object({
  ...nameFields,
  email: emailSchema,
  password: z.string().min(1),
});
export const signUpSchema = signUpFields.transform(joinName);

/** `code` is what the browser shows that has asked for the link. */
export const linkUseSchema = z.object({
  token: z.string().max(200),
  email: emailSchema,
  code: z.string().max(20).optional(),
});

/** What a link's address carries. */
export const renewalSchema = linkUseSchema.pick({ token: true, email: true });

/** `current` where the session is one of a signed-in user. */
export const choiceFields = z.object({
  ...nameFields,
  password: z.string().min(1),
  current: z.string().min(1).optional(),
});
const unnamed = { name: null, person: null };
export const choiceSchema = choiceFields
  .omit({ name: true, first_name: true, last_name: true })
  .transform((fields) => ({ ...fields, ...unnamed }));
/** The same for an account that has no name yet. */
export const namedChoiceSchema = choiceFields.transform(joinName);

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
  // Without one it would be an account that anybody can open.
  roles: rolesSchema.shape.roles.refine((roles) => roles.length > 0),
});
export const stateSchema = z.object({
  disabled: z.union([z.boolean(), z.stringbool()]),
});
