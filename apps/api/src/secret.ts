import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** SESSION_SECRET, or one that is made once and kept in the data directory, readable by its owner. */
export async function obtainSecret(config: Config): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (kept.trim() !== '') return kept.trim();

  const secret = randomBytes(48).toString('base64url');
  await mkdir(config.dataDir, { recursive: true });
  // Whole or not at all, however the process ends: half a secret would stop every later start.
  await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return secret;
}
