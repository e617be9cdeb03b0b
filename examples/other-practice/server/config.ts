import { siteSettings, siteVariables } from '@praxiskit/pages/server';
import { processSettings, processVariables, readEnvironment } from '@praxiskit/server-kit';
import { z } from 'zod';

const variables = z.object({
  ...processVariables,
  ...siteVariables,
  /** Of the account that the first start makes. */
  STAFF_PASSWORD: z.string().min(12).default('ein langes Musterpasswort'),
});

export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(variables, env);
  return {
    ...processSettings(values),
    ...siteSettings(values),
    staffPassword: values.STAFF_PASSWORD,
  };
}

export type Config = ReturnType<typeof readConfig>;
