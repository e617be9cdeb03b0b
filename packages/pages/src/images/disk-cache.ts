import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by key, up to a number of bytes; the least recently used file is dropped first. */
export interface DiskCache {
  get(key: string): Promise<Buffer | null>;
  /** Stores the file if it fits; a full disk does not fail the caller. */
  set(key: string, bytes: Buffer): Promise<void>;
}

/** Stores nothing: for a disk that cannot be written. */
export const noCache: DiskCache = { get: async () => null, set: async () => undefined };

/** @param directory is created, and belongs to the cache alone: unknown files in it are removed */
export async function openDiskCache(directory: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(directory, { recursive: true });
  /** Key → bytes, from the least to the most recently used one. */
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
      // Another process has removed or changed the file.
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
        // A reader finds a complete file or none, even after a crash.
        await writeFile(draft, bytes);
        await rename(draft, fileOf(key));
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
        // If the disk was full, the next file has space.
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

/** The files of an earlier process, the oldest first. Partial files are removed. */
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
