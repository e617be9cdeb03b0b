import { randomUUID } from 'node:crypto';
import { access, link, open, rename, rm } from 'node:fs/promises';
import { writeBackup } from '../backup/write-backup.ts';
import { contentText, ensureData, type StoredSite, withDatabase } from './stored-site.ts';

/**
 * `npm run backup [-- file]`, on the standard output for `-`: everything in one file, which only its owner
 * may read.
 *
 * @throws Error for a file that is there already or cannot be made, where there are no data, and what
 * `writeBackup` throws
 */
export async function backup(site: StoredSite, file = defaultName()): Promise<string> {
  await ensureData(site);
  const write = (target: Parameters<typeof writeBackup>[1]) =>
    withDatabase(site, (database) =>
      writeBackup({ database, dataDir: site.dataDir, files: site.files }, target),
    );
  if (file === '-') return `Backup written: ${contentText(await write(process.stdout))}.`;
  if (await isThere(file)) throw taken(file);
  // A unique name, and `wx`: another backup may be writing, and the file of a killed one keeps its mode.
  const part = `${file}.${randomUUID()}.part`;
  // Opened first: a stream reports too late that it cannot be opened, when no caller listens.
  const handle = await open(part, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be written (${cause.code}).`);
  });
  const target = handle.createWriteStream({ flush: true });
  try {
    const content = await write(target);
    await giveName(part, file);
    return `Backup written to ${file}: ${contentText(content)}.`;
  } catch (error) {
    target.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

/** @throws Error where another backup has the name by now */
async function giveName(part: string, file: string): Promise<void> {
  try {
    // Unlike `rename` it replaces nothing.
    await link(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw taken(file);
    // A file system without links.
    return rename(part, file);
  }
  await rm(part);
}

function taken(file: string): Error {
  return new Error(`${file} is there already: choose another name.`);
}

/** `backup-20261122-031500.gz`, in UTC. */
function defaultName(now = new Date()): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `backup-${digits.slice(0, 8)}-${digits.slice(8, 14)}.gz`;
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
