import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type DatabaseOptions,
  describeFailure,
  Migration,
  migrate,
  restoreBackup,
} from '@praxiskit/server-kit';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { backupOf, site, target } from './support/backed-up-site.ts';
import { closeAll, freshOptions, kinds, open, untouchedOptions } from './support/databases.ts';
import { killAll, startProcess } from './support/server-process.ts';

afterAll(async () => {
  killAll();
  await closeAll();
});

test('a backup of an older version is restored, and brought up to date', async () => {
  const { content, bytes } = await backupOf(await site('pglite'));
  const restored = await target('postgres', true);
  expect(await restored.restore(bytes)).toEqual(content);
  expect(await restored.database.fork().execute('select later from parts')).toEqual([
    { later: 'later' },
  ]);
});

test.runIf(isLong)('cut at any byte, a backup is refused', async () => {
  const { bytes } = await backupOf(await site('pglite'));
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
      const restored = await target('postgres');
      await expect(restored.restore(bytes.subarray(0, length))).rejects.toThrow();
    }),
    { numRuns: isLong ? 100 : 4 },
  );
});

/** A backup of one note, without jobs and files. */
async function smallBackup() {
  const given = await freshOptions('postgres');
  const database = await open(given);
  await migrate(database, async () => {});
  await database.fork().execute("insert into notes values ('a note')");
  return backupOf({ database, dataDir: given.dataDir });
}

/** Restores in a process of its own, which is killed when the tables are there, and no row yet. */
async function killWithinRestore(given: DatabaseOptions, bytes: Buffer): Promise<void> {
  const { child, url, exited } = startProcess(`
    import { Readable } from 'node:stream';
    class First extends kit.Migration {
      up() {
        this.addSql('create table content_revision (id int primary key, revision bigint not null)');
        this.addSql('create table notes (text text not null)');
      }
    }
    const database = await kit.openDatabase({
      ...${JSON.stringify({ ...given, entities: [] })},
      entities: [kit.ContentRevision],
      migrations: [{ name: 'FirstMigration', class: First }],
    });
    const prepare = () => new Promise(() => console.log('at http://prepared'));
    setInterval(() => {}, 1000);
    await kit.restoreBackup(
      { database, dataDir: ${JSON.stringify(given.dataDir)}, prepare },
      Readable.from([Buffer.from('${bytes.toString('base64')}', 'base64')]),
    );`);
  await url;
  child.kill('SIGKILL');
  await exited;
}

test.each(kinds)(
  'a restore into %s that was killed is refused by servers, and the next one starts from the beginning',
  async (kind) => {
    const { content, bytes } = await smallBackup();
    const given = await freshOptions(kind);
    await killWithinRestore(given, bytes);
    const database = await open(given);
    const refusal = await migrate(database, async () => {}).catch((error) => error);
    expect(describeFailure(refusal)).toBe(
      'A restore into this database was broken off. Run it again, which begins anew, or use another database.',
    );
    const restore = (source = bytes) =>
      restoreBackup({ database, dataDir: given.dataDir }, Readable.from([source]));
    // A file that is none is seen before anything is dropped.
    await expect(restore(Buffer.from('hello'))).rejects.toThrow('incorrect header check');
    expect(await database.fork().execute('select * from notes')).toEqual([]);
    expect(await restore()).toEqual(content);
    await migrate(database, async () => {});
    expect(await database.fork().execute('select text from notes')).toEqual([{ text: 'a note' }]);
    await expect(restore()).rejects.toThrow('The database is not empty');
  },
);

test.runIf(isLong)(
  'a new PGlite directory is marked from its first moment, until a restore has ended',
  async () => {
    const { bytes, content } = await smallBackup();
    const given = await untouchedOptions('pglite');
    const { child, url, exited } = startProcess(`
    await kit.openDatabase({
      ...${JSON.stringify({ ...given, entities: [], migrations: [] })},
      entities: [kit.ContentRevision],
      isForRestore: true,
    });
    console.log('at http://opened');
    setInterval(() => {}, 1000);`);
    await url;
    child.kill('SIGKILL');
    await exited;
    const database = await open(given);
    await expect(migrate(database, async () => {})).rejects.toThrow('was broken off');
    const restore = (source: Buffer) =>
      restoreBackup({ database, dataDir: given.dataDir }, Readable.from([source]));
    // One that is refused leaves an empty database.
    await expect(restore(Buffer.from('hello'))).rejects.toThrow('incorrect header check');
    const tables = "select 1 from pg_class where relnamespace = 'public'::regnamespace";
    expect(await database.fork().execute(tables)).toEqual([]);
    expect(await restore(bytes)).toEqual(content);
  },
);

test.each(kinds)(
  'a database on %s that holds anything of another program is not empty, and keeps it',
  async (kind) => {
    const { bytes } = await smallBackup();
    const given = await freshOptions(kind);
    const database = await open(given);
    for (const [create, drop] of [
      ["function keep() returns int language sql as 'select 1'", 'function keep()'],
      ['view keep as select 1 as a', 'view keep'],
      ["type keep as enum ('a')", 'type keep'],
      ['sequence keep', 'sequence keep'],
      // The name of the mark of a restore, but not the mark.
      ['table unfinished_restore (a int)', 'table unfinished_restore'],
      ['schema pgboss create table theirs (a int)', 'schema pgboss cascade'],
    ]) {
      await database.fork().execute(`create ${create}`);
      for (const source of [bytes, Buffer.from('hello')]) {
        await expect(
          restoreBackup({ database, dataDir: given.dataDir }, Readable.from([source])),
        ).rejects.toThrow('The database is not empty: restore into a new one.');
      }
      // It fails where there is nothing.
      await database.fork().execute(`drop ${drop}`);
    }
  },
);

test('a failed restore removes every kind of object that it has created, and nothing else', async () => {
  class Kinds extends Migration {
    override up(): void {
      this.addSql("create type mood as enum ('good')");
      this.addSql('create domain short as text check (length(value) < 9)');
      this.addSql("create function one() returns int language sql as 'select 1'");
      this.addSql("create procedure two() language sql as 'select 1'");
      this.addSql('create aggregate all_of (int) (sfunc = int4pl, stype = int, initcond = 0)');
      this.addSql('create sequence counted');
      this.addSql('create table kinds (id serial, n int default one(), mood mood, name short)');
      this.addSql('create view seen as select mood from kinds');
      this.addSql('create materialized view kept as select * from seen');
    }
  }
  const given = await freshOptions('postgres');
  given.migrations = [...given.migrations, { name: 'Kinds', class: Kinds }];
  const source = await open(given);
  await migrate(source, async () => {});
  const { bytes } = await backupOf({ database: source, dataDir: given.dataDir });

  const target = { ...(await freshOptions('postgres')), migrations: given.migrations };
  const database = await open(target);
  await database.fork().execute('create schema theirs create table kept (a int)');
  await database.fork().execute('create extension if not exists pg_trgm');
  await database.fork().execute('comment on schema public is $$with its owner and its rights$$');
  const restore = (from: Buffer) =>
    restoreBackup({ database, dataDir: target.dataDir }, Readable.from([from]));
  await expect(restore(bytes.subarray(0, bytes.length - 100))).rejects.toThrow('cut off');
  const here = (sql: string) => database.fork().execute<{ it: string }[]>(sql);
  expect(
    await here(
      "select relname as it from pg_class where relnamespace::regnamespace::text in ('public', 'theirs')",
    ),
  ).toEqual([{ it: 'kept' }]);
  expect(await here("select similarity('a', 'a')::text as it")).toEqual([{ it: '1' }]);
  expect(await here("select obj_description('public'::regnamespace) as it")).toEqual([
    { it: 'with its owner and its rights' },
  ]);
  // The next one finds nothing in its way.
  expect(await restore(bytes)).toMatchObject({ files: 0 });
});

test('a restore that fails leaves the files as they were, and another file in the way is named', async () => {
  const { bytes, content } = await backupOf(await site('pglite'));
  const { restore, database, dataDir } = await target('postgres');
  const secret = join(dataDir, 'session-secret');
  const filesIn = async () =>
    (await readdir(dataDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  const cut = gzipSync(gunzipSync(bytes).toString().replace('zwei', 'drei'));
  await expect(restore(cut)).rejects.toThrow('is not what the backup holds');
  expect(await filesIn()).toEqual([]);

  await writeFile(secret, 'another\n', { mode: 0o640 });
  for (const source of [bytes, cut]) {
    await expect(restore(source)).rejects.toThrow(
      `${secret} is there already, and is not the one of the backup: move it away, or set another DATA_DIR.`,
    );
    expect(await readFile(secret, 'utf8')).toBe('another\n');
    expect(await filesIn()).toEqual(['session-secret']);
  }
  const tables = "select 1 from pg_class where relnamespace = 'public'::regnamespace";
  expect(await database.fork().execute(tables)).toEqual([]);

  // The same file does not stop a restore, and the part that a killed restore has left beside it is removed.
  await writeFile(secret, 'secret\n');
  await mkdir(join(dataDir, 'pictures/team'), { recursive: true });
  await writeFile(join(dataDir, 'pictures/team/anna.jpg.unfinished'), 'half', { mode: 0o644 });
  expect(await restore(bytes)).toEqual(content);
  expect(await filesIn()).toEqual(['anna.jpg', 'lead.jpg', 'session-secret']);
  expect((await stat(join(dataDir, 'pictures/team/anna.jpg'))).mode & 0o777).toBe(0o600);
});

test('of two restores at once one succeeds, and the other is refused because of the restored data', async () => {
  const { content, bytes } = await smallBackup();
  const given = await freshOptions('postgres');
  const restores = await Promise.allSettled(
    [await open(given), await open(given)].map((database) =>
      restoreBackup({ database, dataDir: given.dataDir }, Readable.from([bytes])),
    ),
  );
  const [done, refused] = restores.toSorted((a, b) => a.status.localeCompare(b.status));
  expect(done).toEqual({ status: 'fulfilled', value: content });
  expect(refused).toMatchObject({
    reason: { message: 'The database is not empty: restore into a new one.' },
  });
});
