import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import { createRecordWriter, sweepRecordEvents } from '@praxiskit/record-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ids, mainDatabases, patient, staff, views } from '../lost/ward.ts';
import { openStation, type Reader } from './station.ts';

type Station = Awaited<ReturnType<typeof openStation>>;
const other: Viewer = { ...patient, id: 'other' };

describe.each(mainDatabases)('live events on %s', (database) => {
  let station: Station;
  const readers: Reader[] = [];
  beforeAll(async () => {
    station = await openStation(database);
  });
  afterAll(() => station.close());
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
  });

  async function open(...given: Parameters<Station['open']>) {
    const reader = await station.open(...given);
    readers.push(reader);
    return reader;
  }
  const put = (path: string, body: object, viewer = staff) =>
    station.ask(viewer, 'PUT', path, body);
  const versionOf = async (path: string) => (await station.ask(staff, 'GET', path)).body.version;

  test('an event has the view, id, version and action of a write, without values', async () => {
    const stream = await open(staff, 'wards,patients,tags');
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers['cache-control']).toContain('no-store');
    const { body } = await station.ask(staff, 'POST', 'patients', { name: 'Neu', owner: 'me' });
    await put(`patients/${body.id}`, { name: 'Anders' });
    await station.ask(staff, 'DELETE', `patients/${body.id}`);
    const id = body.id.slice(-2);
    expect(await stream.next(3)).toEqual([
      `patients create ${id} 1`,
      `patients update ${id} 2`,
      `patients remove ${id} 2`,
    ]);
    expect(Object.keys(stream.received[0]?.data ?? {})).toEqual([
      'view',
      'id',
      'version',
      'action',
    ]);
    expect(stream.received[0]?.data.id).toBe(body.id);
  });

  test('a link and an unlink send an event for both sides', async () => {
    const stream = await open(staff, 'wards,tags');
    const version = await versionOf(`wards/${ids.open}`);
    await station.ask(staff, 'POST', `wards/${ids.open}/tags`, { id: ids.unnamed });
    await station.ask(staff, 'DELETE', `wards/${ids.open}/tags/${ids.unnamed}`);
    const received = await stream.next(4);
    expect(received).toEqual([
      `wards link 01 ${version + 1}`,
      'tags link 23 1',
      `wards unlink 01 ${version + 2}`,
      'tags unlink 23 1',
    ]);
  });

  test('writes of the process send events like requests do, except if they are undone', async () => {
    const entityManager = () => station.orm.em.fork() as SqlEntityManager;
    const events = { listener: { isLive: true, listen: async () => undefined } };
    const write = createRecordWriter({ views, entityManager, events });
    const by = { viewer: staff, locale: 'de' } as const;
    const stream = await open(staff, 'patients');
    const { body } = await station.ask(staff, 'POST', 'patients', { name: 'Neu', owner: 'me' });
    const undone = write(by, 'patients', async (records) => {
      await records.remove(await records.lock(body.id));
      throw new Error('on second thoughts');
    });
    await expect(undone).rejects.toThrow('on second thoughts');
    await write(by, 'patients', async (records) => {
      const row = await records.lock(body.id);
      await records.remove(await records.update(row, { name: 'Anders' }));
    });
    const id = body.id.slice(-2);
    expect(await stream.next(3)).toEqual([
      `patients create ${id} 1`,
      `patients update ${id} 2`,
      `patients remove ${id} 2`,
    ]);
  });

  test('a write that is undone sends no event', async () => {
    const stream = await open(staff, 'wards');
    expect((await put(`wards/${ids.open}`, { code: 'B2' })).status).toBe(422);
    const version = await versionOf(`wards/${ids.empty}`);
    await put(`wards/${ids.empty}`, { floor: version });
    expect(await stream.next(1)).toEqual([`wards update 03 ${version + 1}`]);
  });

  test('each caller receives events only for rows that they may read', async () => {
    const mine = await open(patient, 'patients');
    const theirs = await open(other, 'patients');
    const all = await open(staff, 'patients');
    await put(`patients/${ids.mine}`, { age: 41 });
    await put(`patients/${ids.theirs}`, { age: 42 });
    expect(await all.next(2)).toHaveLength(2);
    expect((await mine.next(1))[0]).toContain('update 11');
    expect((await theirs.next(1))[0]).toContain('update 12');
    await sleep(100);
    expect([mine.received.length, theirs.received.length]).toEqual([1, 1]);
  });

  test('a row that a caller may no longer read is removed for them, once, if they have received it', async () => {
    const knows = await open(patient, 'patients');
    await put(`patients/${ids.loose}`, { age: 6 });
    await knows.next(1);
    const late = await open(patient, 'patients');
    await put(`patients/${ids.loose}`, { owner: 'other' });
    await put(`patients/${ids.loose}`, { age: 7 });
    await put(`patients/${ids.mine}`, { age: 50 });
    const received = await knows.next(2);
    expect(received[0]).toContain('remove 14');
    expect(received[1]).toContain('update 11');
    expect((await late.next(1))[0]).toContain('update 11');
    await put(`patients/${ids.loose}`, { owner: 'me' });
    expect((await knows.next(1))[0]).toContain('update 14');
  });

  test('the deletion of a row that the caller could not read sends no event', async () => {
    const stream = await open(patient, 'patients');
    const { body } = await station.ask(staff, 'POST', 'patients', { owner: 'other' });
    await station.ask(staff, 'DELETE', `patients/${body.id}`);
    await put(`patients/${ids.mine}`, { age: 51 });
    expect((await stream.next(1))[0]).toContain('update 11');
  });

  test('the rows of one tick are sent together, after one query for callers with the same permission', async () => {
    const streams = await Promise.all([1, 2, 3].map(() => open(patient, 'patients,tags')));
    const pieces = streams.map((stream) => stream.pieces.length);
    station.statements.length = 0;
    const em = station.orm.em.fork() as unknown as SqlEntityManager;
    const line = `insert into record_events (xid, view, record_id, version, action)
      select pg_current_xact_id()::text::bigint, 'patients', ?, n, 'update' from generate_series(1, 20) n`;
    await em.transactional(async (inside) => {
      await inside.execute(line, [ids.mine]);
      await inside.execute("select pg_notify('record_events', '')");
    });
    for (const stream of streams) expect(await stream.next(20)).toHaveLength(20);
    expect(streams.map((stream, at) => stream.pieces.length - (pieces[at] ?? 0))).toEqual([
      1, 1, 1,
    ]);
    const asked = station.statements.filter((statement) => /from "patients"/.test(statement));
    expect(asked).toHaveLength(1);
  });

  test('a view without a row filter needs no query', async () => {
    const stream = await open(staff, 'tags');
    const before = await versionOf(`tags/${ids.red}`);
    await put(`tags/${ids.red}`, { word: `red ${before}` });
    station.statements.length = 0;
    await stream.next(1);
    expect(station.statements.filter((statement) => /"tags"/.test(statement))).toEqual([]);
  });

  test('Last-Event-ID resumes after that event, and no event is sent twice', async () => {
    const first = await open(staff, 'tags');
    await put(`tags/${ids.red}`, { word: 'one' });
    await first.next(1);
    const since = first.received[0]?.id ?? '';
    first.close();
    await put(`tags/${ids.red}`, { word: 'two' });
    await put(`tags/${ids.red}`, { word: 'three' });
    const second = await open(staff, 'tags', { 'last-event-id': since });
    expect((await second.next(2)).map((received) => received.split(' ')[1])).toEqual([
      'update',
      'update',
    ]);
    await put(`tags/${ids.red}`, { word: 'four' });
    expect(await second.next(1)).toHaveLength(1);
    expect(new Set(second.received.map(({ data }) => data.version)).size).toBe(3);
  });

  test('the id of a beat without an event resumes, too', async () => {
    const first = await open(staff, 'tags');
    const since = first.lastId();
    first.close();
    await put(`tags/${ids.red}`, { word: 'quiet' });
    const second = await open(staff, 'tags', { 'last-event-id': since });
    expect(await second.next(1)).toHaveLength(1);
  });

  test('if the outbox no longer has the events, the first event is a reset', async () => {
    const first = await open(staff, 'tags');
    await put(`tags/${ids.red}`, { word: 'old' });
    await first.next(1);
    const since = first.received[0]?.id ?? '';
    await put(`tags/${ids.red}`, { word: 'older' });
    await first.next(1);
    const last = first.received[1]?.id ?? '';
    const em = () => station.orm.em.fork() as unknown as SqlEntityManager;
    await em().execute("update record_events set at = at - interval '11 minutes'");
    expect(await sweepRecordEvents(em())).toBeGreaterThan(0);
    expect(await em().execute('select 1 from record_events')).toHaveLength(1);
    for (const id of [since, 'nonsense', 'zzzzzzzz-1']) {
      const back = await open(staff, 'tags', { 'last-event-id': id });
      expect(await back.next(1), id).toEqual(['reset']);
    }
    const kept = await open(staff, 'tags', { 'last-event-id': last });
    await put(`tags/${ids.red}`, { word: 'new' });
    expect((await kept.next(1))[0]).toContain('tags update');
  });

  test('a returning caller is reset if a row may have left their permission meanwhile', async () => {
    const first = await open(patient, 'patients');
    await put(`patients/${ids.loose}`, { age: 8 });
    await first.next(1);
    const since = first.lastId();
    first.close();
    await put(`patients/${ids.loose}`, { owner: 'other' });
    const second = await open(patient, 'patients', { 'last-event-id': since });
    expect(await second.next(1)).toEqual(['reset']);
    await put(`patients/${ids.loose}`, { owner: 'me' });
  });

  test('a guest gets 401 for every view', async () => {
    for (const views of ['wards', 'nothing', '']) {
      expect((await station.open(null, views)).status).toBe(401);
    }
  });

  test('a view that the caller may not see is refused like an unknown one', async () => {
    const answers = await Promise.all(
      ['nothing', 'hidden', 'wards,nothing', '', '__proto__'].map(async (views) => {
        const { status, body } = await station.ask(patient, 'GET', `events?views=${views}`);
        return { status, body };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 400,
      body: { code: 'QUERY_INVALID', details: { parameter: 'views' } },
    });
  });

  test('the 21st stream of a viewer is refused until another one ends', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => open(other, 'tags')));
    const refused = await open(other, 'tags');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('5');
    many[0]?.close();
    await vi.waitFor(async () => expect((await open(other, 'tags')).status).toBe(200));
  });
});

test('HEAD opens no stream', async () => {
  const station = await openStation('PGlite');
  station.state.viewer = staff;
  const answer = await station.app.inject({ method: 'HEAD', url: '/api/events?views=wards' });
  expect(answer.statusCode).toBe(404);
  await station.close();
});
