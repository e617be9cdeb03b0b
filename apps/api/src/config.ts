import { join } from 'node:path';
import {
  type Environment,
  flag,
  list,
  processSettings,
  processVariables,
  readEnvironment,
} from '@praxiskit/server-kit';
import { z } from 'zod';

/** `sm:600,md:1024` : name and greatest width in CSS pixels, in rising order [R2.19]. */
const breakpoints = z
  .string()
  .regex(/^[a-z]+:\d+(,[a-z]+:\d+)*$/, { error: 'must look like sm:600,md:1024' })
  .transform((value) =>
    value.split(',').map((pair) => {
      const [name = '', max = ''] = pair.split(':');
      return { name, max: Number(max) };
    }),
  )
  .refine((all) => all.every(({ max }, index) => max > (all[index - 1]?.max ?? 0)), {
    error: 'must rise from one to the next',
  });

/** Every variable of the server; `.env.example` says what they mean. */
export const variables = z.object({
  ...processVariables,
  MAIL_FROM: z.string().default('Praxis Aurelia <praxis@aurelia.example>'),
  SAMPLE_DATA: flag.optional(),
  SAMPLE_PASSWORD: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
  CONSTRUCTION: flag.default(false),
  CONSTRUCTION_HASH: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 hex digest (64 characters)' })
    .optional(),
  IMAGE_HOSTS: list
    .refine((hosts) => hosts.every((host) => /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host)), {
      error: 'must be names of hosts such as pictures.example, with commas between them',
    })
    .default([]),
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, { error: 'must be an analytics id such as G-ABC123' })
    .optional(),
  NO_COOKIES: flag.default(false),
  ANIMATED_ANCHORS: flag.default(true),
  GUEST_REDIRECT: z
    .string()
    .regex(/^\/(?![/\\])/, { error: 'must be a path of this site' })
    .default('/'),
  BREAKPOINTS: breakpoints.default([
    { name: 'sm', max: 600 },
    { name: 'md', max: 1024 },
    { name: 'lg', max: 1440 },
    { name: 'xl', max: 1920 },
  ]),
});

/** @throws ConfigError, one line that names the variable */
export function readConfig(env: Environment) {
  const values = readEnvironment(variables, env);
  const settings = processSettings(values);
  return {
    ...settings,
    mailFrom: values.MAIL_FROM,
    sampleData: values.SAMPLE_DATA ?? !values.DATABASE_URL,
    samplePassword: values.SAMPLE_PASSWORD ?? null,
    construction: values.CONSTRUCTION,
    constructionHash: values.CONSTRUCTION_HASH ?? null,
    imageHosts: values.IMAGE_HOSTS,
    picturesDir: join(settings.dataDir, 'pictures'),
    pictureCacheDir: join(settings.dataDir, 'picture-cache'),
    analyticsId: values.ANALYTICS_ID ?? null,
    noCookies: values.NO_COOKIES,
    animatedAnchors: values.ANIMATED_ANCHORS,
    guestRedirect: values.GUEST_REDIRECT,
    breakpoints: values.BREAKPOINTS,
  };
}

export type Config = ReturnType<typeof readConfig>;
