import {
  type BackupContent,
  createJobs,
  type Database,
  hasPgliteData,
  openDatabase,
} from '@praxiskit/server-kit';
import type { Config } from '../config.ts';
import { entities } from '../entities.ts';
import { type JobPayloads, jobNames } from '../jobs.ts';
import { migrations } from '../migrations/index.ts';

/** What belongs to the data, below DATA_DIR. Pictures in other sizes are made again. */
export const dataFiles = ['pictures', 'session-secret'];

/** @throws Error where PGlite would only now make its files, which nobody wants to copy */
export async function ensureData({ dataDir, databaseUrl }: Config): Promise<void> {
  if (databaseUrl === null && !(await hasPgliteData(dataDir))) {
    throw new Error(`There is no data in ${dataDir}. DATA_DIR names the folder.`);
  }
}

/** Runs `work` with the database, and closes it. `isForRestore`: see `openDatabase`'s options. */
export async function withDatabase<Result>(
  { dataDir, databaseUrl, replicaUrls }: Pick<Config, 'dataDir' | 'databaseUrl' | 'replicaUrls'>,
  work: (database: Database) => Promise<Result>,
  isForRestore = false,
): Promise<Result> {
  const database = await openDatabase({
    ...{ url: databaseUrl, replicaUrls, dataDir, entities, migrations },
    applicationName: 'praxiskit-data',
    isForRestore,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Makes the queue's tables, and lets go of the queue. */
export async function prepareQueue(database: Database): Promise<void> {
  const jobs = createJobs<JobPayloads>({ database, names: jobNames, onError: console.error });
  await jobs.prepare();
  await jobs.stop();
}

/** `412 rows, 3 files, SHA-256 2c26…` */
export function contentText({ rows, files, hash }: BackupContent): string {
  return `${rows} rows, ${files} files, SHA-256 ${hash}`;
}
