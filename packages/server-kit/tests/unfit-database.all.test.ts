import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { migrate, restoreBackup, UnfitDatabaseError } from '@praxiskit/server-kit';
import { Client } from 'pg';
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import { MARK_UNFINISHED } from '../src/database/unfinished-restore.ts';
import { closeAll, freshOptions, open } from './support/databases.ts';

afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(closeAll);

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** As `freshOptions`, on a database that was made with these words of `create database`. */
async function optionsOf(words: string) {
  const options = await freshOptions('postgres');
  const admin = inject('postgresAdminUrl');
  const name = new URL(options.url ?? '').pathname.slice(1);
  await ask(admin, `drop database ${name}`);
  await ask(admin, `create database ${name} template template0 ${words}`);
  return { ...options, remake: (command: string) => remake(admin, name, command) };
}

async function remake(admin: string, name: string, command: string): Promise<void> {
  await ask(admin, `drop database ${name} with (force)`);
  await ask(admin, command);
}

const unlettered = "locale_provider libc locale 'C'";

const unfit = [
  ['has no umlauts', unlettered, 'does not know that Ä and ä are one letter'],
  [
    'is in another encoding',
    "locale 'C' locale_provider libc encoding 'LATIN1'",
    'is encoded in LATIN1, and not in UTF8',
  ],
  [
    'is in an encoding without umlauts',
    "locale 'C' locale_provider libc encoding 'EUC_JP'",
    'is encoded in EUC_JP, and not in UTF8',
  ],
] as const;

test.each(unfit)(
  'a new database that %s is refused, with the command for one that fits',
  async (_, words, fault) => {
    const { remake, ...options } = await optionsOf(words);
    const database = await open(options);
    const afterwards = vi.fn(async () => {});
    const error = await migrate(database, afterwards).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(UnfitDatabaseError);
    const { message } = error as Error;
    expect(message).toContain(`The database ${fault}.`);
    expect(message).not.toContain('\n');
    expect(afterwards).not.toHaveBeenCalled();
    await database.close();

    await remake(/create database .+$/.exec(message)?.[0] ?? '');
    const fitting = await open(options);
    await migrate(fitting, afterwards);
    expect(afterwards).toHaveBeenCalledOnce();
  },
);

test.each(['there', 'not there'])(
  'a database whose search_path leads to another schema, which is %s, is refused, with the command that changes it',
  async (place) => {
    const options = await freshOptions('postgres');
    const url = options.url ?? '';
    const name = new URL(url).pathname.slice(1);
    await ask(url, `alter database ${name} set search_path = own`);
    if (place === 'there') await ask(url, 'create schema own');
    const database = await open(options);
    const afterwards = vi.fn(async () => {});
    const error = await migrate(database, afterwards).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(UnfitDatabaseError);
    const { message } = error as Error;
    expect(message).toContain('leads to own, and not to public');
    expect(afterwards).not.toHaveBeenCalled();
    await database.close();

    await ask(url, /alter role .+$/.exec(message)?.[0] ?? '');
    // Twice: the second start has to find what the first one has made.
    for (let starts = 0; starts < 2; starts += 1) {
      const changed = await open(options);
      await migrate(changed, afterwards);
      await changed.close();
    }
    expect(afterwards).toHaveBeenCalledTimes(2);
  },
);

test('a backup is not restored into an unfit database, which stays empty', async () => {
  const { remake: _, ...options } = await optionsOf(unlettered);
  const database = await open(options);
  const target = { database, dataDir: options.dataDir };
  const source = Readable.from([gzipSync('not read')]);
  await expect(restoreBackup(target, source)).rejects.toThrow(UnfitDatabaseError);
  const tables = "select 1 from pg_tables where schemaname = 'public'";
  expect(await database.fork().execute(tables)).toEqual([]);
});

test('after an aborted restore into an unfit database the next restore is refused, too', async () => {
  const { remake: _, ...options } = await optionsOf(unlettered);
  await ask(options.url ?? '', `${MARK_UNFINISHED}; create table mikro_orm_migrations (id int)`);
  const database = await open(options);
  const source = Readable.from([gzipSync('not read')]);
  await expect(restoreBackup({ database, dataDir: options.dataDir }, source)).rejects.toThrow(
    UnfitDatabaseError,
  );
});

test('an unfit database that is already in use is used further, with a warning', async () => {
  const { remake: _, ...options } = await optionsOf(unlettered);
  await ask(
    options.url ?? '',
    'create table mikro_orm_migrations (id serial primary key, name varchar(255), executed_at timestamptz default now())',
  );
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const database = await open(options);
  await migrate(database, async () => {});
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /^The database does not know that Ä.+ Back it up, create it again, and restore the backup: create database/,
  );
});

test.each(['pglite', 'postgres'] as const)(
  '%s as it is made here is said nothing of',
  async (kind) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const database = await open(await freshOptions(kind));
    await migrate(database, async () => {});
    expect(warn).not.toHaveBeenCalled();
    // Pages and live lists rely on both.
    const [row] = await database
      .fork()
      .execute<{ codes: boolean; cases: boolean }[]>(
        `select 'Zander' < 'aal' and 'a b' < 'aa' and 'zu' < 'äh' and '\uffee' < '😀' as codes, 'ÄRZTE' ilike 'ärzte' as cases`,
      );
    expect(row).toEqual({ codes: true, cases: true });
  },
);
