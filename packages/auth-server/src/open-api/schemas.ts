import { adminSchemas } from './admin.ts';
import { factorSchemas } from './factors.ts';
import { invitationSchemas } from './invitations.ts';
import { ownAccountSchemas } from './own-account.ts';
import { sessionSchemas } from './session.ts';
import { signInSchemas } from './sign-in.ts';

/**
 * Schemas for OpenAPI, by route. The handlers validate with zod themselves, whatever compiler the app uses.
 */
export const schemas = {
  ...signInSchemas,
  ...factorSchemas,
  ...adminSchemas,
  ...ownAccountSchemas,
  ...invitationSchemas,
  ...sessionSchemas,
};

/** A public route with its schema; its handler validates the input. */
export const open = <Schema extends object>(schema: Schema) => ({
  config: { access: 'public' as const },
  validatorCompiler: () => () => true,
  schema,
});
