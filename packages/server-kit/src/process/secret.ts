import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the secret comes from. */
export interface SecretOptions {
  /** SESSION_SECRET */
  secret: string | null;
  dataDir: string;
}

/**
 * The given secret, or one that is made once (48 random bytes, base64url) and kept in the data directory,
 * readable by its owner.
 *
 * @throws Error of Node's where the file can be neither read nor written
 */
export async function obtainSecret({ secret, dataDir }: SecretOptions): Promise<string> {
  if (secret) return secret;
  const file = join(dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (kept.trim() !== '') return kept.trim();

  const made = randomBytes(48).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  // Whole or not at all, however the process ends: half a secret would stop every later start.
  await writeFile(`${file}.new`, `${made}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return made;
}
