import type { BackupContent } from '../backup/format.ts';
import type { Database, DatabaseOptions } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { hasPgliteData } from '../database/pglite-directory.ts';
import { createJobs } from '../jobs/jobs.ts';

/** Where a site stores its data, and its entities and files. */
export interface StoredSite
  extends Pick<DatabaseOptions, 'dataDir' | 'replicaUrls' | 'entities' | 'migrations'> {
  /** Null: the data are in `dataDir`, with PGlite. */
  readonly databaseUrl: string | null;
  /** SESSION_SECRET; null where `dataDir` has it. */
  readonly sessionSecret: string | null;
  /** Files and folders below `dataDir` that belong to the data. */
  readonly files: readonly string[];
  readonly jobNames: readonly string[];
}

/** @throws Error where PGlite has no files yet: there is nothing to copy */
export async function ensureData({ dataDir, databaseUrl }: StoredSite): Promise<void> {
  if (databaseUrl === null && !(await hasPgliteData(dataDir))) {
    throw new Error(`There is no data in ${dataDir}. DATA_DIR names the folder.`);
  }
}

/**
 * Runs `work` with the database of a site, and closes it. `isForRestore`: see `openDatabase`'s options.
 *
 * @throws DirectoryInUseError where a server runs on the same PGlite, and what `openDatabase` throws
 */
export async function withDatabase<Result>(
  { databaseUrl: url, dataDir, replicaUrls = [], entities, migrations }: Omit<StoredSite, 'files'>,
  work: (database: Database) => Promise<Result>,
  isForRestore = false,
): Promise<Result> {
  const database = await openDatabase({
    url,
    replicaUrls,
    dataDir,
    entities,
    migrations,
    applicationName: 'praxiskit-data',
    isForRestore,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Creates the queue's tables, and closes the queue. */
export async function prepareQueue(database: Database, names: readonly string[]): Promise<void> {
  const jobs = createJobs<Record<string, object>>({ database, names, onError: console.error });
  await jobs.prepare();
  await jobs.stop();
}

/** `412 rows, 3 files, SHA-256 2c26…` */
export function contentText({ rows, files, hash }: BackupContent): string {
  return `${rows} rows, ${files} files, SHA-256 ${hash}`;
}
