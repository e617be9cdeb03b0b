import type { Database } from '../database/database.ts';
import type { ProcessSettings } from '../environment/process-settings.ts';

/** What one needs to know after a start, a line each: the address, where data and mails are kept. */
export function startNotes(
  name: string,
  { origin, dataDir, mailDir, smtpUrl }: ProcessSettings,
  { kind }: Pick<Database, 'kind'>,
): string[] {
  const lines = [`${name} is ready: ${origin.href.replace(/\/$/, '')}`];
  if (kind === 'pglite') {
    lines.push(
      `Data is kept by PGlite in ${dataDir}: for trying out and small sites without patients' data.`,
      'It is not safe against power loss. Set DATABASE_URL to use PostgreSQL.',
    );
  }
  if (!smtpUrl) lines.push(`Mails are kept as files in ${mailDir}.`);
  return lines;
}
