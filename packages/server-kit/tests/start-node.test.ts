import { defineEntity, p } from '@mikro-orm/core';
import { createServer, type NodeOptions, startNode } from '@praxiskit/server-kit';
import { Client } from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { closeAll, freshOptions, type Kind, kinds } from './support/databases.ts';

afterAll(closeAll);

interface Payloads {
  greeting: { to: string };
}

async function options(
  kind: Kind,
  more: Partial<NodeOptions<Payloads, string>> = {},
): Promise<NodeOptions<Payloads, string>> {
  const { url, dataDir, entities, migrations, applicationName } = await freshOptions(kind);
  return {
    entities,
    migrations,
    applicationName,
    settings: {
      port: 0,
      host: '127.0.0.1',
      origin: new URL('http://localhost'),
      dataDir,
      mailDir: dataDir,
      databaseUrl: url,
      replicaUrls: [],
      smtpUrl: null,
      sessionSecret: null,
      formerSecrets: [],
      metricsToken: null,
      trustProxy: false,
      logLevel: 'silent',
    },
    async build({ revision, secret }) {
      const app = createServer({ logLevel: 'silent', trustProxy: false });
      app.get('/', async () => ({ known: revision.known, hasSecret: secret.length >= 32 }));
      return app;
    },
    ...more,
  };
}

describe.each(kinds)('a node on %s', (kind) => {
  test('migrates, prepares, listens, works on jobs, sweeps, and stops', async () => {
    const handled: string[] = [];
    const sweep = vi.fn(async () => {});
    const node = await startNode(
      await options(kind, {
        jobs: {
          names: ['greeting'],
          handlers: () => ({ greeting: async ({ to }) => void handled.push(to) }),
        },
        prepare: async (database) => {
          await database.fork().execute("insert into notes values ('first')");
          return 'prepared';
        },
        sweep: () => [sweep],
      }),
    );
    const address = node.app.listeningOrigin;
    expect(await (await fetch(address)).json()).toEqual({ known: 0, hasSecret: true });
    expect(node.prepared).toBe('prepared');
    expect(sweep).toHaveBeenCalledOnce();
    await node.database
      .fork()
      .transactional((em) => node.jobs.enqueue(em as never, 'greeting', { to: 'Erika' }));
    await vi.waitFor(() => expect(handled).toEqual(['Erika']), 10_000);
    await node.stop();
    await expect(fetch(address)).rejects.toThrow();
    expect(await node.database.orm.isConnected()).toBe(false);
  });
});

const AddressSchema = defineEntity({
  embeddable: true,
  name: 'Address',
  properties: { city: p.string() },
});
class Address extends AddressSchema.class {}
AddressSchema.setClass(Address);

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    text: p.text().primary(),
    sentOn: p.date(),
    computed: p.string().persist(false).nullable(),
    replies: () => p.manyToMany(Note),
    address: () => p.embedded(Address),
  },
});
class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

test.each(kinds)(
  'an entity without its migration stops the start on %s and is named',
  async (kind) => {
    const given = await options(kind);
    const start = startNode({ ...given, entities: [...given.entities, Note] });
    await expect(start).rejects.toThrow(
      "The database lacks what the entities have: notes_replies, notes.sent_on, notes.address_city. 'npm run migration -- my-change' or writeMigration() writes the migration.",
    );
  },
);

test('a site without jobs has no tables for them', async () => {
  const node = await startNode(await options('pglite'));
  const rows = await node.database
    .fork()
    .execute("select 1 from information_schema.schemata where schema_name = 'pgboss'");
  expect(rows).toEqual([]);
  await node.stop();
});

test('a start that fails lets go of everything: the next one finds its directory free', async () => {
  const given = await options('pglite');
  const broken = async () => {
    throw new Error('The app cannot be built');
  };
  await expect(startNode({ ...given, build: broken })).rejects.toThrow('The app cannot be built');
  await (await startNode(given)).stop();
});

test.each([
  ['prepare', 'notes'],
  ['the revision', 'content_revision'],
])('a lock on a table that %s reads is waited for', async (_part, table) => {
  const given = await options('postgres', {
    prepare: async (database) => {
      await database.fork().execute('select * from notes');
      return 'prepared';
    },
  });
  await (await startNode(given)).stop();
  const holder = new Client({ connectionString: given.settings.databaseUrl ?? '' });
  await holder.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  const starting = startNode(given);
  const isWaiting = async () =>
    (await holder.query('select 1 from pg_locks where not granted')).rowCount;
  await vi.waitFor(async () => expect(await isWaiting()).toBeGreaterThan(0), 10_000);
  // Longer than a query waits for a lock.
  await holder.query('select pg_sleep(0.8)');
  await holder.query('commit');
  await holder.end();
  const node = await starting;
  expect(node.prepared).toBe('prepared');
  await node.stop();
});

test('the revision’s missing entity is named before anything starts', async () => {
  const given = await options('pglite', { entities: [] });
  await expect(startNode(given)).rejects.toThrow(
    'The entities lack ContentRevision of @praxiskit/server-kit.',
  );
});
