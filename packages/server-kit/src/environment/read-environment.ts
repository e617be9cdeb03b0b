import type { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** Variables of a process: `process.env`, or a test's own. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once, by one schema; an empty variable counts as absent.
 * @throws ConfigError with the first thing that is wrong, in one line that names the variable
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given, {
    // Only where the schema has no words of its own.
    error: ({ input }) => (input === undefined ? 'is required' : undefined),
  });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const text = `${issue?.path.join('.')} ${issue?.message}.`;
  throw new ConfigError(text.replace(/\s+/g, ' ').trim());
}
