import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../database/database.ts';
import {
  type BackupContent,
  type BackupEnd,
  type BackupFile,
  type BackupHead,
  type BackupTable,
  MARK,
} from './format.ts';
import { beginCopying, createRowHash, readRows } from './read-rows.ts';

/** What is written, and where from. */
export interface WriteBackupOptions {
  database: Database;
  dataDir: string;
  /** Files and folders below `dataDir` that belong to the data; what is not there is left out. */
  files: readonly string[];
  now?: Date;
}

/**
 * Writes everything that a site keeps: the rows of one moment, and files. A server may run meanwhile.
 * The text is not encrypted: it holds what the database holds.
 *
 * @param target is ended; it gets gzip
 * @throws what the database, a file or `target` fails with
 */
export async function writeBackup(
  options: WriteBackupOptions,
  target: Writable,
): Promise<BackupContent> {
  let content: BackupContent | undefined;
  async function* lines(em: SqlEntityManager): AsyncGenerator<string> {
    for await (const part of parts(em, options)) {
      if (typeof part !== 'string' && 'end' in part) content = part;
      yield typeof part === 'string' ? `${part}\n` : `${MARK}${JSON.stringify(part)}\n`;
    }
  }
  await options.database.fork().transactional(
    async (em) => {
      const copying = em as SqlEntityManager;
      await beginCopying(copying);
      await pipeline(Readable.from(lines(copying)), createGzip(), target);
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
  if (!content) throw new Error('The backup has no end.');
  const { rows, files, hash } = content;
  return { rows, files, hash };
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
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return found.flat().sort();
}
