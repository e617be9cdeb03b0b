import { z } from 'zod';
import { databaseFault, isOfPostgres, isPort } from './database-address.ts';
import { address, flag, hostOf, isDecodable, list, secret, token } from './schemas.ts';

/** Variables of every server of this kit; an app spreads them into its own `z.object`. */
export const processVariables = {
  // Not 0: the address that is printed, and that mails link to, has to be known before.
  PORT: z
    .string()
    .refine(isPort, { error: 'must be a port number' })
    .transform(Number)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(['http:', 'https:'])
    .refine(
      (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
      { error: 'must name the site alone, such as https://praxis.example, without a path' },
    )
    .optional(),
  DATA_DIR: z
    .string()
    .refine((value) => value.trim() !== '', { error: 'must be a folder' })
    .default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'])
    .superRefine((value, { addIssue }) => {
      const fault = isOfPostgres(value) && databaseFault(value);
      if (fault) addIssue(fault);
    })
    .optional(),
  DATABASE_REPLICA_URLS: list
    .refine((urls) => urls.every(isOfPostgres), {
      error: 'must be addresses that start with postgres://, with commas between them',
    })
    .superRefine((urls, { addIssue }) => {
      for (const fault of urls.filter(isOfPostgres).map(databaseFault)) if (fault) addIssue(fault);
    })
    .default([]),
  SMTP_URL: address(['smtp:', 'smtps:'])
    .refine((value) => hostOf(value) !== '', {
      error: 'must name a host, such as smtps://user:password@mail.example:465',
    })
    .refine(isDecodable, { error: 'must have @ written as %40, % as %25, and so on' })
    .refine((value) => !URL.canParse(value) || new URL(value).port !== '0', {
      error: 'must have a port from 1 to 65535, or none',
    })
    .optional(),
  SESSION_SECRET: secret(32).optional(),
  SESSION_SECRET_OLD: secret(32).optional(),
  METRICS_TOKEN: token.optional(),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
};

/** The variables as they are read, defaults included. */
export type ProcessValues = z.output<z.ZodObject<typeof processVariables>>;
/** The lowest level of the log; 'info' by default. */
export type LogLevel = ProcessValues['LOG_LEVEL'];
