import { createRecordClient, type ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { createLiveEvents } from '@praxiskit/record-model/live';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { createTabs } from '@praxiskit/record-model/offline';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createOpenEvents } from '../src/live/open-events.ts';
import { createChannels, createLocks } from './browser-doubles.ts';
import { createEventServer } from './event-server.ts';
import { definitions, includes, rows } from './histories/notes.ts';
import { createTestClock, settle } from './practice.ts';
import { createWindow } from './window-double.ts';

afterEach(() => vi.unstubAllGlobals());

/** The requested views of a page, with the relations in the request. */
type Load = Readonly<Record<string, string>>;

async function open(count = 2, areTabs = false, loads: readonly Load[] = []) {
  const server = createMemoryServer(definitions, rows);
  const events = createEventServer(server);
  const clock = createTestClock();
  const channels = createChannels();
  const locks = createLocks();
  const ended: string[] = [];
  const openPage = async (load: Load = includes) => {
    const requests: string[] = [];
    const client = createRecordClient({
      clock,
      definitions,
      fetch(input, init) {
        requests.push(`${init?.method} ${decodeURIComponent(String(input))}`);
        return events.fetch(input, init);
      },
    });
    const tabs = createTabs(client, {
      owner: 'petra',
      locks,
      createChannel: channels.createChannel,
    });
    const live = createLiveEvents(client, {
      open: events.open,
      onEnd: ({ code }) => void ended.push(code),
      ...(areTabs && { tabs }),
    });
    if (!areTabs) tabs.end();
    for (const [name, include] of Object.entries(load)) await client.loaded(name).find({ include });
    const of = (view: string, id: string) => client.loaded(view).peek(id) as ModelRecord;
    return { client, live, tabs, requests, of };
  };
  const pages = await Promise.all(Array.from({ length: count }, (_, at) => openPage(loads[at])));
  /** Long enough for connections and reads. */
  const rest = async () => {
    for (let count = 0; count < 4; count += 1) await clock.advance(50);
  };
  await rest();
  for (const { requests } of pages) requests.length = 0;
  const [first, second] = pages;
  if (first === undefined || second === undefined) throw new Error('Two pages at least');
  return { server, events, clock, pages, first, second, rest, ended, openPage };
}

const read = (ids: string, include = '') =>
  `GET /api/notes/?filter={"id":{"$in":[${ids}]}}&limit=200${include}`;

test('another user’s change arrives, with one request for each view and tick', async () => {
  const { first, second, rest } = await open();
  first.of('notes', 'n1').set('a', 'one');
  first.of('notes', 'n2').set('a', 'two');
  await first.client.flush();
  await rest();
  expect(second.of('notes', 'n1').get('a')).toBe('one');
  expect(second.of('notes', 'n2').get('a')).toBe('two');
  expect(second.requests).toEqual([read('"n1","n2"')]);
});

test('own writes cause no reads', async () => {
  const { first, clock, rest } = await open();
  const note = first.client.loaded('notes').create();
  note.set('a', 'new');
  await note.flush();
  note.set('a', 'changed');
  await note.flush();
  note.link('tags', first.of('tags', 't1'));
  await note.flush();
  await rest();
  await note.remove();
  await rest();
  await clock.advance(60_000);
  expect(first.requests.filter((request) => request.startsWith('GET'))).toEqual([]);
});

test('an event that arrives before the answer of the own write causes no read', async () => {
  const { first, rest, clock, events, server } = await open();
  const late = Promise.withResolvers<void>();
  const note = first.of('notes', 'n1');
  note.set('a', 'mine');
  const row = { ...server.rows.notes?.[0], a: 'mine', version: 2 };
  server.answerNext(async () => {
    await late.promise;
    return Response.json(row);
  });
  await clock.advance(500);
  events.write('notes', 'n1', 2, 'update');
  await rest();
  late.resolve();
  await settle();
  await rest();
  expect(first.requests.filter((request) => request.startsWith('GET'))).toEqual([]);
});

test('an edit that another user has saved as well is no edit: a following deletion is no conflict', async () => {
  const { first, second, rest } = await open();
  first.of('notes', 'n2').set('a', 'same');
  await first.client.flush();
  second.of('notes', 'n2').set('a', 'same');
  await rest();
  expect(second.client.pending()).toEqual([]);
  await first.of('notes', 'n2').remove();
  await rest();
  expect(second.of('notes', 'n2')).toBeUndefined();
});

test('a link that another user has removed before the deletion does not keep the deleted record', async () => {
  const { first, second, clock, rest } = await open();
  first.of('notes', 'n1').unlink('tags', first.of('tags', 't1'));
  await clock.advance(500);
  second.of('notes', 'n1').unlink('tags', second.of('tags', 't1'));
  await clock.advance(50);
  await first.of('notes', 'n1').remove();
  await rest();
  await clock.advance(1000);
  expect(second.client.pending()).toEqual([]);
  expect(second.of('notes', 'n1')).toBeUndefined();
});

test('creates and deletes of other users move records in and out of lists', async () => {
  const { first, second, rest } = await open();
  const list = second.client.loaded('notes').list({ sort: 'a' });
  await list.ready;
  const note = first.client.loaded('notes').create();
  note.set('a', '0');
  await note.flush();
  await rest();
  expect(list.records.map((record) => record.get('a'))).toEqual(['0', 'a', 'a']);
  second.requests.length = 0;
  await note.remove();
  await rest();
  expect(list.records).toHaveLength(2);
  expect(second.requests).toEqual([]);
});

test('links of other users are read with the relations that are known here', async () => {
  const { first, second, rest } = await open();
  first.of('notes', 'n1').link('tags', first.of('tags', 't2'));
  await first.of('notes', 'n1').flush();
  await rest();
  const tags = second.of('notes', 'n1').related('tags') as ModelRecord[];
  expect(tags.map((tag) => tag.get('id')).sort()).toEqual(['t1', 't2']);
  expect(second.of('tags', 't2').related('notes')).toEqual([second.of('notes', 'n1')]);
  expect(second.requests).toEqual([
    read('"n1"', '&include=tags'),
    'GET /api/tags/?filter={"id":{"$in":["t2"]}}&limit=200&include=notes',
  ]);
});

test('an edited record is merged; a field that both have changed is a conflict', async () => {
  const { first, second, rest } = await open();
  const mine = second.of('folders', 'f1');
  mine.assign({ a: 'mine', b: 'mine' });
  first.of('folders', 'f1').set('b', 'theirs');
  await first.of('folders', 'f1').flush();
  await rest();
  expect(mine.conflict?.fields).toEqual({ b: { base: 'b', mine: 'mine', theirs: 'theirs' } });
  expect(mine.get('a')).toBe('mine');
});

test('while a field waits for a decision, changes of other fields are taken, and decide nothing', async () => {
  const { first, second, rest, server } = await open();
  const mine = second.of('folders', 'f1');
  const theirs = first.of('folders', 'f1');
  mine.set('b', 'mine');
  for (const values of [{ b: 'theirs' }, { a: 'later' }]) {
    theirs.assign(values);
    await theirs.flush();
    await rest();
    expect(mine.conflict?.fields).toEqual({ b: { base: 'b', mine: 'mine', theirs: 'theirs' } });
  }
  expect(mine.get('a')).toBe('later');
  mine.set('a', 'typed');
  await expect(mine.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(server.rows.folders?.[0]).toMatchObject({ a: 'typed', b: 'theirs' });
});

test('a record that the user may not read any more leaves the lists; an edited one is a conflict', async () => {
  const { second, server, events, rest } = await open();
  const list = second.client.loaded('notes').list();
  await list.ready;
  second.of('notes', 'n1').set('a', 'mine');
  server.rows.notes = [];
  events.write('notes', 'n1', 2, 'update');
  events.write('notes', 'n2', 2, 'update');
  await rest();
  expect(list.records).toEqual([second.of('notes', 'n1')]);
  expect(second.of('notes', 'n1').conflict).toEqual({ fields: {}, isGone: true });
  second.of('notes', 'n1').rollback();
  expect(list.records).toEqual([]);
  expect(second.client.pending()).toEqual([]);
});

test('a view that the user may not read any more is requested once, and again on another page', async () => {
  const { events, first, second, clock, rest } = await open();
  vi.stubGlobal('location', new URL('http://practice.example/private'));
  const away = vi.spyOn(events, 'fetch');
  away.mockImplementation(async () => Response.json({ code: 'FORBIDDEN' }, { status: 403 }));
  events.write('notes', 'n1', 2, 'update');
  for (let minute = 0; minute < 10; minute += 1) await clock.advance(60_000);
  events.write('notes', 'n1', 3, 'update');
  await rest();
  expect(first.requests).toEqual([read('"n1"')]);
  away.mockRestore();
  vi.stubGlobal('location', new URL('http://practice.example/user'));
  events.write('notes', 'n1', 4, 'update');
  await rest();
  expect(first.requests).toEqual([read('"n1"'), read('"n1"')]);
  vi.unstubAllGlobals();
  expect(second.requests).toHaveLength(2);
});

test('a broken connection is opened again, slower each time, from the last position', async () => {
  const { events, clock, server, second, rest } = await open();
  const before = events.opened.length;
  events.hold(true);
  Object.assign(server.rows.notes?.[0] ?? {}, { a: 'meanwhile', version: 2 });
  events.write('notes', 'n1', 2, 'update');
  events.hold(false);
  events.cut();
  events.refuse(new RecordError('UNAVAILABLE', 'away', { status: 503 }));
  await settle();
  await clock.advance(1300);
  expect(events.opened).toHaveLength(before);
  events.refuse(null);
  await clock.advance(1300);
  expect(events.opened).toHaveLength(before);
  await clock.advance(1300);
  await rest();
  expect(events.opened.length).toBeGreaterThan(before);
  expect(events.opened.at(-1)?.lastEventId).toBe('0');
  expect(second.of('notes', 'n1').get('a')).toBe('meanwhile');
});

test('if the position is too old, all records are read again', async () => {
  const { events, clock, server, second, rest } = await open();
  const list = second.client.loaded('folders').list();
  await list.ready;
  Object.assign(server.rows.folders?.[0] ?? {}, { a: 'listed', version: 2 });
  Object.assign(server.rows.notes?.[0] ?? {}, { a: 'held', version: 2 });
  server.rows.notes?.splice(1, 1);
  events.sweep(true);
  events.cut();
  await settle();
  await clock.advance(2000);
  await rest();
  expect(second.of('folders', 'f1').get('a')).toBe('listed');
  expect(second.of('notes', 'n1').get('a')).toBe('held');
  expect(second.of('notes', 'n2')).toBeUndefined();
});

test('if the position is too old, records that left a list, deleted records and relations are read again, too', async () => {
  const { events, clock, server, second, rest } = await open();
  const list = second.client.loaded('notes').list({ filter: { a: 'a' } });
  await list.ready;
  const [note, other] = [second.of('notes', 'n1'), second.of('notes', 'n2')];
  expect(list.records).toEqual([note, other]);
  Object.assign(server.rows.notes?.[0] ?? {}, { a: 'has left', version: 2 });
  server.rows.note_tags?.push({ notes: 'n1', tags: 't2' });
  server.rows.notes?.splice(1, 1);
  events.sweep(true);
  events.cut();
  await settle();
  await clock.advance(2000);
  await rest();
  expect(list.records).toEqual([]);
  expect(note.get('a')).toBe('has left');
  const tags = note.related('tags') as ModelRecord[];
  expect(tags.map((tag) => tag.get('id')).sort()).toEqual(['t1', 't2']);
  expect(other.isDeleted).toBe(true);
});

test('a read because of an event, requested before an own link was saved, does not remove the link', async () => {
  const { events, first, rest } = await open(2);
  const [note, tag] = [first.of('notes', 'n1'), first.of('tags', 't2')];
  const { fetch } = events;
  events.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    // The answer of the read is in flight while the link is saved.
    if (init?.method === 'GET' && note.isChanged) await note.flush();
    return answer;
  };
  events.write('tags', 't2', 1, 'link');
  note.link('tags', tag);
  await rest();
  expect(first.requests).toEqual([
    'GET /api/tags/?filter={"id":{"$in":["t2"]}}&limit=200&include=notes',
    'POST /api/notes/n1/tags/',
  ]);
  expect(note.related('tags')).toContain(tag);
  expect(tag.related('notes')).toContain(note);
});

test('a guest’s 401, or clear, ends live events: no stream is opened any more', async () => {
  const { events, clock, first, second, ended } = await open();
  events.refuse(new RecordError('UNAUTHENTICATED', 'guest', { status: 401 }));
  events.cut();
  await settle();
  await clock.advance(60_000);
  expect(ended).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  expect([first.live.state, second.live.state]).toEqual(['ended', 'ended']);
  const { events: others, first: cleared, clock: time } = await open();
  cleared.client.clear();
  expect(cleared.live.state).toBe('ended');
  await time.advance(60_000);
  expect(others.streams.size).toBe(1);
});

test('a view that is loaded later is also followed, without a gap', async () => {
  const server = createMemoryServer(definitions, rows);
  const events = createEventServer(server);
  const clock = createTestClock();
  const client = createRecordClient({ fetch: events.fetch, clock });
  const live = createLiveEvents(client, { open: events.open });
  await clock.advance(1000);
  expect(live.state).toBe('idle');
  const list = (await client.view('tags')).list();
  await list.ready;
  await clock.advance(50);
  expect(live.state).toBe('open');
  await (await client.view('folders')).find();
  await clock.advance(50);
  expect(events.opened.map(({ url, lastEventId }) => [url, lastEventId])).toEqual([
    ['/api/events?views=tags', null],
    ['/api/events?views=folders,tags', '0'],
  ]);
  live.end();
});

test('of several tabs the leader listens and reads for all; when it is closed, the next one leads', async () => {
  const { events, pages, first, second, server, rest } = await open(3, true);
  expect(events.streams.size).toBe(1);
  Object.assign(server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 2 });
  events.write('notes', 'n1', 2, 'update');
  await rest();
  expect(pages.map(({ of }) => of('notes', 'n1').get('a'))).toEqual(['theirs', 'theirs', 'theirs']);
  expect(pages.flatMap(({ requests }) => requests)).toEqual([read('"n1"')]);
  first.tabs.end();
  first.live.end();
  await rest();
  expect(events.streams.size).toBe(1);
  expect(events.opened.at(-1)?.lastEventId).toBe('1');
  second.of('notes', 'n2').set('a', 'by a tab');
  await second.client.flush();
  await rest();
  expect(pages[2]?.of('notes', 'n2').get('a')).toBe('by a tab');
  expect(pages.flatMap(({ requests }) => requests)).toEqual([read('"n1"'), 'PUT /api/notes/n2']);
});

test('a new record that the leader has read before its event is in the lists of the other tabs', async () => {
  const { events, first, second, server, rest, pages } = await open(2, true);
  const list = second.client.loaded('notes').list({ sort: 'a' });
  await list.ready;
  server.rows.notes?.push({ id: 'n9', version: 1, a: 'x', b: 'x', folder_id: null });
  await first.client.loaded('notes').find({ filter: { a: 'x' } });
  for (const { requests } of pages) requests.length = 0;
  events.write('notes', 'n9', 1, 'create');
  await rest();
  expect(list.records.map((note) => note.get('id'))).toContain('n9');
  expect(pages.flatMap(({ requests }) => requests)).toEqual([]);
});

test.each<[string, Load]>([
  ['without their tags', { notes: '', tags: '' }],
  ['not at all', { folders: '' }],
])('links of other users reach a tab if the leader has the notes %s', async (_, load) => {
  const { events, first, second, server, rest } = await open(2, true, [load, includes]);
  server.rows.note_tags?.push({ notes: 'n1', tags: 't2' });
  Object.assign(server.rows.notes?.[0] ?? {}, { version: 2 });
  events.write('notes', 'n1', 2, 'link');
  events.write('tags', 't2', 1, 'link');
  await rest();
  const tags = second.of('notes', 'n1').related('tags') as ModelRecord[];
  expect(tags.map((tag) => tag.get('id')).sort()).toEqual(['t1', 't2']);
  expect(first.requests).toContain(read('"n1"', '&include=tags'));
  expect(second.requests).toEqual([]);
});

test('events that the leader has received but not read when it is closed are read by the next one', async () => {
  const { events, clock, first, second, server, rest } = await open(2, true);
  Object.assign(server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 2 });
  events.write('notes', 'n1', 2, 'update');
  await settle();
  first.tabs.end();
  first.live.end();
  await rest();
  expect(second.of('notes', 'n1').get('a')).toBe('theirs');
  expect(second.requests).toEqual([read('"n1"')]);
  await clock.advance(60_000);
  expect(second.requests).toHaveLength(1);
});

test.each(['is under way', 'has failed'])(
  'the next tab also repeats reads in progress, if the read %s',
  async (state) => {
    const { events, clock, first, second, server, rest } = await open(2, true);
    Object.assign(server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 2 });
    server.answerNext(async () => {
      if (state === 'has failed') throw new TypeError('no connection');
      return new Promise<Response>(() => undefined);
    });
    events.write('notes', 'n1', 2, 'update');
    await clock.advance(50);
    await settle();
    // A beat.
    for (const { listener } of events.streams) listener.at('1');
    await settle();
    first.tabs.end();
    first.live.end();
    await rest();
    expect(second.of('notes', 'n1').get('a')).toBe('theirs');
  },
);

test.each([true, false])(
  'a page that was opened after the last position was sent reads them, too (idle: %s)',
  async (isIdle) => {
    const { events, clock, first, second, server, rest, openPage } = await open(2, true);
    second.tabs.end();
    second.live.end();
    if (!isIdle) {
      server.answerNext(() => new Promise<Response>(() => undefined));
      events.write('notes', 'n2', 2, 'update');
      await clock.advance(50);
    }
    const third = await openPage();
    await clock.advance(20);
    Object.assign(server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 2 });
    events.write('notes', 'n1', 2, 'update');
    await settle();
    first.tabs.end();
    first.live.end();
    await rest();
    expect(third.of('notes', 'n1').get('a')).toBe('theirs');
  },
);

test('if the leader never had a stream, the next one reads its older records again', async () => {
  const { events, clock, pages, server, rest, openPage } = await open(2, true);
  for (const { tabs, live } of pages) {
    tabs.end();
    live.end();
  }
  events.refuse(new RecordError('UNAVAILABLE', 'away', { status: 503 }));
  const [leader, next] = [await openPage(), await openPage()];
  await rest();
  await clock.advance(10_000);
  Object.assign(server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 2 });
  events.write('notes', 'n1', 2, 'update');
  events.refuse(null);
  leader.tabs.end();
  leader.live.end();
  await rest();
  expect(next.of('notes', 'n1').get('a')).toBe('theirs');
});

test(
  'after any edits of two users with live events both clients have the server’s state, without a read',
  async () => {
    const step = fc.tuple(fc.nat(1), fc.nat(9), fc.nat(1), fc.nat(4));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const { pages, clock, server, events, rest } = await open();
        for (const [at, kind, which, turn] of steps) {
          const page = pages[at];
          const note = page?.of('notes', `n${which + 1}`);
          const tag = page?.of('tags', `t${which + 1}`);
          if (!page) continue;
          if (kind === 6) events.cut();
          else if (kind === 7) events.sweep(turn % 2 === 0);
          else if (kind === 8) {
            page.client.loaded('notes').create().set('a', 'new');
          } else if (note && tag && !note.isDeleted) {
            if (kind < 3) note.set(kind === 1 ? 'b' : 'a', `${at} ${turn}`);
            else if (kind === 3) note.link('tags', tag);
            else if (kind === 4) note.unlink('tags', tag);
            else if (kind === 5) note.link('folder', page.of('folders', `f${which + 1}`));
            else if (turn === 4) await note.remove().catch(() => undefined);
          }
          await clock.advance([0, 50, 500, 0, 1000][turn] ?? 0);
        }
        for (let round = 0; round < 8; round += 1) {
          await clock.advance(40_000);
          await rest();
          for (const { client } of pages) {
            for (const record of client.pending()) {
              record.resolve(record.conflict?.isGone ? 'theirs' : 'mine');
              await record.flush().catch(() => undefined);
              if (record.saveError && round > 2) record.rollback();
              await rest();
            }
          }
        }
        for (const { client, of } of pages) {
          expect(client.pending()).toEqual([]);
          for (const row of server.rows.notes ?? []) {
            const { a, b, folder_id, id } = row;
            // A new record is held if a list, or its creator, has it.
            const note = of('notes', String(id));
            if (!String(id).startsWith('n')) continue;
            expect(note?.toJSON()).toMatchObject({ a, b, folder_id });
            const tags = (note.related('tags') as ModelRecord[]).map((tag) => tag.get('id')).sort();
            const stored = (server.rows.note_tags ?? []).filter(({ notes }) => notes === id);
            expect(tags).toEqual(stored.map(({ tags: tag }) => tag).sort());
          }
          for (const id of ['n1', 'n2']) {
            if (!server.rows.notes?.some((row) => row.id === id))
              expect(of('notes', id)).toBeUndefined();
          }
        }
      }),
      { numRuns: isLong ? 3000 : 60 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);

const encode = (chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

test('a stream is read by fetch, with the cookies and the position; a beat is a position, too', async () => {
  const heard: unknown[] = [];
  const chunks = ['retry: 3000\n\n: \nid: a\n\nid: b\nevent: cha', 'nge\ndata: {"x":"ü"}\n\n'];
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(encode(chunks), { headers: { 'content-type': 'text/event-stream' } }),
  );
  const { signal } = new AbortController();
  await createOpenEvents(fetch)(
    '/api/events?views=x',
    { lastEventId: '7', signal },
    {
      opened: () => void heard.push('opened'),
      at: (id) => void heard.push(id),
      event: (type, data) => void heard.push([type, data]),
      retry: (milliseconds) => void heard.push(milliseconds),
    },
  );
  expect(heard).toEqual(['opened', 3000, 'a', 'b', ['change', '{"x":"ü"}']]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'same-origin',
    headers: { 'last-event-id': '7' },
  });
});

test.each([
  [401, 'UNAUTHENTICATED'],
  [400, 'REFUSED'],
  [503, 'UNAVAILABLE'],
  [200, 'UNAVAILABLE'],
])('a %i that is no stream is %s', async (status, code) => {
  const fetch = async () =>
    new Response('{}', { status, headers: { 'content-type': 'text/html' } });
  const { signal } = new AbortController();
  const listener = { opened: vi.fn(), at: vi.fn(), event: vi.fn(), retry: vi.fn() };
  const opened = createOpenEvents(fetch)('/api/events', { lastEventId: null, signal }, listener);
  await expect(opened).rejects.toMatchObject({ code, status });
  expect(listener.opened).not.toHaveBeenCalled();
});

test('each page knows that the server is away, or back, by the stream of one of them', async () => {
  const { first, second, clock, events } = await open(2, true);
  const notified: boolean[] = [];
  const { connection } = second.client;
  connection.subscribe(() => notified.push(connection.isAway));
  events.refuse(new RecordError('UNAVAILABLE', 'away'));
  events.cut();
  await settle();
  await clock.advance(2000);
  await settle();
  expect([first, second].map(({ client }) => client.connection.isAway)).toEqual([true, true]);
  events.refuse(null);
  await clock.advance(30_000);
  await settle();
  expect([first, second].map(({ client }) => client.connection.isAway)).toEqual([false, false]);
  expect(notified).toEqual([true, false]);
});

/** Both have changed the same field of a note, and the first user is asked. */
async function openQuestion() {
  const world = await open();
  const [note, other] = [world.first.of('notes', 'n1'), world.second.of('notes', 'n1')];
  other.set('a', 'theirs');
  await other.flush();
  note.set('a', 'mine');
  await world.rest();
  note.set('b', 'typed');
  await world.clock.advance(500);
  await world.rest();
  const conflict = { fields: { a: { base: 'a', mine: 'mine', theirs: 'theirs' } } };
  expect(note).toMatchObject({ conflict, saveState: 'conflict' });
  const row = () => world.server.rows.notes?.find(({ id }) => id === 'n1') ?? {};
  return { ...world, note, other, row };
}

test('after the browser’s `online` the server counts as back, until the next request fails', async () => {
  const { online } = createWindow();
  const { server, first } = await open();
  const { client } = first;
  const askInVain = async () => {
    server.answerNext(() => new Response(null, { status: 503 }));
    await expect(client.loaded('notes').find()).rejects.toThrow();
  };
  await askInVain();
  expect(client.connection.isAway).toBe(true);
  online();
  expect(client.connection.isAway).toBe(false);
  await askInVain();
  expect(client.connection.isAway).toBe(true);
});

test('a beat of the open stream shows each page that the server is back, after a lost request', async () => {
  const { server, events, first, second } = await open(2, true);
  for (const { client } of [first, second]) {
    server.answerNext(() => Promise.reject(new TypeError('lost')));
    await expect(client.send('/notes/n1/discard', { method: 'POST' })).rejects.toThrow();
    expect(client.connection.isAway).toBe(true);
  }
  for (const { listener } of events.streams) listener.at('0');
  await settle();
  expect([first, second].map(({ client }) => client.connection.isAway)).toEqual([false, false]);
});

test('a stream whose first try comes too early after an offline time is tried again after a second', async () => {
  const { online } = createWindow();
  const { events, clock, first } = await open();
  events.refuse(new RecordError('UNAVAILABLE', 'no network'));
  events.cut();
  for (let count = 0; count < 6; count += 1) await clock.advance(40_000);
  expect(first.client.connection.isAway).toBe(true);
  online();
  await settle();
  expect(first.client.connection.isAway).toBe(true);
  events.refuse(null);
  await clock.advance(1300);
  expect(first.live.state).toBe('open');
  expect(first.client.connection.isAway).toBe(false);
});

test('a conflict that another user has ended with the same value is no failure', async () => {
  const { note, other, rest, clock } = await openQuestion();
  other.set('a', 'mine');
  await other.flush();
  await rest();
  expect(note).toMatchObject({ conflict: null, isChanged: false, saveError: null });
  await clock.advance(600_000);
  expect(['clean', 'saved']).toContain(note.saveState);
});

test('a value that another user has set back is no conflict any more: the input is saved [R7.8]', async () => {
  const { note, other, rest, row } = await openQuestion();
  other.set('a', 'a');
  await other.flush();
  await rest();
  expect(row()).toMatchObject({ a: 'mine', b: 'typed' });
  expect(note).toMatchObject({ conflict: null, isChanged: false, saveState: 'saved' });
});

test('an own save whose answer is lost, and which an event reports, is no failure', async () => {
  const { first, rest, clock, events, server } = await open();
  const note = first.of('notes', 'n1');
  note.set('a', 'mine');
  server.answerNext(async () => {
    Object.assign(server.rows.notes?.find(({ id }) => id === 'n1') ?? {}, {
      a: 'mine',
      version: 2,
    });
    throw new TypeError('lost');
  });
  await clock.advance(500);
  expect(note.saveState).toBe('failed');
  events.write('notes', 'n1', 2, 'update');
  await rest();
  expect(note).toMatchObject({ isChanged: false, saveError: null });
  await clock.advance(600_000);
  expect(['clean', 'saved']).toContain(note.saveState);
});

test.each(['lost', 'busy'])(
  'a conflict from an event during the pause of a failed save, %s, replaces the failure',
  async (fate) => {
    const { first, second, rest, clock, server } = await open();
    const note = first.of('notes', 'n1');
    const busy = { status: 429, headers: { 'retry-after': '5' } };
    note.set('a', 'mine');
    server.answerNext(() => {
      if (fate === 'lost') throw new TypeError('lost');
      return new Response(null, busy);
    });
    await clock.advance(500);
    expect(note.saveState).toBe('failed');
    second.of('notes', 'n1').set('a', 'theirs');
    await second.client.flush();
    await rest();
    await clock.advance(40_000);
    expect(note.conflict?.fields).toMatchObject({ a: { mine: 'mine', theirs: 'theirs' } });
    expect(note).toMatchObject({ saveState: 'conflict', saveError: null });
  },
);

test('an edited record that exists again is no longer gone: its edits are saved in it, and create no second one', async () => {
  const { first, rest, clock, events, server } = await open();
  const note = first.of('notes', 'n1');
  note.set('a', 'mine');
  const { notes = [] } = server.rows;
  const [row] = notes.splice(0, 1);
  events.write('notes', 'n1', 2, 'remove');
  await rest();
  expect(note.conflict).toEqual({ fields: {}, isGone: true });
  await clock.advance(600_000);
  notes.unshift({ ...row, b: 'theirs', version: 3 });
  events.write('notes', 'n1', 3, 'update');
  await rest();
  expect(notes.map(({ id, a, b }) => [id, a, b])).toEqual([
    ['n1', 'mine', 'theirs'],
    ['n2', 'a', 'b'],
  ]);
  expect(note).toMatchObject({ conflict: null, isChanged: false, saveState: 'saved' });
});

test('a refusal during a conflict stays reported, even if another user writes', async () => {
  const { note, other, rest, clock, server } = await openQuestion();
  const details = { b: [{ op: 'unique', message: 'taken' }] };
  const refusal = { statusCode: 422, code: 'VALIDATION_FAILED', message: 'x', details };
  server.answerNext(async () => Response.json(refusal, { status: 422 }));
  note.set('b', 'taken');
  await clock.advance(500);
  expect(note.saveState).toBe('invalid');
  other.set('token', 't');
  await other.flush();
  await rest();
  expect(note.get('token')).toBe('t');
  expect(note.conflict?.fields).toHaveProperty('a');
  expect(note).toMatchObject({ saveState: 'invalid', saveError: { code: 'VALIDATION_FAILED' } });
});

test('if a record exists again with another value in one field, its other fields are saved [R7.8]', async () => {
  const { first, rest, clock, events, server } = await open();
  const note = first.of('notes', 'n1');
  const { notes = [] } = server.rows;
  const [row] = notes.splice(0, 1);
  note.set('a', 'mine');
  note.set('b', 'typed');
  await clock.advance(500);
  await rest();
  expect(note.conflict).toEqual({ fields: {}, isGone: true });
  notes.unshift({ ...row, a: 'theirs', version: 3 });
  events.write('notes', 'n1', 3, 'update');
  await rest();
  await clock.advance(500);
  expect(note.conflict).toEqual({ fields: { a: { base: 'a', mine: 'mine', theirs: 'theirs' } } });
  expect(notes[0]).toMatchObject({ a: 'theirs', b: 'typed' });
  expect(note.saveState).toBe('conflict');
});

test('a record that is deleted while it is being read appears in no list', async () => {
  const { first, rest, events, server, clock } = await open();
  const list = first.client.loaded('notes').list({});
  await rest();
  const row = { id: 'n9', token: null, a: 'new', b: 'b', folder_id: null, version: 1 };
  const late = Promise.withResolvers<void>();
  server.answerNext(async () => {
    await late.promise;
    return Response.json([row]);
  });
  events.write('notes', 'n9', 1, 'create');
  await clock.advance(50);
  events.write('notes', 'n9', 1, 'remove');
  await rest();
  late.resolve();
  await settle();
  await rest();
  expect(list.records.map(({ id }) => id)).toEqual(['n1', 'n2']);
});

test('an own new record that a slower transaction has deleted is gone, even if both events arrive in the other order', async () => {
  const { first, rest, events, server } = await open();
  const note = first.client.loaded('notes').create();
  events.hold(true);
  note.set('a', 'new');
  await note.flush();
  server.rows.notes?.pop();
  events.hold(false);
  events.write('notes', note.get('id'), 1, 'remove');
  events.write('notes', note.get('id'), 1, 'create');
  await rest();
  expect(note.isDeleted).toBe(true);
});

test('a pair that is unlinked while the leader reads is unlinked in the other tabs, too', async () => {
  const { first, second, server, events, rest } = await open(2, true);
  const held = Promise.withResolvers<void>();
  server.answerNext(async () => {
    const answer = await server.fetch('/api/tags/?include=notes', { method: 'GET' });
    await held.promise;
    return answer;
  });
  events.write('tags', 't1', 1, 'link');
  await rest();
  const note = first.of('notes', 'n1');
  note.unlink('tags', first.of('tags', 't1'));
  await note.flush();
  await settle();
  held.resolve();
  await rest();
  expect(first.of('notes', 'n1').related('tags')).toEqual([]);
  expect(second.of('notes', 'n1').related('tags')).toEqual([]);
});
