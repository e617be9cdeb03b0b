import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DataDirectoryError } from './data-directory-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'it is a file, or below one',
  EEXIST: 'it is a file, or a link to nothing',
  ENOENT: 'no folder can be made there',
};

/**
 * Makes the folder where it is missing, and looks whether files can be written there.
 * @throws DataDirectoryError in one line, with the reason
 */
export async function ensureDataDirectory(dataDir: string): Promise<void> {
  try {
    await makeDirectory(resolve(dataDir));
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, error);
  }
  if (await isThere(join(dataDir, 'PG_VERSION'))) {
    throw new DataDirectoryError(
      `DATA_DIR cannot be used: ${dataDir} is itself the folder of a database. Set it to the folder above, or to another one.`,
    );
  }
}

/** An error of the file system, in terms of DATA_DIR. */
export function unusable(dataDir: string, error: unknown): DataDirectoryError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = reasons[code] ?? message;
  return new DataDirectoryError(`DATA_DIR cannot be used: ${dataDir}: ${reason}.`, {
    cause: error,
  });
}

/** Not by mkdir's `recursive`: where the system itself refuses folders, as in /proc, Node tries forever. */
async function makeDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await isDirectory(directory))) return;
    const above = dirname(directory);
    if (code !== 'ENOENT' || (await isThere(above))) throw error;
    await makeDirectory(above);
    await mkdir(directory);
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
      throw error;
    },
  );
}

async function isDirectory(path: string): Promise<boolean> {
  return (await isThere(path)) && (await stat(path)).isDirectory();
}
