import {
  access,
  constants,
  lstat,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unusable } from './data-directory.ts';
import { damaged } from './data-directory-error.ts';

/** The major version of PostgreSQL that PGlite is; a test compares it with what PGlite makes. */
const VERSION = '18';

/**
 * Whether PGlite keeps anything in `dataDir`, the folder that `openDatabase` is given. Makes nothing.
 * @throws DataDirectoryError where the folder cannot be looked into
 */
export async function hasPgliteData(dataDir: string): Promise<boolean> {
  try {
    // A link to nothing, too: its disk may be missing, and nothing else may take its place.
    await lstat(join(dataDir, 'pglite'));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw unusable(dataDir, error);
  }
}

/**
 * Checks a directory that PGlite would not check: PGlite initialises every directory without PG_VERSION, over
 * the files that are there. It notices other missing parts itself.
 * @throws DataDirectoryError where there is no version, another one has made it, or this account may not write
 * all of it
 */
export async function ensureWhole(directory: string): Promise<void> {
  if (!(await read(directory, stat))?.isDirectory()) {
    throw damaged(directory, 'it is a file, or a link to nothing');
  }
  const names = await read(directory, (path) => readdir(path));
  if (names?.length === 0) throw damaged(directory, 'it is empty');
  if ((await read(join(directory, 'PG_VERSION'), stat))?.isDirectory()) {
    throw damaged(directory, 'PG_VERSION is a folder');
  }
  const version = (await read(join(directory, 'PG_VERSION'), readFile))?.toString().trim();
  if (!version) throw damaged(directory, 'PG_VERSION is missing');
  if (!/^\d{1,3}$/.test(version)) throw damaged(directory, 'PG_VERSION holds no version');
  if (version !== VERSION) {
    throw damaged(directory, `it is of PostgreSQL ${version}, and this PGlite of ${VERSION}`);
  }
  await ensureWritable(directory);

  /** Null where there is nothing. */
  async function read<Found>(path: string, how: (path: string) => Promise<Found>) {
    try {
      return await how(path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return null;
      throw unusable(path, error);
    }
  }
}

/** PGlite says of another user's files only that it has failed, perhaps in the midst of a write. */
async function ensureWritable(directory: string): Promise<void> {
  const { R_OK, W_OK, X_OK } = constants;
  try {
    await access(directory, R_OK | W_OK | X_OK);
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const looks = await Promise.allSettled(
      entries.map((entry) =>
        access(
          join(entry.parentPath, entry.name),
          entry.isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK,
        ),
      ),
    );
    const refused = looks.find((look) => look.status === 'rejected');
    if (refused) throw refused.reason;
  } catch (error) {
    throw unusable((error as NodeJS.ErrnoException).path ?? directory, error);
  }
}

/**
 * Makes a directory under another name, and gives it its own once every byte of it is on the disk: what
 * has the name is whole, and a start that ended in the middle leaves nothing that could be served.
 * `create` makes the folder that it is given, and fills it.
 */
export async function initialise(
  directory: string,
  create: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await create(unfinished);
    await syncAll(unfinished);
    await rename(unfinished, directory);
    await sync(dirname(directory));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

async function syncAll(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) await sync(join(parentPath, name));
  await sync(directory);
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
