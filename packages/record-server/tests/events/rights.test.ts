import { raw, type SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import { defineView } from '@praxiskit/record-server';
import { expect, test, vi } from 'vitest';
import { createEventStream } from '../../src/events/event-stream.ts';
import { createNotifier } from '../../src/events/notify-streams.ts';
import { createCallerFactory } from '../../src/model/caller.ts';
import { ids, Patient, patient, staff } from '../lost/ward.ts';
import { openStation, type Reader } from './station.ts';

type Station = Awaited<ReturnType<typeof openStation>>;

const channel = 'sessions_changed';
const emOf = ({ orm }: Station) => orm.em.fork() as unknown as SqlEntityManager;
let floor = 100;
async function write(station: Station): Promise<void> {
  floor += 1;
  const { status } = await station.ask(staff, 'PUT', `wards/${ids.empty}`, { floor });
  expect(status).toBe(200);
}
const ended = (reader: Reader) => vi.waitFor(() => expect(reader.isEnded).toBe(true));

test('a stream receives nothing while a change of its session is being checked', async () => {
  let answer: () => Promise<Viewer | null> = async () => staff;
  const station = await openStation('PostgreSQL', {
    sessions: { channel, viewer: () => answer() },
  });
  const stream = await station.open(staff, 'wards');
  await write(station);
  await stream.next(1);
  const asked = Promise.withResolvers<Viewer | null>();
  answer = () => asked.promise;
  await emOf(station).execute('select pg_notify(?, ?)', [channel, staff.id]);
  await write(station);
  // A page opens a stream while its user signs out: the session is read before the stream is
  // registered.
  const late = await station.open(staff, 'wards');
  await write(station);
  setTimeout(() => asked.resolve(null), 300);
  await Promise.all([ended(stream), ended(late)]);
  expect([stream.received.length, late.received.length]).toEqual([1, 0]);
  await station.close();
});

test('if the session cannot be read, a stream ends without the event, and resumes later', async () => {
  let isAway = false;
  const viewer = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(staff));
  const station = await openStation('PostgreSQL', { sessions: { channel, viewer } });
  const stream = await station.open(staff, 'wards');
  await write(station);
  await stream.next(1);
  isAway = true;
  await emOf(station).execute('select pg_notify(?, ?)', [channel, staff.id]);
  await write(station);
  await ended(stream);
  expect(stream.received).toHaveLength(1);
  isAway = false;
  const back = await station.open(staff, 'wards', { 'last-event-id': stream.lastId() });
  await back.next(1);
  await station.close();
});

test('missed events are not sent if the session ended while the stream was opened', async () => {
  let now: Viewer | null = staff;
  const station = await openStation('PostgreSQL', {
    sessions: { channel, viewer: async () => now },
  });
  const stream = await station.open(staff, 'wards');
  await write(station);
  await stream.next(1);
  stream.close();
  await write(station);
  now = null;
  const back = await station.open(staff, 'wards', { 'last-event-id': stream.lastId() });
  await ended(back);
  expect(back.received).toEqual([]);
  await station.close();
});

test('while no notification can arrive, the session is read before each event', async () => {
  let now: Viewer | null = staff;
  const station = await openStation('PostgreSQL', {
    listener: { isLive: false, listen: async () => {} },
    sessions: { channel, viewer: async () => now },
  });
  const stream = await station.open(staff, 'wards');
  await write(station);
  await stream.next(1);
  now = null;
  await write(station);
  await ended(stream);
  expect(stream.received).toHaveLength(1);
  await station.close();
});

test('a failed query ends its streams, and each resumes with the missed events', async () => {
  const station = await openStation('PostgreSQL');
  const mine = await station.open(patient, 'patients');
  const all = await station.open(staff, 'patients');
  const em = emOf(station);
  await em.transactional(async (inside) => {
    await inside.execute(
      `insert into record_events (xid, view, record_id, version, action)
       values (pg_current_xact_id()::text::bigint, 'patients', ?, 9, 'update')`,
      [ids.mine],
    );
    await inside.execute("select pg_notify('record_events', '')");
    await inside.execute('alter table patients rename to patients_elsewhere');
  });
  expect(await all.next(1)).toEqual(['patients update 11 9']);
  await ended(mine);
  await em.execute('alter table patients_elsewhere rename to patients');
  const back = await station.open(patient, 'patients', { 'last-event-id': mine.lastId() });
  expect(await back.next(1)).toEqual(['patients update 11 9']);
  await station.close();
});

test('a stream that joins a closing server is refused, and does not delay the closing', async () => {
  const listening = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const listen = () => {
    asked.resolve();
    return listening.promise;
  };
  const station = await openStation('PostgreSQL', { listener: { isLive: true, listen } });
  const opening = station.open(staff, 'wards');
  await asked.promise;
  const closing = station.app.close();
  setTimeout(listening.resolve, 100);
  expect((await opening).status).toBe(503);
  await closing;
  await station.close();
});

test('rows of a person’s former rights are not sent with their current rights', async () => {
  const station = await openStation('PostgreSQL');
  const em = () => emOf(station);
  const view = defineView({
    name: 'patients',
    entity: Patient,
    access: (viewer) => ({
      read: { owner: { $eq: raw(viewer?.roles.length === 1 ? "'other'" : "'nobody'") } },
    }),
  });
  const { peek } = createCallerFactory({ views: [view], entityManager: em });
  const line = { xid: 1, id: 1, view: 'patients', recordId: ids.theirs, version: 1 };
  const notifier = createNotifier(peek, em, [{ ...line, action: 'update' }]);
  const textFor = async (viewer: Viewer) => {
    const given = { viewer, views: new Set(['patients']), request: {} as never };
    return (await notifier.textFor(createEventStream(given, {} as never))).text;
  };
  expect(await textFor(staff)).toContain(ids.theirs);
  expect(await textFor({ ...staff, roles: [] })).toBe('');
  await station.close();
});
