import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Thrown for an environment that cannot be served with; its message is one line that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const flag = z
  .enum(['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'], { error: 'must be 1 or 0' })
  .transform((value) => ['1', 'true', 'on', 'yes'].includes(value));

const url = (protocols: string[]) =>
  z.string().refine((value) => protocols.includes(protocolOf(value)), {
    error: `must be an address that starts with ${protocols.join(' or ')}//`,
  });

const postgres = ['postgres:', 'postgresql:'];

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

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

const environment = z.object({
  // Not 0: the address that is printed, and that mails link to, has to be known before.
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536, {
      error: 'must be a port number',
    })
    .transform(Number)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'])
    .refine(
      (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
      {
        error: 'must name the site alone, such as https://praxis.example, without a path',
      },
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(postgres).optional(),
  DATABASE_REPLICA_URLS: list
    .refine((urls) => urls.every((value) => postgres.includes(protocolOf(value))), {
      error: 'must be addresses that start with postgres://, with commas between them',
    })
    .default([]),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Praxis Aurelia <praxis@aurelia.example>'),
  SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  TRUST_PROXY: flag.default(false),
  SAMPLE_DATA: flag.optional(),
  SAMPLE_PASSWORD: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
  CONSTRUCTION: flag.default(false),
  CONSTRUCTION_HASH: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 hex digest (64 characters)' })
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, { error: 'must be an analytics id such as G-ABC123' })
    .optional(),
  GOOGLE_MAPS_KEY: z.string().optional(),
  MAP_TILES_URL: url(['http:', 'https:']).optional(),
  IMAGE_HOSTS: list.default([]),
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
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

/** Reads the environment once; an empty variable counts as absent. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const values = parsed.data;
  if (values.DATABASE_URL && !values.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET is required with DATABASE_URL, because every node has to know the same one (32 characters or more).',
    );
  }
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL) : null,
    dataDir,
    mailDir: join(dataDir, 'mail'),
    databaseUrl: values.DATABASE_URL ?? null,
    replicaUrls: values.DATABASE_REPLICA_URLS,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    sessionSecret: values.SESSION_SECRET ?? null,
    trustProxy: values.TRUST_PROXY,
    sampleData: values.SAMPLE_DATA ?? !values.DATABASE_URL,
    samplePassword: values.SAMPLE_PASSWORD ?? null,
    construction: values.CONSTRUCTION,
    constructionHash: values.CONSTRUCTION_HASH ?? null,
    analyticsId: values.ANALYTICS_ID ?? null,
    noCookies: values.NO_COOKIES,
    animatedAnchors: values.ANIMATED_ANCHORS,
    guestRedirect: values.GUEST_REDIRECT,
    breakpoints: values.BREAKPOINTS,
    logLevel: values.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
