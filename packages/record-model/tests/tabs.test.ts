import type { Column } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { createTabs } from '@praxiskit/record-model/offline';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChannels, createLocks } from './browser-doubles.ts';
import { definitions, includes, names, rows } from './histories/notes.ts';
import { createTestClock, settle } from './practice.ts';

async function openTabs(
  count = 2,
  owners = Array.from({ length: count }, () => 'petra'),
  seen = definitions,
) {
  const server = createMemoryServer(seen, rows);
  const channels = createChannels();
  const locks = createLocks();
  const clock = createTestClock();
  const tabs = await Promise.all(
    owners.map(async (owner) => {
      const requests: string[] = [];
      const client = createRecordClient({
        clock,
        definitions: seen,
        fetch(input, init) {
          requests.push(`${init?.method} ${String(input)}`);
          return server.fetch(input, init);
        },
      });
      const group = createTabs(client, { owner, locks, createChannel: channels.createChannel });
      for (const name of names) await client.loaded(name).find({ include: includes[name] });
      await settle();
      requests.length = 0;
      const of = (view: string, id: string) => client.loaded(view).peek(id) as ModelRecord;
      return { client, group, requests, of };
    }),
  );
  channels.messages.length = 0;
  const [first, second] = tabs;
  if (first === undefined || second === undefined) throw new Error('Two tabs at least');
  return { server, channels, clock, tabs, first, second };
}

test('a record that one tab has saved is in the others, without a request, and is sent once', async () => {
  const { first, second, clock, channels } = await openTabs();
  first.of('notes', 'n1').set('a', 'saved');
  await clock.advance(500);
  await settle();
  expect(second.of('notes', 'n1')).toMatchObject({ isChanged: false, saveState: 'clean' });
  expect(second.of('notes', 'n1').get('a')).toBe('saved');
  expect(second.of('notes', 'n1').base().version).toBe(2);
  expect(second.requests).toEqual([]);
  expect(channels.messages).toHaveLength(1);
});

test('a newer row that one tab has read reaches the others', async () => {
  const { first, second, server } = await openTabs();
  Object.assign(server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 2 });
  await first.client.loaded('notes').find();
  await settle();
  expect(second.of('notes', 'n1').get('a')).toBe('theirs');
  expect(second.requests).toEqual([]);
});

test('edits in the other tab are merged; a field that both changed is a conflict', async () => {
  const { first, second, clock } = await openTabs();
  const mine = second.of('folders', 'f1');
  mine.assign({ a: 'mine', b: 'mine too' });
  first.of('folders', 'f1').set('b', 'saved');
  await first.of('folders', 'f1').flush();
  await settle();
  expect(mine.conflict?.fields).toEqual({ b: { base: 'b', mine: 'mine too', theirs: 'saved' } });
  mine.resolve({ b: 'theirs' });
  await mine.flush();
  await clock.advance(0);
  expect(second.requests).toEqual(['PUT /api/folders/f1']);
  expect(first.of('folders', 'f1').toJSON()).toMatchObject({ a: 'mine', b: 'saved', version: 3 });
});

test('a record that one tab creates or deletes moves in and out of the others’ lists', async () => {
  const { first, second, clock } = await openTabs();
  const list = second.client.loaded('notes').list({ sort: 'a' });
  await list.ready;
  second.requests.length = 0;
  const note = first.client.loaded('notes').create();
  note.set('a', '0 first');
  await clock.advance(500);
  await settle();
  expect(list.records.map((record) => record.get('a'))).toEqual(['0 first', 'a', 'a']);
  await note.remove();
  await settle();
  expect(list.records).toHaveLength(2);
  expect(second.requests).toEqual([]);
});

test('a record that was listed before the answer to its POST stays in the other tabs', async () => {
  const { first, second, server, clock } = await openTabs();
  const note = first.client.loaded('notes').create({ a: 'new' });
  server.answerNext(async () => {
    const { body, headers } = server.requests.at(-1) ?? {};
    const init = { method: 'POST', body: JSON.stringify(body), ...(headers && { headers }) };
    await server.fetch('/api/notes/', init);
    throw new TypeError('the answer was lost');
  });
  await expect(note.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (const { client } of [first, second]) await client.loaded('notes').find();
  await clock.advance(1000);
  await settle();
  expect(note.saveState).toBe('saved');
  const notes = await second.client.loaded('notes').find();
  expect(notes.map((one) => one.get('a'))).toContain('new');
});

test('links reach the other tab’s records from both sides', async () => {
  const { first, second } = await openTabs();
  first.of('notes', 'n1').link('tags', first.of('tags', 't2'));
  first.of('notes', 'n1').unlink('tags', first.of('tags', 't1'));
  await first.of('notes', 'n1').flush();
  first.of('folders', 'f2').link('notes', first.of('notes', 'n1'));
  await first.of('folders', 'f2').flush();
  await settle();
  const [note, folder] = [second.of('notes', 'n1'), second.of('folders', 'f2')];
  expect(note.related('tags')).toEqual([second.of('tags', 't2')]);
  expect(second.of('tags', 't1').related('notes')).toEqual([]);
  expect(note.related('folder')).toBe(folder);
  expect(folder.related('notes')).toEqual([note]);
  expect(second.requests).toEqual([]);
});

test('a note that one tab has moved is in its new folder in the others, which have just read it', async () => {
  const { first, second } = await openTabs();
  const folders = await second.client.loaded('folders').find({ include: 'notes' });
  first.of('notes', 'n1').set('folder_id', 'f2');
  await first.of('notes', 'n1').flush();
  await settle();
  const note = second.of('notes', 'n1');
  expect(folders.map((folder) => folder.related('notes'))).toEqual([[], [note]]);
});

test('a link reaches both sides in the other tab even if the user may not see the key', async () => {
  const seen = definitions.map((definition) => {
    const { folder_id: _hidden, ...columns } = definition.columns as Record<string, Column>;
    return { ...definition, columns };
  });
  const { first, second } = await openTabs(2, undefined, seen);
  const [former, folder] = [second.of('folders', 'f1'), second.of('folders', 'f2')];
  const note = second.of('notes', 'n1');
  expect(former.related('notes')).toEqual([note]);
  first.of('folders', 'f2').link('notes', first.of('notes', 'n1'));
  await first.of('folders', 'f2').flush();
  await first.client.loaded('notes').find();
  await settle();
  expect([former.related('notes'), folder.related('notes')]).toEqual([[], [note]]);
  expect(note.related('folder')).toBe(folder);
});

test('a record that is edited here and deleted there is a conflict: dropped, or created again', async () => {
  const { first, second, server } = await openTabs();
  const [dropped, kept] = [second.of('notes', 'n1'), second.of('notes', 'n2')];
  dropped.set('a', 'mine');
  kept.set('a', 'mine');
  await first.of('notes', 'n1').remove();
  await first.of('notes', 'n2').remove();
  await settle();
  for (const note of [dropped, kept]) {
    expect(note).toMatchObject({ saveState: 'conflict', conflict: { fields: {}, isGone: true } });
    await expect(note.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  }
  dropped.resolve('theirs');
  expect(dropped).toMatchObject({ isDeleted: true, conflict: null });
  kept.resolve('mine');
  await kept.flush();
  expect(kept).toMatchObject({ isNew: false, saveState: 'saved' });
  expect(server.rows.notes).toMatchObject([{ a: 'mine', b: 'b' }]);
});

test('another user’s tab, and one with another definition, receives nothing', async () => {
  const { first, second, clock } = await openTabs(2, ['petra', 'otto']);
  first.of('notes', 'n1').set('a', 'saved');
  await clock.advance(500);
  await settle();
  expect(second.of('notes', 'n1').get('a')).toBe('a');
});

test.each(['none', 'refused'])(
  'where a browser’s locks are %s each tab leads itself, and does its work',
  async (kind) => {
    const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    const refused = { request: refuse as LockManager['request'], query: refuse };
    const { client } = (await openTabs(2)).first;
    const led: string[] = [];
    const tabs = createTabs(client, {
      owner: 'otto',
      locks: kind === 'none' ? null : refused,
      createChannel: createChannels().createChannel,
    });
    tabs.onLeader(() => void led.push('led'));
    await settle();
    expect([tabs.isLeader, led, [...(await tabs.alive())]]).toEqual([true, ['led'], [tabs.id]]);
    expect(await tabs.alone(async () => 'done')).toBe('done');
    await expect(tabs.alone(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
    tabs.end();
    expect(tabs.isLeader).toBe(false);
  },
);

test('one tab leads, and the next one does after it is closed or cleared', async () => {
  const { tabs } = await openTabs(3);
  const leaders = () => tabs.filter(({ group }) => group.isLeader);
  for (let left = 3; left > 0; left -= 1) {
    const [leader, ...others] = leaders();
    expect(others).toEqual([]);
    if (left % 2 === 0) leader?.client.clear();
    else leader?.group.end();
    await settle();
  }
  expect(leaders()).toEqual([]);
});

test(
  'any edits in two tabs: both end with the server’s state',
  async () => {
    const step = fc.tuple(fc.nat(1), fc.nat(6), fc.nat(1), fc.nat(4));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const { tabs, clock, server } = await openTabs();
        for (const [at, kind, which, turn] of steps) {
          const tab = tabs[at];
          const notes = tab?.client.loaded('notes');
          const note = notes?.peek(`n${which + 1}`);
          const tag = tab?.client.loaded('tags').peek(`t${which + 1}`);
          if (!tab || !note || !tag || note.isDeleted) continue;
          if (kind < 3) note.set(kind === 1 ? 'b' : 'a', `${at} ${turn}`);
          else if (kind === 3) note.link('tags', tag);
          else if (kind === 4) note.unlink('tags', tag);
          else if (kind === 5) note.link('folder', tab.of('folders', `f${which + 1}`));
          else note.rollback();
          await clock.advance([0, 100, 500, 0, 500][turn] ?? 0);
          await settle();
        }
        for (let round = 0; round < 6; round += 1) {
          await clock.advance(40_000);
          for (const { client } of tabs) {
            for (const record of client.pending()) {
              record.resolve('mine');
              await record.flush().catch(() => undefined);
              await settle();
            }
          }
        }
        for (const { client, of } of tabs) {
          expect(client.pending()).toEqual([]);
          for (const row of server.rows.notes ?? []) {
            const { a, b, folder_id, id } = row;
            const note = of('notes', String(id));
            expect(note.toJSON()).toMatchObject({ a, b, folder_id });
            const tags = (note.related('tags') as ModelRecord[]).map((tag) => tag.get('id')).sort();
            const stored = (server.rows.note_tags ?? []).filter(({ notes }) => notes === id);
            expect(tags).toEqual(stored.map(({ tags: tag }) => tag).sort());
          }
        }
      }),
      { numRuns: isLong ? 3000 : 60 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);

test('a canceled deletion without an answer removes the former record from the other tabs', async () => {
  const { first, second, server, clock } = await openTabs();
  const note = first.of('notes', 'n1');
  const shown = second.of('notes', 'n1');
  server.answerNext(async () => {
    const headers = { 'if-match': '"1"' };
    await server.fetch('/api/notes/n1', { method: 'DELETE', headers });
    throw new TypeError('the answer was lost');
  });
  await expect(note.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  note.set('a', 'kept');
  for (let count = 0; count < 4; count += 1) await clock.advance(1000);
  expect(server.rows.notes?.map(({ a }) => a)).toEqual(['a', 'kept']);
  expect(note.saveState).toBe('saved');
  expect(shown.isDeleted).toBe(true);
});

test('a record whose link has ended with the other record does not count as edited when it is deleted, too', async () => {
  const { first, second } = await openTabs();
  const note = second.of('notes', 'n2');
  note.link('tags', second.of('tags', 't2'));
  await first.of('tags', 't2').remove();
  await settle();
  await first.of('notes', 'n2').remove();
  await settle();
  expect(note).toMatchObject({ isDeleted: true, conflict: null });
});
