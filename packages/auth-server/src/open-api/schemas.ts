import { adminSchemas } from './admin.ts';
import { factorSchemas } from './factors.ts';
import { invitationSchemas } from './invitations.ts';
import { ownAccountSchemas } from './own-account.ts';
import { sessionSchemas } from './session.ts';
import { signInSchemas } from './sign-in.ts';

/** For Fastify and OpenAPI, by route. Handlers check by zod themselves, whatever the app compiles with. */
export const schemas = {
  ...signInSchemas,
  ...factorSchemas,
  ...adminSchemas,
  ...ownAccountSchemas,
  ...invitationSchemas,
  ...sessionSchemas,
};

/** A public route with its schema; its handler checks what it is sent. */
export const open = <Schema extends object>(schema: Schema) => ({
  config: { access: 'public' as const },
  validatorCompiler: () => () => true,
  schema,
});
