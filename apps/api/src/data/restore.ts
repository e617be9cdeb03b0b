import { open } from 'node:fs/promises';
import { BackupError, restoreBackup } from '@praxiskit/server-kit';
import type { Config } from '../config.ts';
import { contentText, prepareQueue, withDatabase } from './data.ts';

/**
 * `npm run restore -- file`, from the standard input for `-`: into an empty database, all or nothing.
 *
 * @throws Error without a file, and what `restoreBackup` throws
 */
export async function restore(config: Config, file?: string): Promise<string> {
  if (!file) throw new Error('Which backup? npm run restore -- backup-….gz');
  const source = file === '-' ? process.stdin : (await openFile(file)).createReadStream();
  const { dataDir } = config;
  let unreadable: NodeJS.ErrnoException | undefined;
  source.once('error', (error) => {
    unreadable = error;
  });
  const content = await withDatabase(
    config,
    (database) =>
      restoreBackup({ database, dataDir, prepare: () => prepareQueue(database) }, source),
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
