import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataDirectoryError } from '../database/data-directory-error.ts';

export interface SecretOptions {
  /** SESSION_SECRET */
  secret: string | null;
  dataDir: string;
}

/** A secret as it is made here, without the end of its line. */
const MADE = /^[\w-]{64}$/;
const LEAST_LENGTH = 32;

/**
 * The given secret, or one that is made once (48 random bytes, base64url) and kept in the data directory,
 * readable by its owner.
 *
 * @throws DataDirectoryError where the kept one is empty or cut short
 * @throws Error of Node's where the file can be neither read nor written
 */
export async function obtainSecret({ secret, dataDir }: SecretOptions): Promise<string> {
  if (secret) return secret;
  const file = join(dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    // A link whose target is missing: its disk may not be mounted.
    const isThere = (await lstat(file).catch(() => null)) !== null;
    if (error.code === 'ENOENT' && !isThere) return null;
    throw error;
  });
  if (kept !== null) {
    if (isWhole(kept)) return kept.trim();
    throw new DataDirectoryError(
      `The secret in ${file} is empty or cut short. Restore the file, or remove it: then a new one is made, and everybody has to sign in again.`,
    );
  }

  const made = randomBytes(48).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  // Whole or not at all, however the process ends: half a secret would stop every later start.
  await writeFile(`${file}.new`, `${made}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return made;
}

/** A file that was cut has lost at least the end of its line. */
function isWhole(kept: string): boolean {
  return MADE.test(kept) || (kept.endsWith('\n') && kept.trim().length >= LEAST_LENGTH);
}
