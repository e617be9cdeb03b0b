import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainSecret } from '@praxiskit/server-kit';
import { afterEach, beforeEach, expect, test } from 'vitest';

let directory: string;
const obtain = () => obtainSecret({ secret: null, dataDir: directory });
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

test('a given secret is used as it is, and none is kept', async () => {
  const secret = 'a secret of 32 characters or more';
  expect(await obtainSecret({ secret, dataDir: directory })).toBe(secret);
  await expect(stat(join(directory, 'session-secret'))).rejects.toThrow('ENOENT');
});
