import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import {
  ContentRevision,
  type Database,
  type DatabaseOptions,
  openDatabase,
} from '@praxiskit/server-kit';
import { createDatabaseOn } from '@praxiskit/test-support/cluster';
import type {} from '@praxiskit/test-support/cluster-setup';
import { inject } from 'vitest';
import type {} from './global-setup.ts';

/** Tests that must hold on both databases run once for each. */
export const kinds = ['pglite', 'postgres'] as const;
export type Kind = (typeof kinds)[number];

/** The least that a site has: the revision, and a table of its own. */
class FirstMigration extends Migration {
  override up(): void {
    this.addSql('create table content_revision (id int primary key, revision bigint not null)');
    this.addSql('create table notes (text text not null)');
  }
}

const cleanUps: (() => Promise<void>)[] = [];
let count = 0;

/** Options of an empty database of its own; several nodes may open one of PostgreSQL. */
export async function freshOptions(kind: Kind): Promise<DatabaseOptions> {
  const options = await untouchedOptions(kind);
  if (kind === 'pglite') {
    await cp(join(inject('emptyPglite'), 'pglite'), join(options.dataDir, 'pglite'), {
      recursive: true,
    });
  }
  return options;
}

/** Options of a database whose PGlite directory is not made yet. */
export async function untouchedOptions(kind: Kind): Promise<DatabaseOptions> {
  const dataDir = await mkdtemp(join(tmpdir(), 'server-kit-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  return {
    url: kind === 'postgres' ? await freshUrl() : null,
    dataDir,
    entities: [ContentRevision],
    migrations: [{ name: 'FirstMigration', class: FirstMigration }],
    applicationName: 'server-kit-test',
  };
}

export function freshUrl(): Promise<string> {
  count += 1;
  const name = `kit_${process.pid}_${Date.now()}_${count}`;
  return createDatabaseOn(inject('postgresAdminUrl'), name);
}

/** Closed by `closeAll`. */
export async function open(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await database.close();
  };
  cleanUps.push(close);
  return { ...database, close };
}

/** Runs before `closeAll` closes what was opened earlier. */
export function cleanUp(work: () => Promise<void>): void {
  cleanUps.push(work);
}

export async function closeAll(): Promise<void> {
  for (const work of cleanUps.splice(0).reverse()) await work();
}
