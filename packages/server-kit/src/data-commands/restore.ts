import { open } from 'node:fs/promises';
import { BackupError } from '../backup/backup-error.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { contentText, prepareQueue, type StoredSite, withDatabase } from './stored-site.ts';

/**
 * `npm run restore -- file`, from the standard input for `-`: into an empty database, all or nothing.
 *
 * @throws Error without a file, and what `restoreBackup` throws
 */
export async function restore(site: StoredSite, file?: string): Promise<string> {
  if (!file) throw new Error('Which backup? npm run restore -- backup-….gz');
  const source = file === '-' ? process.stdin : (await openFile(file)).createReadStream();
  const { dataDir, jobNames } = site;
  let unreadable: NodeJS.ErrnoException | undefined;
  source.once('error', (error) => {
    unreadable = error;
  });
  const content = await withDatabase(
    site,
    (database) =>
      restoreBackup({ database, dataDir, prepare: () => prepareQueue(database, jobNames) }, source),
    true,
  ).catch((error) => {
    if (unreadable && error === unreadable) throw cannotBeRead(file, unreadable);
    if (!(error instanceof BackupError)) throw error;
    throw new Error(`${file === '-' ? 'The standard input' : file}: ${error.message}`);
  });
  return `Restored, and read back the same: ${contentText(content)}.`;
}

function openFile(file: string) {
  return open(file).catch((error: NodeJS.ErrnoException) => {
    throw cannotBeRead(file, error);
  });
}

function cannotBeRead(file: string, { code }: NodeJS.ErrnoException): Error {
  return new Error(`${file} cannot be read (${code}).`);
}
