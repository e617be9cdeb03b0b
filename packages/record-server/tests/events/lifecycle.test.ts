import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import { sweepRecordEvents } from '@praxiskit/record-server';
import { inMemory } from '@praxiskit/test-support/pglite';
import { isLong } from '@praxiskit/test-support/tier';
import { Client } from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { createEventStream, createSentRows } from '../../src/events/event-stream.ts';
import { ids, mainDatabases, patient, staff } from '../lost/ward.ts';
import { openStation } from './station.ts';

const insert = `insert into record_events (xid, view, record_id, version, action)
  values (pg_current_xact_id()::text::bigint, 'wards', ?, ?, 'update')`;

test('a write of an older transaction that commits later is sent, and no event is sent twice', async () => {
  const station = await openStation('PostgreSQL');
  const stream = await station.open(staff, 'wards');
  const em = () => station.orm.em.fork() as unknown as SqlEntityManager;
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const older = em().transactional(async (inside) => {
    await inside.execute(insert, [ids.open, 100]);
    begun.resolve();
    await gate.promise;
    await inside.execute(insert, [ids.open, 101]);
  });
  await begun.promise;
  // Its number is higher, and it is committed first.
  await em().transactional(async (inside) => {
    await inside.execute(insert, [ids.closed, 200]);
    await inside.execute("select pg_notify('record_events', '')");
  });
  await sleep(300);
  // A stream that joins meanwhile must not start after the open transaction either.
  const late = await station.open(staff, 'wards');
  gate.resolve();
  await older;
  for (const reader of [stream, late]) {
    expect(await reader.next(3)).toEqual([
      'wards update 01 100',
      'wards update 01 101',
      'wards update 02 200',
    ]);
  }
  await sleep(300);
  expect([stream.received.length, late.received.length]).toEqual([3, 3]);
  await station.close();
});

test('a transaction of another database on the same server holds no event back', async () => {
  const station = await openStation('PostgreSQL');
  const stream = await station.open(staff, 'wards');
  const elsewhere = await beginElsewhere();
  const em = station.orm.em.fork() as unknown as SqlEntityManager;
  await em.transactional(async (inside) => {
    await inside.execute(insert, [ids.open, 1]);
    await inside.execute("select pg_notify('record_events', '')");
  });
  expect(await stream.next(1)).toEqual(['wards update 01 1']);
  await elsewhere.end();
  await station.close();
});

test('lines held back by an older transaction are not deleted with old lines', async () => {
  const station = await openStation('PostgreSQL');
  const em = () => station.orm.em.fork() as unknown as SqlEntityManager;
  const lines = async () =>
    (await em().execute<{ version: number }[]>('select version from record_events order by xid'))
      .map(({ version }) => version)
      .join();
  const write = (version: number) =>
    em().transactional((inside) => inside.execute(insert, [ids.open, version]));
  await write(1);
  await write(2);
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const older = em().transactional(async (inside) => {
    await inside.execute('select pg_current_xact_id()');
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  await write(3);
  await write(4);
  await em().execute("update record_events set at = at - interval '11 minutes'");
  expect(await sweepRecordEvents(em())).toBe(1);
  expect(await lines()).toBe('2,3,4');
  gate.resolve();
  await older;
  const elsewhere = await beginElsewhere();
  await write(5);
  await em().execute("update record_events set at = at - interval '11 minutes'");
  expect(await sweepRecordEvents(em())).toBe(3);
  expect(await lines()).toBe('5');
  await elsewhere.end();
  await station.close();
});

/** An open transaction in another database of the same server; `end` closes its connection. */
async function beginElsewhere(): Promise<Client> {
  const client = new Client({ connectionString: inject('postgresAdminUrl') });
  await client.connect();
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  return client;
}

test('500 concurrent transactions: each event is sent once, in the order of the outbox', async () => {
  const station = await openStation('PostgreSQL');
  const stream = await station.open(staff, 'wards');
  const em = () => station.orm.em.fork() as unknown as SqlEntityManager;
  await Promise.all(
    Array.from({ length: 500 }, async (_, version) => {
      await em().transactional(async (inside) => {
        await inside.execute(insert, [ids.open, version]);
        await sleep(Math.random() * 20);
        await inside.execute("select pg_notify('record_events', '')");
      });
    }),
  );
  await stream.next(500);
  await sleep(200);
  const versions = stream.received.map(({ data }) => Number(data.version));
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, at) => at));
  await station.close();
});

test.runIf(isLong).each(mainDatabases)(
  'after a lost notification the poll finds the event on %s',
  async (database) => {
    const station = await openStation(database);
    const stream = await station.open(staff, 'wards');
    const em = station.orm.em.fork() as unknown as SqlEntityManager;
    await em.transactional((inside) => inside.execute(insert, [ids.open, 7]));
    await vi.waitFor(() => expect(stream.received).toHaveLength(1), {
      timeout: 9000,
      interval: 100,
    });
    await station.close();
  },
);

test('1,500 lines that arrive together are sent after at most three reads', async () => {
  const station = await openStation('PostgreSQL');
  const stream = await station.open(staff, 'wards');
  const em = station.orm.em.fork() as unknown as SqlEntityManager;
  const before = stream.pieces.length;
  await em.transactional(async (inside) => {
    await inside.execute(
      `insert into record_events (xid, view, record_id, version, action)
       select pg_current_xact_id()::text::bigint, 'wards', ?, n, 'update' from generate_series(1, 1500) n`,
      [ids.open],
    );
    await inside.execute("select pg_notify('record_events', '')");
  });
  await stream.next(1500);
  expect(stream.received.at(-1)?.data.version).toBe(1500);
  // Node delivers the text in pieces of at most 64 KiB.
  expect(stream.pieces.length - before).toBeLessThan(10);
  await station.close();
});

test('a stream ends with its session, after a change of roles, or if the session has a purpose', async () => {
  let now: Viewer | null = staff;
  const station = await openStation('PostgreSQL', {
    sessions: { channel: 'sessions_changed', viewer: async () => now },
  });
  const notify = (id: string) =>
    (station.orm.em.fork() as unknown as SqlEntityManager).execute('select pg_notify(?, ?)', [
      'sessions_changed',
      id,
    ]);
  const untouched = await station.open(staff, 'wards');
  await notify(staff.id);
  await notify('somebody else');
  await sleep(200);
  expect(untouched.isEnded).toBe(false);

  now = { ...staff, roles: ['staff', 'admin'] };
  await notify('somebody else');
  await sleep(200);
  expect(untouched.isEnded).toBe(false);
  await notify(staff.id);
  await vi.waitFor(() => expect(untouched.isEnded).toBe(true));
  expect(untouched.pieces.at(-1)).toMatch(/^retry: \d{4}\n\n$/);

  now = staff;
  const next = await station.open(staff, 'wards');
  now = null;
  await notify(staff.id);
  await vi.waitFor(() => expect(next.isEnded).toBe(true));
  await station.close();
});

test('an unavailable session store ends no stream', async () => {
  const station = await openStation('PostgreSQL', {
    sessions: {
      channel: 'sessions_changed',
      viewer: () => Promise.reject(new Error('away')),
    },
  });
  const stream = await station.open(staff, 'wards');
  await (station.orm.em.fork() as unknown as SqlEntityManager).execute(
    "select pg_notify('sessions_changed', 'staff')",
  );
  await sleep(300);
  expect(stream.isEnded).toBe(false);
  await station.close();
});

test('a server that stops ends its streams, each with a time to reconnect', async () => {
  let isStopping = false;
  const station = await openStation('PGlite', { isStopping: () => isStopping });
  const streams = await Promise.all([staff, patient].map((viewer) => station.open(viewer, 'tags')));
  isStopping = true;
  await vi.waitFor(() => expect(streams.every(({ isEnded }) => isEnded)).toBe(true));
  for (const { pieces } of streams) expect(pieces.at(-1)).toMatch(/^retry: \d{4}\n\n$/);
  await station.close();
});

test('closing a server without stopping it first ends the streams, too', async () => {
  const station = await openStation('PGlite');
  const stream = await station.open(staff, 'tags');
  await station.app.close();
  await vi.waitFor(() => expect(stream.isEnded).toBe(true));
  expect(stream.pieces.at(-1)).toMatch(/^retry: \d{4}\n\n$/);
  await station.close();
});

test('a client that reads nothing is disconnected, and a reading client is not', () => {
  const outlet = { write: vi.fn(), end: vi.fn(), destroy: vi.fn(), writableLength: 0 };
  const given = { viewer: staff, views: new Set<string>(), request: {} as never };
  const stream = createEventStream(given, outlet);
  stream.send('x');
  outlet.writableLength = 256 * 1024;
  stream.send('x');
  expect(outlet.destroy).not.toHaveBeenCalled();
  outlet.writableLength += 1;
  stream.send('x');
  expect(outlet.destroy).toHaveBeenCalledOnce();
  stream.send('x');
  stream.end(1000);
  expect(outlet.write).toHaveBeenCalledTimes(3);
  expect(outlet.end).not.toHaveBeenCalled();
});

test('a stream remembers only the rows that it has sent last', () => {
  const rows = createSentRows(3);
  for (const id of ['a', 'b', 'c']) rows.add('wards', id);
  rows.add('wards', 'a');
  rows.add('tags', 'a');
  const known = ['a', 'b', 'c'].filter((id) => rows.has('wards', id));
  expect(known).toEqual(['a', 'c']);
  rows.delete('wards', 'a');
  expect(rows.has('wards', 'a')).toBe(false);
});

test('the start fails with a message if the ORM lacks the outbox', async () => {
  const { recordServer } = await import('@praxiskit/record-server');
  const { MikroORM } = await import('@mikro-orm/pglite');
  const { default: Fastify } = await import('fastify');
  const { Bed, Note, Patient, Tag, views, Ward } = await import('../lost/ward.ts');
  const orm = await MikroORM.init({
    ...(await inMemory()),
    entities: [Ward, Patient, Tag, Bed, Note],
  });
  const app = Fastify();
  const listener = { isLive: true, listen: async () => {} };
  const options = {
    views,
    entityManager: () => orm.em.fork(),
    viewer: () => null,
    locale: () => 'en' as const,
    events: { listener },
  };
  await expect(app.register(recordServer, options)).rejects.toThrow('lack RecordEvent');
  await orm.close(true);
});
