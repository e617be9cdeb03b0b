import { z } from 'zod';
import { emailSchema } from './methods/email-address.ts';

/** The fields of a sign-in, for validation, types and documentation. */
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

export const mailSchema = z.object({ email: emailSchema });

/** A person's name. No control characters: they could change a mail's headers. */
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(160)
  .refine((name) => !/\p{Cc}/u.test(name))
  // Not only blanks or invisible characters.
  .refine((name) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(name));

/** The whole name, or both of its parts. */
const nameFields = {
  name: nameSchema.optional(),
  first_name: nameSchema.max(79).optional(),
  last_name: nameSchema.max(79).optional(),
};

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

/** `code` is shown in the browser that requested the link. */
export const linkUseSchema = z.object({
  token: z.string().max(200),
  email: emailSchema,
  code: z.string().max(20).optional(),
});

export const renewalSchema = linkUseSchema.pick({ token: true, email: true });

/** `current` is required in a session of a signed-in user. */
export const choiceFields = z.object({
  ...nameFields,
  password: z.string().min(1),
  current: z.string().min(1).optional(),
});
const unnamed = { name: null, person: null };
export const choiceSchema = choiceFields
  .omit({ name: true, first_name: true, last_name: true })
  .transform((fields) => ({ ...fields, ...unnamed }));
/** The same, for an account that has no name yet. */
export const namedChoiceSchema = choiceFields.transform(joinName);

/** A code of an app, or a recovery code; spaces and dashes are allowed. */
export const codeSchema = z.object({ code: z.string().max(40) });
/** The same, for a form with only this field. */
export const givenCodeSchema = z.object({ code: z.string().trim().min(1).max(40) });

/** `current` is the password, required if the last proof is too old. */
export const factorSchema = z.object({ current: z.string().optional() });

/** base64url; WebAuthn allows at most 1023 bytes. */
export const passkeyIdSchema = z.string().regex(/^[\w-]{1,1400}$/);

/** The result of `navigator.credentials`, as JSON, or as JSON text in a form. */
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

/** Ids are compared as texts, but PostgreSQL also accepts them in capitals. */
export const accountParams = z.object({ id: z.string().toLowerCase() });
/** A list, or words separated by spaces, as a form sends them. */
export const rolesSchema = z.object({
  roles: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : value),
    z.array(z.string()).max(20),
  ),
});
export const invitationSchema = z.object({
  email: emailSchema,
  name: nameSchema,
  // An account without roles is a patient's, which any visitor can create.
  roles: rolesSchema.shape.roles.refine((roles) => roles.length > 0),
});
export const stateSchema = z.object({
  disabled: z.union([z.boolean(), z.stringbool()]),
});
