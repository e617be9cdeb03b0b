import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { BackupError } from './backup-error.ts';
import type { BackupFile } from './format.ts';

/** The files of a restore: beside their places until everything else is done. */
export interface RestoredFiles {
  /**
   * Writes a file beside its place.
   * @throws BackupError for one outside of the data directory, and where another one is there already
   */
  add(file: BackupFile): Promise<void>;
  /** Gives each file its name. */
  finish(): Promise<void>;
  /** Removes the files that the restore has written. */
  discard(): Promise<void>;
}

export function createRestoredFiles(dataDir: string): RestoredFiles {
  const root = resolve(dataDir);
  /** Their places, and those that have been taken. */
  const waiting = new Set<string>();
  const placed = new Set<string>();
  /** For each file, the first directory that had to be made: those are removed with it. */
  const directories = new Set<string>();
  const beside = (path: string) => `${path}.unfinished`;

  return {
    async add({ file, content }) {
      const path = join(root, file);
      if (!path.startsWith(root + sep)) {
        throw new BackupError(`The backup has a file outside: ${file}.`);
      }
      const bytes = Buffer.from(content, 'base64');
      const there = await readThere(path);
      if (there?.equals(bytes)) return;
      if (there) {
        throw new BackupError(
          `${path} is there already, and is not the one of the backup: move it away, or set another DATA_DIR.`,
        );
      }
      const made = await mkdir(dirname(path), { recursive: true });
      if (made !== undefined) directories.add(made);
      waiting.add(path);
      // Secrets are among the files; pictures are read by this process alone. Removed first: an older file keeps its mode.
      await rm(beside(path), { force: true });
      await writeFile(beside(path), bytes, { mode: 0o600, flag: 'wx', flush: true });
    },
    async finish() {
      for (const path of waiting) {
        await rename(beside(path), path);
        placed.add(path);
      }
    },
    async discard() {
      for (const path of waiting) await rm(beside(path), { force: true });
      for (const path of placed) await rm(path, { force: true });
      for (const path of directories) await removeEmpty(path);
    },
  };
}

/** Also removes empty directories in it; files that were added meanwhile stay. */
async function removeEmpty(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmpty(join(directory, entry.name));
  }
  await rmdir(directory).catch(() => {});
}

/** Null where there is nothing. */
async function readThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
