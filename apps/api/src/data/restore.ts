import { open } from 'node:fs/promises';
import { restoreBackup } from '@praxiskit/server-kit';
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
  const content = await withDatabase(config, (database) =>
    restoreBackup({ database, dataDir, prepare: () => prepareQueue(database) }, source),
  );
  return `Restored, and read back the same: ${contentText(content)}.`;
}

function openFile(file: string) {
  return open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${cause.code}).`);
  });
}
