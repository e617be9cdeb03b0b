import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUseError, lockDirectory } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

const lockModule = join(import.meta.dirname, 'directory-lock.ts');

function holdIn(directory: string) {
  const code = `
    import { lockDirectory } from ${JSON.stringify(lockModule)};
    await lockDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--input-type=module', '-e', code]);
}

test('a second holder is refused, and the directory is free again once let go', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lock-'));
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  await unlock();
  await (await lockDirectory(directory))();
});

test('what a killed process held is free at once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lock-'));
  const holder = holdIn(directory);
  await once(holder.stdout, 'data');
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockDirectory(directory))();
});

test('of ten that start together exactly one gets it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lock-'));
  const holder = holdIn(directory);
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
