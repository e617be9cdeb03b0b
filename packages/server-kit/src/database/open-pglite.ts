import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/pglite';
import { ensureDataDirectory, unusable } from './data-directory.ts';
import { DataDirectoryError, damaged, diskFull } from './data-directory-error.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { hasSpace, watchDiskSpace } from './disk-space.ts';
import { createInWorker } from './initialise-in-worker.ts';
import { createPgliteListener } from './listener.ts';
import { managerOf, ormOptions } from './orm-options.ts';
import { watchPglite } from './pglite-death.ts';
import { createPgliteDialect } from './pglite-dialect.ts';
import { ensureWhole, hasPgliteData, initialise } from './pglite-directory.ts';
import { MARK_UNFINISHED } from './unfinished-restore.ts';

/** Free bytes that a new directory needs. */
const NEW_DIRECTORY = 56 * 2 ** 20;

export async function openPglite(options: DatabaseOptions): Promise<Database> {
  const { dataDir, applicationName } = options;
  await ensureDataDirectory(dataDir);
  const locks = [await lockDirectory(dataDir)];
  const unlock = async () => {
    for (const each of locks.splice(0).reverse()) await each();
  };
  try {
    const directory = await ensureDirectory(options);
    // Two data directories may have one folder, by links or mounts.
    locks.push(await lockDirectory(join(dataDir, 'pglite')));
    const pglite = await openDirectory(directory);
    const room = watchDiskSpace(pglite, directory);
    const death = watchPglite(dataDir);
    const orm = await MikroORM.init({
      ...ormOptions(options),
      dbName: 'postgres',
      driverOptions: createPgliteDialect(pglite, {
        beforeTransaction: room.settle,
        afterFailure: death.after,
      }),
    });
    const listener = createPgliteListener(pglite);
    return {
      ...managerOf(orm),
      kind: 'pglite',
      url: null,
      applicationName,
      pglite,
      listener,
      hasSpace: room.hasSpace,
      died: death.died,
      async migrate(upTo) {
        await orm.migrator.up(upTo === undefined ? {} : { to: upTo });
      },
      async close() {
        room.stop();
        try {
          await listener.close();
          await orm.close(true);
          await pglite.close();
        } finally {
          await unlock();
        }
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** PGlite's folder, whole; where a link leads to it, its own path, because PGlite does not follow one. */
async function ensureDirectory({ dataDir, isForRestore }: DatabaseOptions): Promise<string> {
  const directory = join(dataDir, 'pglite');
  if (await hasPgliteData(dataDir)) await ensureWhole(directory);
  else await makeDirectory(dataDir, directory, isForRestore ? MARK_UNFINISHED : '');
  return (await lstat(directory)).isSymbolicLink() ? realpath(directory) : directory;
}

async function openDirectory(directory: string): Promise<PGlite> {
  ensureRoom(directory);
  try {
    const pglite = await PGlite.create({ dataDir: directory });
    // Some folders PostgreSQL misses only here, which would be in an hour.
    await pglite.exec('checkpoint');
    await ensureFiles(pglite, directory);
    return pglite;
  } catch (error) {
    if (error instanceof DataDirectoryError) throw error;
    // What PGlite says of it is that it has failed, or an error of WebAssembly.
    throw damaged(directory, 'PGlite cannot open it; it is damaged, or of another version', error);
  }
}

async function makeDirectory(dataDir: string, directory: string, sql: string): Promise<void> {
  ensureRoom(dataDir, NEW_DIRECTORY);
  try {
    await initialise(directory, (unfinished) => createInWorker(unfinished, sql));
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function ensureRoom(dataDir: string, bytes?: number): void {
  if (!hasSpace(dataDir, bytes)) throw diskFull(dataDir);
}

/** In blocks of 8 KiB: relations of the system keep the size that their first files had, or grow. */
const MISSING_FILES = `
  select path from (
    select pg_relation_filepath(oid) as path, oid, relkind, relpages,
      (pg_stat_file(pg_relation_filepath(oid), true)).size
    from pg_class where relkind in ('r', 'i', 't', 'm', 'S')
  ) as relations
  where size is null or (relkind = 'i' and size = 0)
    or (oid < 16384 and size < least(relpages, 131072)::bigint * 8192)`;

/** PostgreSQL finds out only when it reads a table, and visitors would see that as a failure. */
async function ensureFiles(pglite: PGlite, directory: string): Promise<void> {
  const { rows } = await pglite.query<{ path: string }>(MISSING_FILES);
  const [first] = rows;
  if (!first) return;
  await pglite.close();
  throw damaged(directory, `its file ${first.path} is missing or cut short`);
}
