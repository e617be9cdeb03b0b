import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../database/database.ts';
import { ensureRestored } from '../database/unfinished-restore.ts';
import {
  type BackupContent,
  type BackupEnd,
  type BackupFile,
  type BackupHead,
  type BackupTable,
  MARK,
} from './format.ts';
import { beginCopying, createRowHash, readRows } from './read-rows.ts';

export interface WriteBackupOptions {
  database: Database;
  dataDir: string;
  /** Files and folders below `dataDir` that belong to the data; missing ones are left out. */
  files: readonly string[];
  now?: Date;
}

/**
 * Writes everything that a site keeps: the rows of one moment, and files. A server may run meanwhile.
 * The text is not encrypted, and has all data of the database.
 *
 * @param target is ended; it gets gzip
 * @throws UnfinishedRestoreError after an aborted restore into the database
 * @throws Error for a database without tables, for a `target` that cannot be written, and what the database
 * or a file fails with
 */
export async function writeBackup(
  options: WriteBackupOptions,
  target: Writable,
): Promise<BackupContent> {
  let content: BackupContent | undefined;
  let hasSourceFailed = false;
  async function* lines(em: SqlEntityManager): AsyncGenerator<string> {
    const source = parts(em, options);
    for (;;) {
      // Not around the yield: there the pipeline throws what `target` has failed with.
      const { value: part } = await source.next().catch((error) => {
        hasSourceFailed = true;
        throw error;
      });
      if (part === undefined) return;
      if (typeof part !== 'string' && 'end' in part) content = part;
      yield typeof part === 'string' ? `${part}\n` : `${MARK}${JSON.stringify(part)}\n`;
    }
  }
  await options.database.fork().transactional(
    async (em) => {
      const copying = em as SqlEntityManager;
      await ensureRestored(copying);
      await ensureTables(copying);
      await beginCopying(copying);
      await pipeline(Readable.from(lines(copying)), createGzip(), target).catch((error) => {
        if (hasSourceFailed) throw error;
        // Not as the cause: a lost database has the code EPIPE, too.
        throw new Error(`The backup cannot be written (${error.code ?? error.message}).`);
      });
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
  if (!content) throw new Error('The backup has no end.');
  const { rows, files, hash } = content;
  return { rows, files, hash };
}

async function ensureTables(em: SqlEntityManager): Promise<void> {
  const [row] = await em.execute<{ is: boolean }[]>(
    `select to_regclass('mikro_orm_migrations') is not null as "is"`,
  );
  if (!row?.is) throw new Error('There is no data: the database has no tables of a site.');
}

type Part = BackupHead | BackupFile | BackupTable | BackupEnd | string;

async function* parts(
  em: SqlEntityManager,
  { dataDir, files, now = new Date() }: WriteBackupOptions,
): AsyncGenerator<Part> {
  const applied = await em.execute<{ name: string }[]>(
    'select name from mikro_orm_migrations order by id',
  );
  const migrations = applied.map(({ name }) => name);
  yield { format: 1, createdAt: now.toISOString(), migrations };
  let fileCount = 0;
  for (const path of await filesOf(dataDir, files)) {
    fileCount += 1;
    const file = relative(dataDir, path).split(sep).join('/');
    yield { file, content: (await readFile(path)).toString('base64') };
  }
  const hash = createRowHash();
  let rows = 0;
  let table = '';
  for await (const row of readRows(em)) {
    if (row.table.name !== table) {
      table = row.table.name;
      yield { table };
    }
    hash.add(row);
    rows += 1;
    yield row.line;
  }
  yield { end: true, rows, files: fileCount, hash: hash.hex() };
}

async function filesOf(dataDir: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(dataDir, name);
      const kind = await stat(path).catch(() => null);
      if (!kind?.isDirectory()) return kind?.isFile() ? [path] : [];
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const paths = entries.map((entry) => join(entry.parentPath, entry.name));
      // A link to a file is served as one, and so is kept as one.
      const kinds = await Promise.all(paths.map((entry) => stat(entry).catch(() => null)));
      return paths.filter((_, index) => kinds[index]?.isFile());
    }),
  );
  return found.flat().sort();
}
