/** A link whose answer was lost, or is still in progress: the server may have made it. */
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createTurnedClock, settle } from './practice.ts';

type Request = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/** Folders with their notes; `n1` is in `f1`. */
async function openNotes() {
  const server = createMemoryServer(definitions, rows);
  const clock = createTurnedClock();
  const net = { isDeaf: false, held: null as Request | null };
  const released: (() => void)[] = [];
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      const { method = 'GET' } = init ?? {};
      const { isDeaf } = net;
      const isHeld = net.held !== null && `${method} ${String(input)}`.includes(net.held);
      const answer = await server.fetch(input, init);
      if (isHeld) await new Promise<void>((resolve) => released.push(resolve));
      if (isDeaf) throw new TypeError('No answer');
      return answer;
    },
  });
  const [f1, f2] = await (await client.view('folders')).find({ include: 'notes' });
  const [n1, n2] = await (await client.view('notes')).find({ include: 'folder' });
  if (!(f1 && f2 && n1 && n2)) throw new Error('Nothing is there');
  server.requests.length = 0;
  return {
    server,
    clock,
    client,
    net,
    f1,
    f2,
    n1,
    n2,
    async release() {
      net.held = null;
      for (const resolve of released.splice(0)) resolve();
      await settle();
    },
    /** The ids that the server has. */
    ids: (view: string) => server.rows[view]?.map(({ id }) => id),
    folderOf: (id: string) => server.rows.notes?.find((note) => note.id === id)?.folder_id,
    /** Waits until nothing is due any more. */
    async rest() {
      for (let count = 0; count < 6; count += 1) await clock.turn(40_000);
    },
  };
}

type Opened = Awaited<ReturnType<typeof openNotes>>;

test.each<[name: string, then: (opened: Opened) => void]>([
  ['undone', ({ client }) => client.undo()],
  ['rolled back', ({ f2 }) => f2.rollback()],
  ['followed by another one', ({ f1, n2 }) => f1.link('notes', n2)],
])('a note is deleted after a link without an answer that was %s', async (_name, then) => {
  const opened = await openNotes();
  const { net, f2, n2, ids } = opened;
  f2.link('notes', n2);
  net.isDeaf = true;
  await expect(f2.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  net.isDeaf = false;
  then(opened);
  await n2.remove();
  expect(n2.isDeleted).toBe(true);
  expect(ids('notes')).toEqual(['n1']);
});

test('a note is deleted after a link in progress was replaced by another one, and had no answer', async () => {
  const { net, f1, f2, n2, ids, release } = await openNotes();
  f2.link('notes', n2);
  Object.assign(net, { isDeaf: true, held: 'POST /api/folders/f2' });
  const saved = f2.flush().catch(({ code }) => code);
  await settle();
  net.isDeaf = false;
  f1.link('notes', n2);
  const removed = n2.remove();
  await release();
  expect(await saved).toBe('UNAVAILABLE');
  await removed;
  expect(ids('notes')).toEqual(['n1']);
});

test('a list that was requested before a link lost its answer does not show whether it was done', async () => {
  const { client, net, f2, n2, ids, release } = await openNotes();
  net.held = 'GET /api/notes';
  const read = client.loaded('notes').find({ include: 'folder' });
  await settle();
  f2.link('notes', n2);
  net.isDeaf = true;
  const saved = f2.flush().catch(({ code }) => code);
  expect(await saved).toBe('UNAVAILABLE');
  net.isDeaf = false;
  await release();
  await read;
  await n2.remove();
  expect(ids('notes')).toEqual(['n1']);
});

test('a list that is answered during the deletion removes nothing from it', async () => {
  const { client, net, f2, n2, ids, release } = await openNotes();
  f2.link('notes', n2);
  net.isDeaf = true;
  await f2.flush().catch(() => undefined);
  net.isDeaf = false;
  net.held = 'DELETE /api/notes/n2';
  const removed = n2.remove();
  await settle();
  await client.loaded('notes').find({ include: 'folder' });
  await release();
  await removed;
  expect(ids('notes')).toEqual(['n1']);
});

test('a list that is answered between two tries of the deletion removes nothing from it', async () => {
  const { server, client, net, f2, n2, ids, rest } = await openNotes();
  f2.link('notes', n2);
  net.isDeaf = true;
  await f2.flush().catch(() => undefined);
  net.isDeaf = false;
  server.answerNext(() => Response.json({}, { status: 503 }));
  await expect(n2.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await client.loaded('notes').find({ include: 'folder' });
  await rest();
  expect(ids('notes')).toEqual(['n1']);
  expect(n2.isDeleted).toBe(true);
});

test('a key that is chosen after a link without an answer was undone is no conflict', async () => {
  const { client, net, f1, f2, n2, folderOf, rest } = await openNotes();
  f2.link('notes', n2);
  net.isDeaf = true;
  await f2.flush().catch(() => undefined);
  net.isDeaf = false;
  client.undo();
  n2.link('folder', f1);
  await n2.flush();
  expect(n2.conflict).toBeNull();
  await rest();
  expect(folderOf('n2')).toBe('f1');
});

test('a rollback of a link in progress leaves the note in its place, here and on the server', async () => {
  const { client, net, f1, f2, n1, folderOf, release, rest } = await openNotes();
  f2.link('notes', n1);
  net.held = 'POST /api/folders/f2';
  void f2.flush().catch(() => undefined);
  await settle();
  f2.rollback();
  expect(n1.related('folder')).toBe(f1);
  expect(f1.related('notes')).toEqual([n1]);
  await release();
  await f1.flush();
  await rest();
  expect([folderOf('n1'), n1.get('folder_id')]).toEqual(['f1', 'f1']);
  expect(client.pending()).toEqual([]);
});

test('a rollback of the former owner removes nothing from the owner that has linked the note since', async () => {
  const { client, net, f1, f2, n2, folderOf, release, rest } = await openNotes();
  f2.link('notes', n2);
  net.held = 'POST /api/folders/f2';
  void f2.flush().catch(() => undefined);
  await settle();
  f1.link('notes', n2);
  f2.rollback();
  expect(n2.related('folder')).toBe(f1);
  await release();
  await f1.flush();
  await rest();
  expect([folderOf('n2'), n2.get('folder_id')]).toEqual(['f1', 'f1']);
  expect(client.pending()).toEqual([]);
});

test('a folder that waits for its deletion still waits after a note has taken its key from its link', async () => {
  const { server, f1, n2, ids, rest } = await openNotes();
  f1.link('notes', n2);
  server.answerNext(() => Response.json({}, { status: 503 }));
  await expect(f1.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  n2.set('folder_id', null);
  await rest();
  expect(ids('folders')).toEqual(['f2']);
  expect(f1.isDeleted).toBe(true);
});

test('a note that waits for its deletion still waits after its folder has undone a link', async () => {
  const { server, f2, n2, ids, rest } = await openNotes();
  f2.link('notes', n2);
  server.answerNext(() => Response.json({}, { status: 503 }));
  await expect(n2.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  f2.rollback();
  await rest();
  expect(ids('notes')).toEqual(['n1']);
  expect(n2.isDeleted).toBe(true);
});

test('canceling a deletion shows the result of a link without an answer', async () => {
  const { server, net, f2, n2, folderOf, rest } = await openNotes();
  f2.link('notes', n2);
  net.isDeaf = true;
  await f2.flush().catch(() => undefined);
  net.isDeaf = false;
  f2.rollback();
  server.answerNext(() => Response.json({}, { status: 503 }));
  await n2.remove().catch(() => undefined);
  n2.rollback();
  await rest();
  expect([folderOf('n2'), n2.get('folder_id')]).toEqual(['f2', 'f2']);
});

test('the answer to a canceled deletion does not undo changes that a list has brought since', async () => {
  const { server, clock, client, net, n2, release, rest } = await openNotes();
  server.answerNext(() => Response.json({}, { status: 503 }));
  await n2.remove().catch(() => undefined);
  net.held = 'GET /api/notes/n2';
  n2.rollback();
  await clock.turn(40_000);
  Object.assign(server.rows.notes?.[1] ?? {}, { a: 'theirs', version: 2 });
  await client.loaded('notes').find({ include: 'folder' });
  await release();
  await rest();
  expect(n2.get('a')).toBe('theirs');
});

test('an undo of a link leaves the note without a folder if its former one was deleted', async () => {
  const { server, client, f1, f2, n1, folderOf, rest } = await openNotes();
  await f1.remove();
  f2.link('notes', n1);
  // The server has emptied the key with its folder.
  Object.assign(server.rows.notes?.[0] ?? {}, { folder_id: null, version: 2 });
  await f2.flush();
  client.undo();
  await f2.flush();
  await rest();
  expect([folderOf('n1'), n1.get('folder_id')]).toEqual([null, null]);
  expect(client.pending()).toEqual([]);
});

test('a new note whose creation had no answer, and whose deletion finds it refused, is gone', async () => {
  const { server, client, f2, ids, rest } = await openNotes();
  const note = client.loaded('notes').create({ a: 'new' });
  f2.link('notes', note);
  server.answerNext(() => Response.json({}, { status: 503 }));
  await f2.flush().catch(() => undefined);
  const refused = { code: 'VALIDATION_FAILED', statusCode: 422, details: {} };
  server.answerNext(() => Response.json(refused, { status: 422 }));
  await note.remove();
  expect(note.isDeleted).toBe(true);
  await rest();
  expect(ids('notes')).toEqual(['n1', 'n2']);
  expect(client.pending().filter((record) => record.view.name === 'notes')).toEqual([]);
});

test('undoing the undo of a link removes the note from the folder that the server has put it in', async () => {
  const { client, net, f1, f2, n1, folderOf, rest } = await openNotes();
  f2.link('notes', n1);
  net.isDeaf = true;
  await f2.flush().catch(() => undefined);
  net.isDeaf = false;
  client.undo();
  f1.unlink('notes', n1);
  await f1.flush().catch(() => undefined);
  await rest();
  expect([folderOf('n1'), n1.get('folder_id'), client.pending()]).toEqual([null, null, []]);
});

test('an undo of a link after an undone one without an answer leaves the note in no folder', async () => {
  const { client, net, f1, f2, n2, folderOf, rest } = await openNotes();
  f2.link('notes', n2);
  net.isDeaf = true;
  await f2.flush().catch(() => undefined);
  net.isDeaf = false;
  client.undo();
  f1.link('notes', n2);
  client.undo();
  expect(n2.related('folder')).toBeNull();
  await rest();
  expect([folderOf('n2'), n2.get('folder_id'), client.pending()]).toEqual([null, null, []]);
});

test('a key that is edited during a link of it is not linked again by that', async () => {
  const { client, net, f1, n1, folderOf, release, rest } = await openNotes();
  f1.unlink('notes', n1);
  net.held = 'DELETE /api/folders/f1';
  void f1.flush();
  await settle();
  client.undo();
  n1.set('folder_id', null);
  await release();
  await rest();
  expect([folderOf('n1'), n1.get('folder_id'), client.pending()]).toEqual([null, null, []]);
});

test('a list that was requested between two links does not undo the second one', async () => {
  const { client, net, f1, f2, n2, folderOf, release } = await openNotes();
  f1.link('notes', n2);
  await f1.flush();
  net.held = 'GET /api/notes';
  const read = client.loaded('notes').find({ include: 'folder' });
  await settle();
  f2.link('notes', n2);
  await f2.flush();
  await release();
  await read;
  expect([folderOf('n2'), n2.get('folder_id')]).toEqual(['f2', 'f2']);
});

test('a note that is taken from a folder whose deletion had no answer is no conflict', async () => {
  const { server, client, net, f1, f2, n1, folderOf, rest } = await openNotes();
  net.isDeaf = true;
  const removed = f1.remove().catch(() => undefined);
  await settle();
  // The server has emptied the key with its folder.
  Object.assign(server.rows.notes?.[0] ?? {}, { folder_id: null, version: 2 });
  n1.link('folder', f2);
  net.isDeaf = false;
  await n1.flush().catch(() => undefined);
  expect(n1.conflict).toBeNull();
  await removed;
  await rest();
  expect([folderOf('n1'), f1.isDeleted, client.pending()]).toEqual(['f2', true, []]);
});

test.each([false, true])(
  'a list requested before its folder was deleted causes no conflict of a note, answered: %s',
  async (isAnswered) => {
    const { server, client, net, f1, f2, n1, folderOf, rest, release } = await openNotes();
    net.held = 'GET /api/notes';
    const read = (await client.view('notes')).find({});
    await settle();
    Object.assign(net, { held: null, isDeaf: !isAnswered });
    const removed = f1.remove().catch(() => undefined);
    await settle();
    // The server has emptied the key with its folder.
    Object.assign(server.rows.notes?.[0] ?? {}, { folder_id: null, version: 2 });
    net.isDeaf = false;
    await release();
    await read;
    n1.link('folder', f2);
    await n1.flush().catch(() => undefined);
    expect(n1.conflict).toBeNull();
    await removed;
    await rest();
    expect([folderOf('n1'), client.pending()]).toEqual(['f2', []]);
  },
);
