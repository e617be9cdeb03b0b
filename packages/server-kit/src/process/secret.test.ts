import { mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirectoryError, obtainSecret } from '@praxiskit/server-kit';
import { afterEach, beforeEach, expect, test } from 'vitest';

let directory: string;
const obtain = () => obtainSecret({ secret: null, dataDir: directory });
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'praxiskit-secret-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a secret is created once, in a file that only its owner can read', async () => {
  const secret = await obtain();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await obtain()).toBe(secret);
  expect((await stat(join(directory, 'session-secret'))).mode & 0o777).toBe(0o600);
});

test.each([0, 1, 31, 40, 63])(
  'a file of which %i characters are left is refused by its name, and stays as it is',
  async (length) => {
    const file = join(directory, 'session-secret');
    const left = (await obtain()).slice(0, length);
    await writeFile(file, left);
    const refused = await obtain().catch((error) => error);
    expect(refused).toBeInstanceOf(DataDirectoryError);
    expect(refused.message).toContain(file);
    expect(refused.message).not.toContain('\n');
    expect(await readFile(file, 'utf8')).toBe(left);
  },
);

test('a secret that was written by hand, or lost the end of its line, is used', async () => {
  const file = join(directory, 'session-secret');
  const made = await obtain();
  await writeFile(file, made);
  expect(await obtain()).toBe(made);
  await writeFile(file, 'a secret of 32 characters or more\n');
  expect(await obtain()).toBe('a secret of 32 characters or more');
});

test('a link to a secret that is not there is refused, and stays', async () => {
  const file = join(directory, 'session-secret');
  await symlink('/nowhere/secret', file);
  await expect(obtain()).rejects.toThrow('ENOENT');
  expect(await readlink(file)).toBe('/nowhere/secret');
});

test('a given secret is used as it is, and none is kept', async () => {
  const secret = 'a secret of 32 characters or more';
  expect(await obtainSecret({ secret, dataDir: directory })).toBe(secret);
  await expect(stat(join(directory, 'session-secret'))).rejects.toThrow('ENOENT');
});
