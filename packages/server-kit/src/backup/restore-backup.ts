import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../database/database.ts';
import { withMigrationLock } from '../database/migration-lock.ts';
import { ensureFit } from '../database/unfit-database.ts';
import { BackupError, explainBackup } from './backup-error.ts';
import {
  beginRestore,
  dropEverything,
  dropLoneMark,
  endRestore,
  ensureRestorable,
} from './begin-restore.ts';
import {
  type BackupContent,
  type BackupEnd,
  type BackupFile,
  type BackupHead,
  type BackupTable,
  MARK,
} from './format.ts';
import { beginCopying, createRowHash, readRows } from './read-rows.ts';
import { deferForeignKeys, ensureForeignKeys, restoreSequences } from './references.ts';
import { createRestoredFiles, type RestoredFiles } from './restore-files.ts';
import { type CopiedTable, copiedTables } from './tables.ts';

/** How many rows are written by one statement. */
const ROWS = 500;

export interface RestoreBackupOptions {
  /** Empty, or left by an aborted restore. */
  database: Database;
  dataDir: string;
  /** Makes the tables of the queue, where the site has jobs. */
  prepare?(): Promise<void>;
}

/**
 * Restores a backup into an empty database: all of it or nothing. The rows are read back afterwards, and
 * have to be those of the backup to the last digit. Files get their names last; one that is there already and
 * differs is never replaced. Where the process is killed meanwhile, servers refuse the database, and the next
 * restore starts from the beginning. Servers that start meanwhile wait.
 *
 * @throws BackupError for a backup that is cut off or damaged, of a newer version or another site, for
 * rows that do not come back as they were, and for files in the way
 * @throws Error for a database that is not empty
 * @throws UnfitDatabaseError for one that was made in a way that the site cannot work with
 */
export async function restoreBackup(
  { database, dataDir, prepare }: RestoreBackupOptions,
  source: Readable,
): Promise<BackupContent> {
  const lines = linesOf(source);
  const files = createRestoredFiles(dataDir);
  return withMigrationLock(database, async () => {
    await ensureRestorable(database.fork());
    await ensureFit(database, { isRestored: true });
    const head = await readHead();
    await beginRestore(database.fork());
    try {
      return await restore(head);
    } catch (error) {
      await files.discard().catch(() => {});
      await dropEverything(database.fork()).catch(() => {});
      throw explainBackup(error);
    }
  });

  /** Before anything is changed: most files that are no backup of this site show here. */
  async function readHead(): Promise<BackupHead> {
    try {
      const head = headOf((await lines.next()).value);
      ensureKnown(database, head);
      return head;
    } catch (error) {
      await dropLoneMark(database.fork()).catch(() => {});
      throw explainBackup(error);
    }
  }

  async function restore(head: BackupHead): Promise<BackupContent> {
    await database.migrate(head.migrations.at(-1));
    await prepare?.();
    const end = await database.fork().transactional(async (manager) => {
      const em = manager as SqlEntityManager;
      await beginCopying(em);
      const tables = new Map((await copiedTables(em)).map((table) => [table.name, table]));
      const keys = await deferForeignKeys(em);
      // Migrations, too, may have put rows there.
      for (const { quoted } of tables.values()) await em.execute(`delete from ${quoted}`);
      const last = await insertAll(em, tables, lines, files);
      await ensureForeignKeys(em, keys);
      await restoreSequences(em);
      await ensureSame(em, last);
      return last;
    });
    // Those that came after the backup.
    await database.migrate();
    await files.finish();
    await endRestore(database.fork());
    return { rows: end.rows, files: end.files, hash: end.hash };
  }
}

/** Listens at once: a missing file emits its error before it is read. */
function linesOf(source: Readable): AsyncGenerator<string> {
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  // The loop below reports the error; without this listener it would end the process.
  text.on('error', () => {});
  return splitLines(text);
}

/** A line ends at `\n` alone: Node's readline ends one at U+2028, too, which a text may hold. */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of text) {
    const [first = '', ...others] = chunk.split('\n');
    begun.push(first);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
  if (begun.some(Boolean)) yield begun.join('');
}

function headOf(line: string | undefined): BackupHead {
  const head: Partial<BackupHead> = line?.startsWith(MARK) ? parse(line) : {};
  if (head.format !== 1 || !head.migrations)
    throw new BackupError('This is no backup of this server.');
  return head as BackupHead;
}

function ensureKnown({ orm }: Database, { migrations }: BackupHead): void {
  const { migrationsList = [] } = orm.config.getAll().migrations;
  const known = new Set(migrationsList.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer version, or of another site: this one does not know ${unknown.join(', ')}.`,
    );
  }
}

async function insertAll(
  em: SqlEntityManager,
  tables: ReadonlyMap<string, CopiedTable>,
  lines: AsyncGenerator<string>,
  files: RestoredFiles,
): Promise<BackupEnd> {
  let table: CopiedTable | undefined;
  let rows: string[] = [];
  let end: BackupEnd | undefined;
  const insert = async () => {
    if (table && rows.length > 0) await insertRows(em, table, rows);
    rows = [];
  };
  for await (const line of lines) {
    const part = partOf(line);
    if (part === null) {
      rows.push(line);
      if (rows.length === ROWS) await insert();
      continue;
    }
    await insert();
    // Read on: only the end of the stream shows that the file is complete.
    if ('end' in part) end = part;
    else if ('file' in part) await files.add(part);
    else {
      table = tables.get(part.table);
      if (!table) throw new BackupError(`The backup has a table that is not here: ${part.table}.`);
    }
  }
  if (!end) throw new BackupError('The backup is cut off: its end is missing.');
  return end;
}

/** Null for a row. */
function partOf(line: string): BackupFile | BackupTable | BackupEnd | null {
  return line.startsWith(MARK) ? parse(line) : null;
}

function parse(line: string) {
  try {
    return JSON.parse(line.slice(MARK.length));
  } catch {
    throw new BackupError('This is no whole backup (a line of it is no JSON).');
  }
}

async function insertRows(em: SqlEntityManager, table: CopiedTable, rows: string[]): Promise<void> {
  const columns = table.columns.join(', ');
  // As the text that it is: a number that went through JavaScript would lose digits.
  await em.execute(
    `insert into ${table.quoted} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table.quoted}, ?::json)`,
    [`[${rows.join(',')}]`],
  );
}

async function ensureSame(em: SqlEntityManager, end: BackupEnd): Promise<void> {
  const hash = createRowHash();
  let rows = 0;
  for await (const row of readRows(em)) {
    hash.add(row);
    rows += 1;
  }
  if (rows !== end.rows || hash.hex() !== end.hash) {
    throw new BackupError(
      `What was restored is not what the backup holds (${rows} rows of ${end.rows}): nothing is kept.`,
    );
  }
}
