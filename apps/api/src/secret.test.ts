import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { obtainSecret } from './secret.ts';

let directory: string;
const obtain = () => obtainSecret(readConfig({ DATA_DIR: directory }));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'praxiskit-secret-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a secret is made once, for its owner alone', async () => {
  const secret = await obtain();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await obtain()).toBe(secret);
  expect((await stat(join(directory, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test('an empty file, left by a process that was killed, is made anew', async () => {
  await writeFile(join(directory, 'session-secret'), '');
  const secret = await obtain();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await readFile(join(directory, 'session-secret'), 'utf8')).toBe(`${secret}\n`);
});
