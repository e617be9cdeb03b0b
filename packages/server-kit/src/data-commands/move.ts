import { PassThrough } from 'node:stream';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { obtainSecret } from '../process/secret.ts';
import {
  contentText,
  ensureData,
  prepareQueue,
  type StoredSite,
  withDatabase,
} from './stored-site.ts';

/**
 * `npm run move`: what PGlite keeps in DATA_DIR into the empty database of DATABASE_URL. The directory
 * stays as it is.
 *
 * @throws Error without DATABASE_URL, where there are no data, and what `writeBackup` and `restoreBackup`
 * throw
 */
export async function move(site: StoredSite): Promise<string> {
  const { dataDir, databaseUrl, sessionSecret, jobNames } = site;
  if (!databaseUrl) throw new Error('DATABASE_URL has to name the database to move to.');
  const from = { ...site, databaseUrl: null };
  await ensureData(from);
  const content = await withDatabase(from, (source) =>
    withDatabase(site, async (target) => {
      const pipe = new PassThrough();
      const stop = (error: Error) => {
        pipe.destroy(error);
        throw error;
      };
      const [read, written] = await Promise.allSettled([
        // Its files stay where they are: the same DATA_DIR is used with PostgreSQL.
        writeBackup({ database: source, dataDir, files: [] }, pipe).catch(stop),
        restoreBackup(
          { database: target, dataDir, prepare: () => prepareQueue(target, jobNames) },
          pipe,
        ).catch(stop),
      ]);
      if (written.status === 'rejected') throw written.reason;
      if (read.status === 'rejected') throw read.reason;
      return written.value;
    }),
  );
  const kept = await obtainSecret({ secret: null, dataDir });
  const note =
    kept === sessionSecret
      ? ''
      : `\nSESSION_SECRET is another one than in ${dataDir}/session-secret: everybody has to sign in again.`;
  return `Moved, and read back the same: ${contentText(content)}.${note}`;
}
