import { describeFailure, isDatabaseAway, Migration, migrate } from '@praxiskit/server-kit';
import { isLong } from '@praxiskit/test-support/tier';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { cleanUp, closeAll, freshOptions, open } from './support/databases.ts';
import { startProxy } from './support/proxy.ts';

const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => told.mockClear());
afterAll(closeAll);

class Later extends Migration {
  override up(): void {
    this.addSql('alter table notes add column more text');
  }
}

const lines = () => told.mock.calls.map(([line]) => String(line));

test.runIf(isLong)(
  'a start reports every 2 s that it waits for another node’s migrations, and continues after them',
  async () => {
    const options = await freshOptions('postgres');
    const database = await open(options);
    const other = new Client({ connectionString: options.url ?? '' });
    await other.connect();
    await other.query('select pg_advisory_lock(7233141)');
    const migrated = migrate(database, async () => 'done');
    await vi.waitFor(() => expect(lines()).toHaveLength(2), 10_000);
    expect(lines()).toEqual([
      'Waiting for another server, which is bringing this database up to date (2 s).',
      'Waiting for another server, which is bringing this database up to date (4 s).',
    ]);
    await other.end();
    expect(await migrated).toBe('done');
  },
);

test('a start says that it waits for a silent database, and goes on once it answers', async () => {
  const options = await freshOptions('postgres');
  const proxy = await startProxy(options.url ?? '');
  cleanUp(() => proxy.close());
  const database = await open({ ...options, url: proxy.url });
  proxy.silence();
  const migrated = migrate(database, async () => 'done');
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(0), 10_000);
  expect(lines()[0]).toBe(`Waiting for the database at ${new URL(proxy.url).host} (2 s).`);
  proxy.restart();
  expect(await migrated).toBe('done');
});

test('a refusal of PostgreSQL ends the start, also where its text mentions a timeout', async () => {
  const options = await freshOptions('postgres');
  const database = await open({ ...options, url: `${options.url}?statement_timeout=abc` });
  const failure = await migrate(database, async () => 'done').catch((error) => error);
  expect(failure).toMatchObject({ code: '22023' });
  expect(describeFailure(failure)).toMatch(/^DATABASE_URL: .+ parameter "statement_timeout"/);
});

test('a socket that is not there is named with DATABASE_URL, and is a database that is away', async () => {
  const { url, ...options } = await freshOptions('postgres');
  const database = await open({ ...options, url: `${url}?host=/nowhere` });
  const failure = await migrate(database, async () => 'done').catch((error) => error);
  expect(describeFailure(failure)).toBe(
    `DATABASE_URL: the database cannot be used (connect ENOENT /nowhere/.s.PGSQL.${new URL(url ?? '').port}).`,
  );
  const query = await database.ping(1000).catch((error) => error);
  expect(isDatabaseAway(query)).toBe(true);
});

test('a migration may take longer than a request’s query', async () => {
  const { entities, migrations, ...options } = await freshOptions('postgres');
  const database = await open({ ...options, entities, migrations });
  await migrate(database, async () => {});
  const limit = async () =>
    (await database.fork().execute<{ lock_timeout: string }[]>('show lock_timeout'))[0];
  expect(await limit()).toEqual({ lock_timeout: '300ms' });

  const holder = new Client({ connectionString: options.url ?? '' });
  await holder.connect();
  await holder.query('begin; lock table notes in access exclusive mode');
  const later = await open({
    ...options,
    entities,
    migrations: [...migrations, { name: 'Later', class: Later }],
  });
  const migrated = migrate(later, async () => 'done');
  await vi.waitFor(
    () => expect(lines().some((line) => /the migrations/.test(line))).toBe(true),
    10_000,
  );
  await holder.query('commit');
  await holder.end();
  expect(await migrated).toBe('done');
});
