import type { Database } from '../database/database.ts';
import type { ProcessSettings } from '../environment/process-settings.ts';

/** Accounts of sample data. */
export interface SampleNotes {
  emails: readonly string[];
  /** Where this start has made it up. */
  password: string | null;
}

/**
 * Notes after a start, a line each: the address, the accounts of sample data, where data and
 * mails are kept.
 */
export function startNotes(
  name: string,
  { origin, dataDir, mailDir, smtpUrl }: ProcessSettings,
  { kind }: Pick<Database, 'kind'>,
  sample: SampleNotes | null = null,
): string[] {
  const lines = [`${name} is ready: ${origin.href.replace(/\/$/, '')}`];
  if (sample) {
    lines.push(
      `Sample accounts: ${sample.emails.join(', ')}`,
      sample.password
        ? `Their password: ${sample.password}`
        : 'Their password: SAMPLE_PASSWORD, or the one that the first start printed.',
    );
  }
  if (kind === 'pglite') {
    lines.push(
      `Data is kept by PGlite in ${dataDir}: for trying out and small sites without patients' data.`,
      'It is not safe against power loss. Set DATABASE_URL to use PostgreSQL.',
    );
  }
  if (!smtpUrl) lines.push(`Mails are kept as files in ${mailDir}.`);
  return lines;
}
