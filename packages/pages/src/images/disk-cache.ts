import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by key, up to a number of bytes; the one that was not used for longest goes first. */
export interface DiskCache {
  get(key: string): Promise<Buffer | null>;
  /** Keeps what fits; a disk that is full is no failure of the caller. */
  set(key: string, bytes: Buffer): Promise<void>;
}

/** Keeps nothing: for a disk that cannot be written. */
export const noCache: DiskCache = { get: async () => null, set: async () => undefined };

/** @param directory is made, and belongs to the cache alone: what it does not know in it is removed */
export async function openDiskCache(directory: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(directory, { recursive: true });
  /** Key → bytes, from the one that was not used for longest to the last used one. */
  const sizes = await readSizes(directory);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const fileOf = (key: string) => join(directory, key);

  function forget(key: string): void {
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  async function makeRoom(): Promise<void> {
    while (total > maxBytes && sizes.size > 0) await dropOldest();
  }
  await makeRoom();

  async function dropOldest(): Promise<void> {
    const [oldest] = sizes.keys();
    if (oldest === undefined) return;
    forget(oldest);
    await rm(fileOf(oldest), { force: true }).catch(() => undefined);
  }

  return {
    async get(key) {
      const size = sizes.get(key);
      if (size === undefined) return null;
      const bytes = await readFile(fileOf(key)).catch(() => null);
      // Somebody else has removed or changed it.
      if (bytes?.length !== size) {
        forget(key);
        return null;
      }
      sizes.delete(key);
      sizes.set(key, size);
      return bytes;
    },
    async set(key, bytes) {
      if (bytes.length > maxBytes) return;
      const draft = fileOf(`${key}.${randomUUID()}${DRAFT}`);
      try {
        // A reader finds the whole file or none, also after a crash.
        await writeFile(draft, bytes);
        await rename(draft, fileOf(key));
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
        // Where the disk is full, the next one finds room.
        await dropOldest();
        return;
      }
      forget(key);
      sizes.set(key, bytes.length);
      total += bytes.length;
      await makeRoom();
    },
  };
}

const DRAFT = '.draft';

/** What an earlier process has left, the oldest first. Its drafts are removed. */
async function readSizes(directory: string): Promise<Map<string, number>> {
  const names = await readdir(directory);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name);
      if (name.endsWith(DRAFT)) await rm(file, { force: true, recursive: true });
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? [{ name, size: found.size, time: found.mtimeMs }] : [];
    }),
  );
  const byTime = files.flat().sort((one, other) => one.time - other.time);
  return new Map(byTime.map(({ name, size }) => [name, size]));
}
