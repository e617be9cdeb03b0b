import { createRecordClient, type LiveList } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitions } from './histories/notes.ts';
import { createTestClock, settle } from './practice.ts';

async function open(count = 6) {
  const manual = definitions.map((definition) => ({ ...definition, autosave: false }));
  const notes = Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    token: null,
    a: `a${at}`,
    b: 'b',
    folder_id: at % 2 === 0 ? 'f1' : null,
  }));
  const server = createMemoryServer(manual, {
    notes,
    folders: [{ id: 'f1', token: null, a: 'a', b: 'b' }],
    tags: [],
  });
  const clock = createTestClock();
  const client = createRecordClient({ fetch: server.fetch, clock });
  const view = await client.view<Record<string, unknown>>('notes');
  await client.view('folders');
  server.requests.length = 0;
  return { server, clock, client, view };
}

const texts = (list: LiveList<Record<string, unknown>>) => list.records.map(({ a }) => a);

test('equal queries share a list, and its request', async () => {
  const { view, server } = await open();
  const list = view.list({ sort: 'a', limit: 2 });
  expect(view.list({ limit: 2, sort: 'a' })).toBe(list);
  expect(list.status).toBe('loading');
  expect(await list.ready).toBe(list);
  expect([list.status, texts(list)]).toEqual(['ready', ['a0', 'a1']]);
  expect(server.requests).toHaveLength(1);
});

test('a sensitive view is asked in a body: no address has a name, and equal queries share a request', async () => {
  const secret = definitions.map((one) => ({ ...one, search: true, sensitive: true }));
  const server = createMemoryServer(secret, {
    notes: [{ id: 'n1', token: null, a: 'Kim', b: 'b' }],
  });
  const client = createRecordClient({ fetch: server.fetch, clock: createTestClock() });
  const view = await client.view<Record<string, unknown>>('notes');
  server.requests.length = 0;
  const query = { filter: { $search: 'kim' }, sort: ['a', '-b'] } as const;
  const [found, again] = await Promise.all([view.find(query), view.find(query)]);
  expect(found.map(({ a }) => a)).toEqual(['Kim']);
  expect(again).toEqual(found);
  expect(await view.count({ filter: { $search: 'nobody' } })).toBe(0);
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/notes/query',
    'POST /api/notes/query',
  ]);
  expect(server.requests[0]?.body).toEqual({ filter: { $search: 'kim' }, sort: 'a,-b' });
});

test('a record that a search has found, and that was renamed since, leaves its list', async () => {
  const searched = definitions.map((one) => ({ ...one, search: true }));
  const server = createMemoryServer(searched, {
    notes: [
      { id: 'n1', token: null, a: 'Kim', b: 'b' },
      { id: 'n2', token: null, a: 'Kim too', b: 'b' },
    ],
  });
  const clock = createTestClock();
  const client = createRecordClient({ fetch: server.fetch, clock });
  const list = (await client.view('notes')).list({ filter: { $search: 'kim' } });
  await list.ready;
  list.subscribe(() => undefined);
  const [first] = list.records;
  first?.set('a', 'Toni');
  await clock.advance(1000);
  // An edit that is not saved changes nothing on the server.
  expect(list.records).toHaveLength(2);
  await first?.flush();
  await clock.advance(1000);
  await expect.poll(() => texts(list)).toEqual(['Kim too']);
  const { length } = server.requests;
  await clock.advance(60_000);
  expect(server.requests).toHaveLength(length);
});

test('edits, creates and deletes move records in, out and to another position', async () => {
  const { view } = await open();
  const list = view.list({ filter: { folder_id: 'f1' }, sort: '-a' });
  await list.ready;
  const notified: unknown[] = [];
  list.subscribe(() => notified.push(texts(list)));
  expect(texts(list)).toEqual(['a4', 'a2', 'a0']);
  const [first] = list.records;
  first?.set('a', 'a1');
  first?.set('b', 'not seen by the list');
  first?.set('folder_id', null);
  first?.set('folder_id', 'f1');
  const created = view.create();
  created.assign({ a: 'a9', folder_id: 'f1' });
  expect(notified).toEqual([
    ['a2', 'a1', 'a0'],
    ['a2', 'a0'],
    ['a2', 'a1', 'a0'],
    ['a9', 'a2', 'a1', 'a0'],
  ]);
  await created.flush();
  await list.refresh();
  expect(list.records[0]).toBe(created);
  await created.remove();
  expect(texts(list)).toEqual(['a2', 'a1', 'a0']);
});

test('the array is the same until the list changes; undo puts a record back', async () => {
  const { view, client } = await open();
  const list = view.list({ filter: { b: 'b' }, sort: 'a' });
  await list.ready;
  const before = list.records;
  list.records[0]?.set('folder_id', null);
  expect(list.records).toBe(before);
  list.records[0]?.set('b', 'c');
  expect(list.records).toHaveLength(5);
  client.undo();
  expect(texts(list)).toEqual(texts({ ...list, records: before }));
});

test('further rows are appended, and rows that may be on a later page are not shown before', async () => {
  const { view, server } = await open();
  const list = view.list({ sort: 'a', limit: 2 });
  await list.ready;
  server.rows.notes?.push({ id: 'n9', version: 1, a: 'a9', b: 'b', folder_id: null });
  await view.get('n9');
  expect(texts(list)).toEqual(['a0', 'a1']);
  await Promise.all([list.loadMore(), list.loadMore()]);
  expect(texts(list)).toEqual(['a0', 'a1', 'a2', 'a3']);
  await list.loadMore();
  await list.loadMore();
  expect([list.records.length, list.next]).toEqual([7, null]);
  await list.loadMore();
  expect(list.records).toHaveLength(7);
});

test('a list with more rows than one page keeps all of them when it is refreshed [R8.8]', async () => {
  const { view, server } = await open(1200);
  const list = view.list({ sort: 'id', limit: 500 });
  await list.ready;
  while (list.next !== null) await list.loadMore();
  const before = texts(list);
  expect(before).toHaveLength(1200);
  server.requests.length = 0;
  await list.refresh();
  expect(texts(list)).toEqual(before);
  expect([list.status, list.next, server.requests.length]).toEqual(['ready', null, 3]);
});

test('a condition on a relation is evaluated', async () => {
  const { view, client } = await open();
  const folder = await client.loaded('folders').get('f1');
  const list = view.list({ filter: { folder: { a: 'a' } }, sort: 'a' });
  await list.ready;
  expect(texts(list)).toEqual(['a0', 'a2', 'a4']);
  list.records[0]?.unlink('folder', folder);
  expect(texts(list)).toEqual(['a2', 'a4']);
});

test('a failed load is a status, its records stay, and a refresh ends it', async () => {
  const { view, server } = await open();
  server.answerNext(() => new Response('{}', { status: 503 }));
  const list = view.list({ sort: 'a' });
  await expect(list.ready).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect([list.status, list.error?.code]).toEqual(['failed', 'UNAVAILABLE']);
  await list.refresh();
  expect([list.status, list.error, list.records.length]).toEqual(['ready', null, 6]);
});

test('a list without subscribers for a minute is dropped; a subscription keeps it', async () => {
  const { view, clock } = await open();
  const list = view.list({ sort: 'a' });
  await list.ready;
  const end = list.subscribe(() => undefined);
  await clock.advance(120_000);
  expect(view.list({ sort: 'a' })).toBe(list);
  end();
  await clock.advance(60_000);
  expect(view.list({ sort: 'a' })).not.toBe(list);
});

test('after any edits and their save the list equals the server’s list', async () => {
  const step = fc.tuple(fc.nat(7), fc.constantFrom('a', 'b', 'folder_id'), fc.nat(4));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { view, client, server } = await open();
      const query = {
        filter: { $or: [{ a: { $gte: 'a2' } }, { folder_id: { $null: true } }] },
        sort: '-a,b',
      };
      const list = view.list(query);
      await list.ready;
      for (const [at, field, value] of steps) {
        const known = view.peek(`n${at}`);
        const record = known ?? (at === 7 ? view.create() : undefined);
        record?.set(field, field === 'folder_id' ? (value % 2 === 0 ? 'f1' : null) : `a${value}`);
      }
      const shown = list.records;
      await client.flush();
      await settle();
      const found = await view.find(query);
      const listed = new Set(found);
      expect(shown.filter((record) => listed.has(record))).toEqual(shown);
      // Rows that were in no answer are not known here.
      const known = found.filter((record) => shown.includes(record));
      expect(known).toEqual(list.records.filter((record) => listed.has(record)));
      expect(server.requests.length).toBeGreaterThan(1);
    }),
    { numRuns: isLong ? 3000 : 100 },
  );
});

test('a record saved while a list is being read is in its position, although the answer is older', async () => {
  const { server, clock } = await open();
  let held: (() => void)[] | null = null;
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      if (held && init?.method === 'GET') {
        await new Promise<void>((resolve) => held?.push(resolve));
      }
      return answer;
    },
  });
  const view = await client.view<Record<string, unknown>>('notes');
  const list = view.list({ sort: 'a', filter: { b: 'b' }, limit: 10 });
  await list.ready;
  held = [];
  const done = list.refresh();
  await settle();
  const [first, , third] = list.records;
  await view.create({ a: 'a1b', b: 'b' }).flush();
  first?.set('a', 'a9');
  third?.set('b', 'c');
  await client.flush();
  expect(texts(list)).toEqual(['a1', 'a1b', 'a3', 'a4', 'a5', 'a9']);
  for (const resolve of held) resolve();
  await done;
  expect(texts(list)).toEqual(['a1', 'a1b', 'a3', 'a4', 'a5', 'a9']);
});
