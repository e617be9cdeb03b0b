import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseOptions,
  DataDirectoryError,
  DirectoryInUseError,
  openDatabase,
} from '@praxiskit/server-kit';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untouchedOptions } from './support/databases.ts';
import { killAll, startProcess } from './support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'pglite-directory-'));
const whole = join(folder, 'whole');
let options: DatabaseOptions;

beforeAll(async () => {
  options = { ...(await untouchedOptions('pglite')), dataDir: whole };
  const database = await openDatabase(options);
  await database.migrate();
  await database.fork().execute("insert into notes values ('kept')");
  await database.close();
});

afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

/** A copy of the whole directory, after `damage`. */
function copyOf(name: string, damage: (pglite: string) => void): string {
  const dataDir = join(folder, name.replaceAll(/\W+/g, '-'));
  cpSync(whole, dataDir, { recursive: true });
  damage(join(dataDir, 'pglite'));
  return dataDir;
}

async function refusalOf(dataDir: string): Promise<string> {
  const failure = await openDatabase({ ...options, dataDir }).catch((error) => error);
  expect(failure).toBeInstanceOf(DataDirectoryError);
  expect(failure.message).not.toContain('\n');
  return failure.message;
}

/** Without the one that PostgreSQL writes whenever it tries a directory. */
const namesIn = (directory: string) =>
  statSync(directory, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(directory).filter((name) => name !== 'postmaster.pid')
    : 'a file';

/** Every file and folder, with its size. */
const listing = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => `${name} ${statSync(join(directory, name)).size}`);

test('a directory that lacks a part is refused, or has all its rows', async () => {
  const entries = readdirSync(join(whole, 'pglite'), { recursive: true, withFileTypes: true });
  // Files of relations have numbers as their names, and are compared with the catalogue.
  const parts = entries
    .filter(({ name }) => !/^\d|^(postmaster\.pid|server\.lock)$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(whole, 'pglite/').length));
  expect(parts.length).toBeGreaterThan(30);
  const missedLate = ['pg_multixact/members', 'pg_logical/snapshots', 'pg_subtrans'];
  for (const part of isLong ? parts : ['PG_VERSION', 'pg_serial', ...missedLate]) {
    const dataDir = copyOf(`without ${part}`, (pglite) =>
      rmSync(join(pglite, part), { recursive: true }),
    );
    const opened = await openDatabase({ ...options, dataDir }).catch((error) => error);
    if (!(opened instanceof DataDirectoryError)) {
      expect(missedLate).not.toContain(part);
      expect(await opened.fork().execute('select text from notes')).toEqual([{ text: 'kept' }]);
      await opened.close();
    }
    rmSync(dataDir, { recursive: true });
  }
});

const catalogues = ['base/5/1259', 'base/5/2703', 'global/1262'].slice(0, isLong ? 3 : 1);
const half = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));

test.each<[string, (pglite: string) => void]>([
  [
    'nothing in it',
    (pglite) => {
      rmSync(pglite, { recursive: true });
      mkdirSync(pglite);
    },
  ],
  [
    'a file in its place',
    (pglite) => {
      rmSync(pglite, { recursive: true });
      writeFileSync(pglite, '');
    },
  ],
  [
    'a link to nothing in its place, as of a disk that is not there',
    (pglite) => {
      rmSync(pglite, { recursive: true });
      symlinkSync('/nowhere/pglite', pglite);
    },
  ],
  [
    'the files of another program',
    (pglite) => {
      rmSync(pglite, { recursive: true });
      mkdirSync(join(pglite, 'photos'), { recursive: true });
    },
  ],
  ['an older version of PostgreSQL', (pglite) => writeFileSync(join(pglite, 'PG_VERSION'), '17\n')],
  ['a newer version of PostgreSQL', (pglite) => writeFileSync(join(pglite, 'PG_VERSION'), '19\n')],
  [
    'a folder for its version',
    (pglite) => {
      rmSync(join(pglite, 'PG_VERSION'));
      mkdirSync(join(pglite, 'PG_VERSION'));
    },
  ],
  ['an empty control file', (pglite) => truncateSync(join(pglite, 'global/pg_control'))],
  [
    'a log that is cut off',
    (pglite) => {
      const [segment = ''] = readdirSync(join(pglite, 'pg_wal')).filter((name) => /^0/.test(name));
      truncateSync(join(pglite, 'pg_wal', segment), 8192);
    },
  ],
  ['a commit log that is missing', (pglite) => rmSync(join(pglite, 'pg_xact/0000'))],
  ...catalogues.flatMap((file): [string, (pglite: string) => void][] => [
    [`no ${file}`, (pglite) => rmSync(join(pglite, file))],
    [`an empty ${file}`, (pglite) => truncateSync(join(pglite, file))],
    [`half of ${file}`, (pglite) => half(join(pglite, file))],
    [
      `a damaged ${file}`,
      (pglite) => {
        const bytes = readFileSync(join(pglite, file)).fill(0x5a, 100, 600);
        writeFileSync(join(pglite, file), bytes);
      },
    ],
  ]),
])(
  'a directory with %s stops the start in one line that names it, and is not filled',
  async (name, damage) => {
    const dataDir = copyOf(name, damage);
    const pglite = join(dataDir, 'pglite');
    const before = namesIn(pglite);
    const refusal = await refusalOf(dataDir);
    expect(refusal).toContain(`The data in ${pglite} cannot be used: `);
    expect(refusal).toMatch(/Restore the folder from a backup, or set another DATA_DIR\.$/);
    expect(namesIn(pglite)).toEqual(before);
  },
);

test.runIf(isLong)(
  'a folder of PGlite on another disk, by a link, is used, and by one server at a time',
  async () => {
    const elsewhere = join(folder, 'another disk');
    const dataDir = copyOf('linked', (pglite) => {
      renameSync(pglite, elsewhere);
      symlinkSync(elsewhere, pglite);
    });
    const database = await openDatabase({ ...options, dataDir });
    expect(await database.fork().execute('select text from notes')).toEqual([{ text: 'kept' }]);

    // A bind mount leads to it as a link does.
    const other = join(folder, 'other');
    mkdirSync(other);
    symlinkSync(elsewhere, join(other, 'pglite'));
    const failure = await openDatabase({ ...options, dataDir: other }).catch((error) => error);
    expect(failure).toBeInstanceOf(DirectoryInUseError);
    expect(failure.message).toContain(join(other, 'pglite'));
    await database.close();
    await (await openDatabase({ ...options, dataDir: other })).close();
  },
);

test('a table whose file a backup has left out is missed at the start', async () => {
  const dataDir = copyOf('table', (pglite) => {
    const tables = readdirSync(join(pglite, 'base/5')).filter((name) => /^1[6-9]\d{3}$/.test(name));
    rmSync(join(pglite, 'base/5', tables[0] ?? ''));
  });
  expect(await refusalOf(dataDir)).toMatch(/its file base\/5\/1\d{4} is missing or cut short/);
});

/** The user that nothing belongs to; for one that is not root files without the right to write are enough. */
const stranger = process.getuid?.() === 0 ? 65_534 : undefined;

test.each([
  ['a folder', 'base/5', 0o555],
  ['a file', 'global/pg_control', 0o444],
  ['a table', 'base/5/1259', 0o444],
])(
  '%s in it that this account may not write is named as such, not as damaged',
  async (name, part, mode) => {
    const dataDir = copyOf(`of ${name}`, (pglite) => {
      for (const below of ['', ...readdirSync(pglite, { recursive: true, encoding: 'utf8' })]) {
        const path = join(pglite, below);
        chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
      }
      chmodSync(join(pglite, part), mode);
    });
    chmodSync(folder, 0o755);
    chmodSync(dataDir, 0o777);
    rmSync(join(dataDir, 'server.lock'), { force: true });
    const before = listing(join(dataDir, 'pglite'));
    const { exited, output } = startProcess(
      `await kit.runProcess(() => kit.openDatabase({ ...${JSON.stringify({ ...options, entities: [], migrations: [], dataDir })}, entities: [kit.ContentRevision] }));`,
      {},
      stranger,
    );
    expect(await exited).toBe(1);
    const path = join(dataDir, 'pglite', part);
    expect(output()).toBe(`DATA_DIR cannot be used: ${path}: this account may not write there.\n`);
    expect(listing(join(dataDir, 'pglite'))).toEqual(before);
  },
);

test.runIf(isLong)('a PG_VERSION that holds anything else is not printed', async () => {
  for (const content of ['\u001b[31m18\u0007', 'x'.repeat(100_000), '18\n19\n', '-1', '１８']) {
    const dataDir = copyOf('version', (pglite) =>
      writeFileSync(join(pglite, 'PG_VERSION'), content),
    );
    expect(await refusalOf(dataDir)).toBe(
      `The data in ${join(dataDir, 'pglite')} cannot be used: PG_VERSION holds no version. Restore the folder from a backup, or set another DATA_DIR.`,
    );
  }
});

test('the folder of a database is no DATA_DIR, and nothing is put into it', async () => {
  const dataDir = join(
    copyOf('inside', () => {}),
    'pglite',
  );
  const before = listing(dataDir);
  expect(await refusalOf(dataDir)).toContain('is itself the folder of a database');
  expect(listing(dataDir)).toEqual(before);
});

test.each([
  ['/proc/praxiskit', /no folder can be made there/],
  ['/dev/null', /it is a file/],
  ['/dev/null/data', /it is a file, or below one/],
])('DATA_DIR=%s is refused in one line', async (dataDir, reason) => {
  expect(await refusalOf(dataDir)).toMatch(reason);
});

test.runIf(isLong)(
  'after a start that was killed while it made the first files the next one makes them again, at whatever moment',
  async () => {
    const dataDir = join(folder, 'killed');
    const code = `
    console.log('at http://here');
    await kit.openDatabase({ ...${JSON.stringify({ ...options, entities: [], migrations: [], dataDir })}, entities: [kit.ContentRevision] });
    console.log('opened');`;
    const moments = new Set<string>();
    const step = isLong ? 200 : 800;
    for (let ms = 300; ms <= (isLong ? 1900 : 1100); ms += step) {
      const { child, url, exited, output } = startProcess(code);
      await url;
      await sleep(ms);
      child.kill('SIGKILL');
      await exited;
      const left = existsSync(dataDir) ? readdirSync(dataDir).join() : 'nothing';
      moments.add(left);
      expect(output()).toBe(
        'at http://here\n'.concat(output().includes('opened') ? 'opened\n' : ''),
      );
      rmSync(join(dataDir, 'pglite'), { recursive: true, force: true });
    }
    expect([...moments].join(' | ')).toContain('pglite.unfinished');
    const database = await openDatabase({ ...options, dataDir });
    await database.migrate();
    expect(readdirSync(dataDir).toSorted()).toEqual(['pglite', 'server.lock']);
    await database.close();
  },
);
