import { join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import type { LogLevel, ProcessValues } from './process-variables.ts';

/** The variables of a process as its parts read them. */
export interface ProcessSettings {
  /** 3000 by default. */
  port: number;
  /** 127.0.0.1 by default. */
  host: string;
  /** The address that is printed, mailed and bound to passkeys: PUBLIC_URL, else localhost; never the Host header. */
  origin: URL;
  /** Absolute; `.data` by default. */
  dataDir: string;
  /** Where mails are kept without SMTP_URL: `mail` in `dataDir`. */
  mailDir: string;
  /** Null: PGlite in `dataDir`. */
  databaseUrl: string | null;
  replicaUrls: string[];
  /** Null: mails are kept as files. */
  smtpUrl: string | null;
  /** 32 characters or more. */
  sessionSecret: string | null;
  /** SESSION_SECRET_OLD: texts that it has signed or encrypted are still read. */
  formerSecrets: string[];
  /** For readers of /metrics on other machines, 32 characters or more. */
  metricsToken: string | null;
  /** The server is behind one proxy; false by default. */
  trustProxy: boolean;
  logLevel: LogLevel;
}

/**
 * The settings of variables that `readEnvironment` has read.
 *
 * @throws ConfigError for DATABASE_URL without SESSION_SECRET
 */
export function processSettings(values: ProcessValues): ProcessSettings {
  if (values.DATABASE_URL && !values.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET is required with DATABASE_URL, because every node has to know the same one (32 characters or more).',
    );
  }
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    origin: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
    dataDir,
    mailDir: join(dataDir, 'mail'),
    databaseUrl: values.DATABASE_URL ?? null,
    replicaUrls: values.DATABASE_REPLICA_URLS,
    smtpUrl: values.SMTP_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    formerSecrets: values.SESSION_SECRET_OLD ? [values.SESSION_SECRET_OLD] : [],
    metricsToken: values.METRICS_TOKEN ?? null,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}
