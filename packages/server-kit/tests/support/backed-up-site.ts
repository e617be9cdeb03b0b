import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  createJobs,
  type Database,
  type DatabaseOptions,
  Migration,
  migrate,
  restoreBackup,
  writeBackup,
} from '@praxiskit/server-kit';
import { freshOptions, type Kind, open } from './databases.ts';

/** Columns of every kind that is hard to copy, and keys that point in a circle. */
class Things extends Migration {
  override up(): void {
    this.addSql(`create table things (
      id uuid primary key, n bigint generated always as identity, amount numeric(40, 12), at timestamptz(6),
      day date, facts jsonb, words text[], raw bytea, text text, best uuid null references things (id),
      loud text generated always as (upper(text)) stored)`);
    this.addSql(
      'create table parts (id uuid primary key, thing uuid not null references things (id))',
    );
    this.addSql('alter table things add column first uuid null references parts (id)');
    this.addSql('insert into content_revision values (1, 0)');
  }
}
class Later extends Migration {
  override up(): void {
    this.addSql("alter table parts add column later text not null default 'later'");
  }
}

export const jobsOf = (database: Database) =>
  createJobs<{ greet: { to: string } }>({
    database,
    names: ['greet'],
    onError: (error) => {
      throw error;
    },
  });

async function options(kind: Kind, isLater = false): Promise<DatabaseOptions> {
  const given = await freshOptions(kind);
  const more = isLater ? [{ name: 'Later', class: Later }] : [];
  return {
    ...given,
    migrations: [...given.migrations, { name: 'Things', class: Things }, ...more],
  };
}

/** A database with rows, a job that waits, and files. */
export async function site(kind: Kind) {
  const given = await options(kind);
  const database = await open(given);
  const jobs = jobsOf(database);
  await migrate(database, () => jobs.prepare());
  const em = database.fork();
  await em.execute("insert into notes values ('a note')");
  await em.execute('update content_revision set revision = 7');
  const [a, b, part] = [1, 2, 3].map((n) => `01990000-0000-7000-8000-00000000000${n}`);
  await em.execute(
    `insert into things (id, amount, at, day, facts, words, raw, text) values
      (?, 12345678901234567890.123456789012, '2026-03-29T02:30:00.123456+02', '9999-12-31',
        '{"a": 1.10, "b": [null, "ß"], "c": 12345678901234567890}', '{"x,y", NULL, "\\"z\\""}', '\\x00ff0a', E'#\\nzwei Zeilen\\t\\\\ \\u2028\\u2029\\u0085\\r'),
      (?, null, null, null, null, null, null, null)`,
    [a, b],
  );
  await em.execute('insert into parts values (?, ?)', [part, a]);
  await em.execute('update things set best = ?, first = ?', [a, part]);
  await em.transactional((tx) => jobs.enqueue(tx as never, 'greet', { to: 'Erika' }));
  await jobs.stop();
  await mkdir(join(given.dataDir, 'pictures/team'), { recursive: true });
  await writeFile(join(given.dataDir, 'pictures/team/anna.jpg'), Buffer.from([0, 255, 10, 13]));
  await symlink('anna.jpg', join(given.dataDir, 'pictures/team/lead.jpg'));
  await writeFile(join(given.dataDir, 'session-secret'), 'secret\n');
  return { database, dataDir: given.dataDir };
}

const files = ['pictures', 'session-secret', 'not-there'];

export async function backupOf({ database, dataDir }: { database: Database; dataDir: string }) {
  const target = new PassThrough();
  const bytes = buffer(target);
  const content = await writeBackup({ database, dataDir, files }, target);
  return { content, bytes: await bytes };
}

export async function target(kind: Kind, isLater = false) {
  const given = await options(kind, isLater);
  const database = await open(given);
  const prepare = async () => {
    const jobs = jobsOf(database);
    await jobs.prepare();
    await jobs.stop();
  };
  const restore = (bytes: Buffer) =>
    restoreBackup({ database, dataDir: given.dataDir, prepare }, Readable.from([bytes]));
  return { database, restore, dataDir: given.dataDir };
}
