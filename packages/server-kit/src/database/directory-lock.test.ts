import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DataDirectoryError, DirectoryInUseError, lockDirectory } from '@praxiskit/server-kit';
import { isLong } from '@praxiskit/test-support/tier';
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

test('the lock of a killed process is free at once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lock-'));
  const holder = holdIn(directory);
  await once(holder.stdout, 'data');
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockDirectory(directory))();
});

test('one directory has one lock, by any path of any length', async () => {
  const short = await mkdtemp(join(tmpdir(), 'lock-'));
  const long = join(short, ...Array.from({ length: 8 }, () => 'a-folder-with-a-long-name'));
  await mkdir(long, { recursive: true });
  const link = join(short, 'link');
  await symlink(long, link);
  const unlock = await lockDirectory(long);
  for (const path of [long, link, relative(process.cwd(), long), `${long}/../${long.slice(-25)}`]) {
    await expect(lockDirectory(path)).rejects.toThrow(DirectoryInUseError);
    const other = holdIn(path);
    expect((await once(other, 'exit'))[0]).toBe(1);
  }
  await unlock();
});

const RACES = isLong ? 200 : 30;
test(`when two processes start at once exactly one gets it, ${RACES} times`, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lock-'));
  const racers = [await startRacer(directory), await startRacer(directory)];
  for (let race = 0; race < RACES; race += 1) {
    const results = await Promise.all(racers.map((racer) => racer.ask('take')));
    expect(results.toSorted()).toEqual(['held', 'in use']);
    await Promise.all(racers.map((racer) => racer.ask('let go')));
  }
  for (const { child } of racers) child.kill();
});

test('a directory where no file can be locked is named, with the reason', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lock-'));
  await writeFile(join(directory, 'server.lock'), 'notes of somebody: '.repeat(100));
  const foreign = await lockDirectory(directory).catch((error) => error);
  expect(foreign).toBeInstanceOf(DataDirectoryError);
  expect(foreign.message).toMatch(
    /^DATA_DIR cannot be used: .+server\.lock cannot be locked: .+\.$/,
  );
  await expect(lockDirectory('/proc/self')).rejects.toThrow(DataDirectoryError);
});

// Only root can mount, and not in every container.
const canMount = spawnSync('unshare', ['-m', '-n', 'true']).status === 0;
test.runIf(canMount)(
  'a process in mount and network namespaces of its own, by a bind mount, is refused',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lock-'));
    await chmod(directory, 0o777);
    const unlock = await lockDirectory(directory);
    const mounted = await mkdtemp(join(tmpdir(), 'mounted-'));
    await chmod(mounted, 0o777);
    const hold = `
      import { lockDirectory } from ${JSON.stringify(lockModule)};
      await lockDirectory(${JSON.stringify(mounted)}).catch((error) => { console.log(error.name); process.exit(1); });
      console.log('held');`;
    const other = spawn('unshare', [
      '-m',
      '-n',
      'sh',
      '-c',
      `mount --bind ${directory} ${mounted} && exec "$0" "$@"`,
      process.execPath,
      '--input-type=module',
      '-e',
      hold,
    ]);
    expect(String((await once(other.stdout, 'data'))[0])).toBe('DirectoryInUseError\n');
    await unlock();
  },
);

interface Racer {
  child: ReturnType<typeof spawn>;
  ask(what: 'take' | 'let go'): Promise<string>;
}

async function startRacer(directory: string): Promise<Racer> {
  const code = `
    import { lockDirectory } from ${JSON.stringify(lockModule)};
    let unlock = null;
    process.on('message', async (what) => {
      if (what === 'take') {
        unlock = await lockDirectory(${JSON.stringify(directory)}).catch(() => null);
        process.send(unlock ? 'held' : 'in use');
      } else {
        await unlock?.();
        process.send('free');
      }
    });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    child,
    async ask(what) {
      const answer = once(child, 'message');
      child.send(what);
      return String((await answer)[0]);
    },
  };
}
