import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import { type Database, DirectoryInUseError, isDatabaseAway, migrate } from '@praxiskit/server-kit';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp, closeAll, freshOptions, freshUrl, kinds, open } from './support/databases.ts';
import { startProxy } from './support/proxy.ts';

afterAll(closeAll);

async function tablesOf(database: Database): Promise<string[]> {
  const rows = await database
    .fork()
    .execute<{ name: string }[]>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
  return rows.map(({ name }) => name);
}

describe.each(kinds)('a database on %s', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await open(await freshOptions(kind));
  });

  test('names its kind', () => {
    expect(database.kind).toBe(kind);
    expect(database.url === null).toBe(kind === 'pglite');
    expect(database.pglite === null).toBe(kind === 'postgres');
  });

  test('migrates once, then runs the work that only one node may do', async () => {
    let calls = 0;
    const afterwards = async () => {
      calls += 1;
      expect(await tablesOf(database)).toEqual([
        'content_revision',
        'mikro_orm_migrations',
        'notes',
      ]);
      return calls;
    };
    expect(await migrate(database, afterwards)).toBe(1);
    expect(await migrate(database, afterwards)).toBe(2);
    const applied = await database.fork().execute('select name from mikro_orm_migrations');
    expect(applied).toHaveLength(1);
  });

  test('has the tables that its entities describe', async () => {
    const change = await database.orm.schema.getUpdateSchemaSQL({ wrap: false, safe: true });
    expect(change).toBe('');
  });

  test('gives each request a manager of its own', async () => {
    const failing = database.fork().transactional(async (em) => {
      await em.execute("insert into notes values ('undone')");
      throw new Error('undone');
    });
    await Promise.all([
      expect(failing).rejects.toThrow('undone'),
      database.fork().execute("insert into notes values ('kept')"),
    ]);
    expect(await database.fork().execute('select text from notes')).toEqual([{ text: 'kept' }]);
  });

  test('answers a ping', async () => {
    await expect(database.ping(5000)).resolves.toBeUndefined();
  });

  test('beside an open transaction it answers a ping, unless that holds the only connection', async () => {
    await database.fork().transactional(async (em) => {
      await em.execute('select 1');
      const ping = database.ping(200);
      if (kind === 'pglite') await expect(ping).rejects.toThrow('does not answer');
      else await expect(ping).resolves.toBeUndefined();
    });
    await expect(database.ping(5000)).resolves.toBeUndefined();
  });

  test('receives several channels, each by its own name', async () => {
    const heard: string[] = [];
    await database.listener.listen('one', (payload) => heard.push(`one ${payload}`));
    await database.listener.listen('two', (payload) => heard.push(`two ${payload}`));
    await database.fork().execute("select pg_notify('two', 'b')");
    await database.fork().execute("select pg_notify('one', 'a')");
    await vi.waitFor(() => expect(heard).toHaveLength(4));
    expect(heard).toEqual(['one null', 'two null', 'two b', 'one a']);
  });

  test('a failed query is not the database’s absence', async () => {
    const error = await database
      .fork()
      .execute('select * from there_is_no_such_table')
      .catch((cause: unknown) => cause);
    expect(isDatabaseAway(error)).toBe(false);
  });
});

describe('PGlite', () => {
  test('a second one on the same directory is refused, until the first is closed', async () => {
    const options = await freshOptions('pglite');
    const first = await open(options);
    await expect(open(options)).rejects.toThrow(DirectoryInUseError);
    await first.close();
    const second = await open(options);
    await expect(second.ping(5000)).resolves.toBeUndefined();
  });

  test('a start that fails lets go of the directory', async () => {
    const options = await freshOptions('pglite');
    await expect(open({ ...options, entities: [] })).rejects.toThrow();
    await expect(open(options)).resolves.toBeDefined();
  });
});

describe('PostgreSQL', () => {
  test('nodes that migrate at once do it one after the other', async () => {
    let running = 0;
    let most = 0;
    class Slow extends Migration {
      override async up(): Promise<void> {
        await this.execute('select pg_sleep(0.2)');
        this.addSql('create table slow (n int)');
      }
    }
    const options = await freshOptions('postgres');
    const migrations = [...options.migrations, { name: 'Slow', class: Slow }];
    const nodes = [
      await open({ ...options, migrations }),
      await open({ ...options, migrations }),
      await open({ ...options, migrations }),
    ];
    const alone = async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(50);
      running -= 1;
    };
    await Promise.all(nodes.map((node) => migrate(node, alone)));
    expect(most).toBe(1);
    const [first] = nodes;
    const applied = await first?.fork().execute('select name from mikro_orm_migrations order by 1');
    expect(applied).toEqual([{ name: 'FirstMigration' }, { name: 'Slow' }]);
  });

  test('a node that dies while it migrates holds no other', async () => {
    const options = await freshOptions('postgres');
    const [dying, next] = [await open(options), await open(options)] as const;
    const hanging = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    const died = migrate(dying, () => {
      inside.resolve();
      return hanging.promise;
    });
    await inside.promise;
    const waiting = migrate(next, async () => {});
    await terminateWhere(options.url, "query like 'select pg_advisory_lock%' and state = 'idle'");
    await waiting;
    hanging.resolve();
    // Its lock was lost, its work was done: nothing to report.
    await died;
  });

  test('settings in its address hold for every connection, also to a replica', async () => {
    const options = await freshOptions('postgres');
    const tls = (url: string | null) => `${url}?sslmode=verify-full`;
    const refusal = 'The server does not support SSL connections';
    await expect((await open({ ...options, url: tls(options.url) })).ping(5000)).rejects.toThrow(
      refusal,
    );
    const replica = await freshUrl();
    const nameBy = async (replicaUrl: string) => {
      const { orm } = await open({ ...options, replicaUrls: [replicaUrl] });
      return orm.em.getConnection('read').execute('select current_database() as name');
    };
    expect(await nameBy(replica)).toEqual([{ name: new URL(replica).pathname.slice(1) }]);
    await expect(nameBy(tls(replica))).rejects.toThrow(refusal);
  });

  test('a connection whose TLS is damaged in flight is away', async () => {
    // Agrees to TLS, as PostgreSQL does, and then what arrives is none.
    const damaging = createServer((socket) => {
      socket.once('data', () => {
        socket.write('S');
        socket.once('data', () => socket.write('x'.repeat(40)));
      });
      socket.on('error', () => {});
    }).listen(0, '127.0.0.1');
    await once(damaging, 'listening');
    cleanUp(async () => void damaging.close());
    const { port } = damaging.address() as AddressInfo;
    const url = `postgres://name:password@127.0.0.1:${port}/site?sslmode=verify-full`;
    const database = await open({ ...(await freshOptions('postgres')), url });
    const error = await database.ping(5000).catch((cause: unknown) => cause);
    expect(String(error)).toMatch(/SSL routines/);
    expect(isDatabaseAway(error)).toBe(true);
  });

  test('a database that refuses connections, or drops them, is away', async () => {
    const url = await freshUrl();
    const proxy = await startProxy(url);
    cleanUp(proxy.close);
    const database = await open({ ...(await freshOptions('postgres')), url: proxy.url });
    await database.ping(5000);

    const dropped = database.fork().execute('select pg_sleep(5)');
    const caught = dropped.catch((cause: unknown) => cause);
    await sleep(100);
    proxy.restart();
    expect(isDatabaseAway(await caught)).toBe(true);

    await proxy.close();
    const error = await database.ping(1000).catch((cause: unknown) => cause);
    expect(isDatabaseAway(error)).toBe(true);
  });

  test('a silent database fails a ping in time', async () => {
    const proxy = await startProxy(await freshUrl());
    cleanUp(proxy.close);
    const database = await open({ ...(await freshOptions('postgres')), url: proxy.url });
    await database.ping(5000);
    proxy.silence();
    await expect(database.ping(100)).rejects.toThrow('does not answer');
    proxy.restart();
    await expect(database.ping(5000)).resolves.toBeUndefined();
  });

  test('closing does not wait for a silent database, not even for connections that are opening', async () => {
    const proxy = await startProxy(await freshUrl());
    cleanUp(proxy.close);
    const database = await open({ ...(await freshOptions('postgres')), url: proxy.url });
    await database.ping(5000);
    proxy.silence();
    const asked = Promise.allSettled([1, 2, 3].map(() => database.fork().execute('select 1')));
    await sleep(50);
    const closesAt = performance.now();
    await database.close();
    expect(performance.now() - closesAt).toBeLessThan(3000);
    for (const { status } of await asked) expect(status).toBe('rejected');
  });

  // Of a row's message the bytes before its text are: its kind, its length, how many values it has, the
  // length of the text.
  test.each([
    ['the text itself', 5, 1, 'What the database has answered arrived damaged.'],
    ['the kind of a message', -11, 6, 'received invalid response: 3'],
    ['the length of a message', -10, 3, 'Connection terminated'],
  ])(
    'an answer that lacks bytes of %s breaks its connection, and nothing else',
    async (_what, from, bytes, reason) => {
      const proxy = await startProxy(await freshUrl());
      cleanUp(proxy.close);
      const database = await open({ ...(await freshOptions('postgres')), url: proxy.url });
      const text = 'x'.repeat(40);
      const ask = () => database.fork().execute(`select '${text}' as text, 7 as n, 8 as m`);
      const whole = await ask();
      proxy.change((packet) => without(packet, packet.indexOf(text), from, bytes));
      const error = (await ask().catch((cause: unknown) => cause)) as Error;
      proxy.change();
      expect(error.message).toContain(reason);
      expect(isDatabaseAway(error)).toBe(true);
      expect(await ask()).toEqual(whole);
    },
  );

  test('a listener receives every channel again after its connection was lost', async () => {
    const options = await freshOptions('postgres');
    const database = await open(options);
    const heard: string[] = [];
    await Promise.all(
      ['one', 'two'].map((channel) =>
        database.listener.listen(channel, (payload) => heard.push(`${channel} ${payload}`)),
      ),
    );
    heard.length = 0;
    await terminateWhere(options.url, "query like 'listen%'");
    await vi.waitFor(() => expect(heard.sort()).toEqual(['one null', 'two null']), {
      timeout: 5000,
    });
    heard.length = 0;
    await database.fork().execute("select pg_notify('one', 'a'), pg_notify('two', 'b')");
    await vi.waitFor(() => expect(heard.sort()).toEqual(['one a', 'two b']));
  });
});

/** Without so many bytes that begin `from` bytes after `at`; as it is where `at` is -1. */
function without(packet: Buffer, at: number, from: number, bytes: number): Buffer {
  if (at === -1) return packet;
  return Buffer.concat([packet.subarray(0, at + from), packet.subarray(at + from + bytes)]);
}

async function terminateWhere(url: string | null, condition: string): Promise<void> {
  const client = new Client({ connectionString: url ?? '' });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
  );
  await client.end();
  expect(rowCount).toBe(1);
}

test('a certificate file that goes away fails no connection that is opened later [R6.2]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'praxiskit-ca-'));
  const file = join(folder, 'ca.pem');
  await writeFile(file, 'a certificate');
  const options = await freshOptions('postgres');
  const url = new URL(options.url ?? '');
  // Read, and not used: the cluster of the tests has no TLS.
  url.searchParams.set('sslmode', 'disable');
  url.searchParams.set('sslrootcert', file);
  const database = await open({ ...options, url: url.href });
  await database.fork().execute('select 1');
  await rm(folder, { recursive: true });
  const other = await open(options);
  await other.fork().execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const ask = () => database.fork().execute<{ one: number }[]>('select 1 as one');
  await expect.poll(() => ask().catch(() => null), { timeout: 3000 }).toEqual([{ one: 1 }]);
});

test('a silent database is closed within seconds, with its listener', async () => {
  const options = await freshOptions('postgres');
  const proxy = await startProxy(options.url ?? '');
  cleanUp(proxy.close);
  const database = await open({ ...options, url: proxy.url });
  await database.listener.listen('changes', () => {});
  await database.fork().execute('select 1');
  proxy.silence();
  const closed = database.close().then(() => 'closed');
  const outcome = await Promise.race([closed, sleep(4000).then(() => 'still waiting')]);
  proxy.restart();
  expect(outcome).toBe('closed');
});
