import { siteSettings, siteVariables } from '@praxiskit/pages/server';
import { processSettings, processVariables, readEnvironment } from '@praxiskit/server-kit';
import { z } from 'zod';

const variables = z.object({
  ...processVariables,
  ...siteVariables,
  // #region prices
  /** The account that the first start makes. */
  STAFF_EMAIL: z.email(),
  STAFF_PASSWORD: z.string().min(12, { error: 'must have 12 characters or more' }),
  // #endregion
});

/** The settings of the server, from its environment; `.env` has them. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(variables, env);
  return {
    ...processSettings(values),
    ...siteSettings(values),
    // #region prices
    staff: { email: values.STAFF_EMAIL, password: values.STAFF_PASSWORD },
    // #endregion
  };
}

export type Config = ReturnType<typeof readConfig>;
