import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirectoryError, diskFull } from './data-directory-error.ts';

/** Another process serves from this directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another server. Stop that one first, or set DATA_DIR or DATABASE_URL.`,
    );
  }
}

const LOCK_FILE = 'server.lock';

/** SQLite takes an exclusive lock in steps: two processes that race may both have to try again, within these ms. */
const RACE_MS = 100;

/** Referenced while the lock is held: a collected connection would release it. */
const held = new Set<DatabaseSync>();

/**
 * Holds a directory for this process. PGlite itself has no lock, and two processes on one directory
 * lose writes. Node has no locks of files, and SQLite has: an empty database that is held exclusively.
 * The kernel releases it when the process ends in any way: after SIGKILL the next start can lock it at
 * once. It belongs to the file, whatever path leads to it (docs/decisions/0014).
 *
 * @throws DirectoryInUseError when another living process holds it, or another part of this one
 * @throws DataDirectoryError when no file can be locked there
 * @returns a function that releases the lock
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const lock = take(directory);
  held.add(lock);
  return async () => {
    if (held.delete(lock)) lock.close();
  };
}

function take(directory: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(directory, LOCK_FILE), { timeout: RACE_MS });
    // Nothing is ever written, so that no file of a journal is needed beside it.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    throw refusal(directory, error as Error & { errcode?: number });
  }
}

/** SQLite's result codes; the lowest byte is the kind: https://www.sqlite.org/rescode.html */
const BUSY = 5;
const FULL = 13;
const reasons: Readonly<Record<number, string>> = {
  3: 'this account may not write to it',
  8: 'this account may not write to it',
  10: 'the file system has no locks; choose a folder on a local disk',
  14: 'this account may not open it',
  15: 'the file system has no locks; choose a folder on a local disk',
  22: 'the file system has no locks; choose a folder on a local disk',
  26: 'it is another program’s file',
};

function refusal(directory: string, error: Error & { errcode?: number }): Error {
  const kind = (error.errcode ?? 0) & 0xff;
  if (kind === BUSY) return new DirectoryInUseError(directory);
  if (kind === FULL) return diskFull(directory, error);
  const reason = reasons[kind] ?? error.message;
  const file = join(directory, LOCK_FILE);
  return new DataDirectoryError(`DATA_DIR cannot be used: ${file} cannot be locked: ${reason}.`, {
    cause: error,
  });
}
