import { raw, type SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import { defineView } from '@praxiskit/record-server';
import { expect, test, vi } from 'vitest';
import { createEventStream } from '../../src/events/event-stream.ts';
import { createTeller } from '../../src/events/tell.ts';
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

test('nothing is told to a stream whose session has changed, while that is not known yet', async () => {
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
  // A page that opens a stream while its user signs out is named before it is among the streams.
  const late = await station.open(staff, 'wards');
  await write(station);
  setTimeout(() => asked.resolve(null), 300);
  await Promise.all([ended(stream), ended(late)]);
  expect([stream.told.length, late.told.length]).toEqual([1, 0]);
  await station.close();
});

test('where nobody knows whose session it is, a stream ends untold, and resumes', async () => {
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
  expect(stream.told).toHaveLength(1);
  isAway = false;
  const back = await station.open(staff, 'wards', { 'last-event-id': stream.lastId() });
  await back.next(1);
  await station.close();
});

test('what a stream has missed is not told to a session that has ended while it was opened', async () => {
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
  expect(back.told).toEqual([]);
  await station.close();
});

test('while no notification can arrive, the session is asked for before anything is told', async () => {
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
  expect(stream.told).toHaveLength(1);
  await station.close();
});

test('a question that fails ends the streams that it was for, and each resumes with what it has missed', async () => {
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

test('a stream that would join a server that is closing is refused, and holds it up no longer', async () => {
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

test('what a person might read by former rights is not told by their rights of now', async () => {
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
  const teller = createTeller(peek, em, [{ ...line, action: 'update' }]);
  const tell = async (viewer: Viewer) => {
    const given = { viewer, views: new Set(['patients']), request: {} as never };
    return (await teller.tell(createEventStream(given, {} as never))).text;
  };
  expect(await tell(staff)).toContain(ids.theirs);
  expect(await tell({ ...staff, roles: [] })).toBe('');
  await station.close();
});
