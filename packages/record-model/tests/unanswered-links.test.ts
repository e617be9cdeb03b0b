/** Changes after a link whose answer was lost, or that is still in progress: the server may have stored it. */
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createTestClock, settle } from './practice.ts';

type Request = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/** Folders `f1` and `f2`, notes `n1` (in `f1`) and `n2` (in no folder). */
async function openNotes() {
  const server = createMemoryServer(definitions, rows);
  const clock = createTestClock();
  const net = { losesAnswers: false, heldRequest: null as Request | null };
  const heldAnswers: (() => void)[] = [];
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      const { method = 'GET' } = init ?? {};
      const { losesAnswers } = net;
      const isHeld =
        net.heldRequest !== null && `${method} ${String(input)}`.includes(net.heldRequest);
      const answer = await server.fetch(input, init);
      if (isHeld) await new Promise<void>((resolve) => heldAnswers.push(resolve));
      if (losesAnswers) throw new TypeError('No answer');
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
      net.heldRequest = null;
      for (const resolve of heldAnswers.splice(0)) resolve();
      await settle();
    },
    /** The ids of the view's rows on the server. */
    ids: (view: string) => server.rows[view]?.map(({ id }) => id),
    folderOf: (id: string) => server.rows.notes?.find((note) => note.id === id)?.folder_id,
    /** Advances the time until no timer is left. */
    async runTimers() {
      for (let count = 0; count < 6; count += 1) await clock.advance(40_000);
    },
  };
}

type Opened = Awaited<ReturnType<typeof openNotes>>;

test.each<[name: string, then: (opened: Opened) => void]>([
  ['undone', ({ client }) => client.undo()],
  ['rolled back', ({ f2 }) => f2.rollback()],
  ['followed by another one', ({ f1, n2 }) => f1.link('notes', n2)],
])('a note can be deleted after its link lost its answer and was %s', async (_name, then) => {
  const opened = await openNotes();
  const { net, f2, n2, ids } = opened;
  f2.link('notes', n2);
  net.losesAnswers = true;
  await expect(f2.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  net.losesAnswers = false;
  then(opened);
  await n2.remove();
  expect(n2.isDeleted).toBe(true);
  expect(ids('notes')).toEqual(['n1']);
});

test('a note can be deleted after its link in progress was replaced by another, and lost its answer', async () => {
  const { net, f1, f2, n2, ids, release } = await openNotes();
  f2.link('notes', n2);
  Object.assign(net, { losesAnswers: true, heldRequest: 'POST /api/folders/f2' });
  const saved = f2.flush().catch(({ code }) => code);
  await settle();
  net.losesAnswers = false;
  f1.link('notes', n2);
  const removed = n2.remove();
  await release();
  expect(await saved).toBe('UNAVAILABLE');
  await removed;
  expect(ids('notes')).toEqual(['n1']);
});

test('a list that was requested before the link does not prevent the deletion of the note', async () => {
  const { client, net, f2, n2, ids, release } = await openNotes();
  net.heldRequest = 'GET /api/notes';
  const read = client.loaded('notes').find({ include: 'folder' });
  await settle();
  f2.link('notes', n2);
  net.losesAnswers = true;
  const saved = f2.flush().catch(({ code }) => code);
  expect(await saved).toBe('UNAVAILABLE');
  net.losesAnswers = false;
  await release();
  await read;
  await n2.remove();
  expect(ids('notes')).toEqual(['n1']);
});

test('a list that arrives during a deletion does not stop the deletion', async () => {
  const { client, net, f2, n2, ids, release } = await openNotes();
  f2.link('notes', n2);
  net.losesAnswers = true;
  await f2.flush().catch(() => undefined);
  net.losesAnswers = false;
  net.heldRequest = 'DELETE /api/notes/n2';
  const removed = n2.remove();
  await settle();
  await client.loaded('notes').find({ include: 'folder' });
  await release();
  await removed;
  expect(ids('notes')).toEqual(['n1']);
});

test('a list that arrives between two tries of a deletion does not stop the deletion', async () => {
  const { server, client, net, f2, n2, ids, runTimers } = await openNotes();
  f2.link('notes', n2);
  net.losesAnswers = true;
  await f2.flush().catch(() => undefined);
  net.losesAnswers = false;
  server.answerNext(() => Response.json({}, { status: 503 }));
  await expect(n2.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await client.loaded('notes').find({ include: 'folder' });
  await runTimers();
  expect(ids('notes')).toEqual(['n1']);
  expect(n2.isDeleted).toBe(true);
});

test('moving a note after undoing a link whose answer was lost is no conflict', async () => {
  const { client, net, f1, f2, n2, folderOf, runTimers } = await openNotes();
  f2.link('notes', n2);
  net.losesAnswers = true;
  await f2.flush().catch(() => undefined);
  net.losesAnswers = false;
  client.undo();
  n2.link('folder', f1);
  await n2.flush();
  expect(n2.conflict).toBeNull();
  await runTimers();
  expect(folderOf('n2')).toBe('f1');
});

test('a rollback of a link in progress keeps the note in its first folder, also on the server', async () => {
  const { client, net, f1, f2, n1, folderOf, release, runTimers } = await openNotes();
  f2.link('notes', n1);
  net.heldRequest = 'POST /api/folders/f2';
  void f2.flush().catch(() => undefined);
  await settle();
  f2.rollback();
  expect(n1.related('folder')).toBe(f1);
  expect(f1.related('notes')).toEqual([n1]);
  await release();
  await f1.flush();
  await runTimers();
  expect([folderOf('n1'), n1.get('folder_id')]).toEqual(['f1', 'f1']);
  expect(client.pending()).toEqual([]);
});

test('a rollback of one folder does not unlink the note from the folder that linked it later', async () => {
  const { client, net, f1, f2, n2, folderOf, release, runTimers } = await openNotes();
  f2.link('notes', n2);
  net.heldRequest = 'POST /api/folders/f2';
  void f2.flush().catch(() => undefined);
  await settle();
  f1.link('notes', n2);
  f2.rollback();
  expect(n2.related('folder')).toBe(f1);
  await release();
  await f1.flush();
  await runTimers();
  expect([folderOf('n2'), n2.get('folder_id')]).toEqual(['f1', 'f1']);
  expect(client.pending()).toEqual([]);
});

test('a waiting deletion of a folder is sent after the note of its unsaved link is edited', async () => {
  const { server, f1, n2, ids, runTimers } = await openNotes();
  f1.link('notes', n2);
  server.answerNext(() => Response.json({}, { status: 503 }));
  await expect(f1.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  n2.set('folder_id', null);
  await runTimers();
  expect(ids('folders')).toEqual(['f2']);
  expect(f1.isDeleted).toBe(true);
});

test('a waiting deletion of a note is sent after its folder rolls back their link', async () => {
  const { server, f2, n2, ids, runTimers } = await openNotes();
  f2.link('notes', n2);
  server.answerNext(() => Response.json({}, { status: 503 }));
  await expect(n2.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  f2.rollback();
  await runTimers();
  expect(ids('notes')).toEqual(['n1']);
  expect(n2.isDeleted).toBe(true);
});

test('canceling a deletion shows whether the server has stored the link', async () => {
  const { server, net, f2, n2, folderOf, runTimers } = await openNotes();
  f2.link('notes', n2);
  net.losesAnswers = true;
  await f2.flush().catch(() => undefined);
  net.losesAnswers = false;
  f2.rollback();
  server.answerNext(() => Response.json({}, { status: 503 }));
  await n2.remove().catch(() => undefined);
  n2.rollback();
  await runTimers();
  expect([folderOf('n2'), n2.get('folder_id')]).toEqual(['f2', 'f2']);
});

test('the check after a canceled deletion does not overwrite newer values from a list', async () => {
  const { server, clock, client, net, n2, release, runTimers } = await openNotes();
  server.answerNext(() => Response.json({}, { status: 503 }));
  await n2.remove().catch(() => undefined);
  net.heldRequest = 'GET /api/notes/n2';
  n2.rollback();
  await clock.advance(40_000);
  Object.assign(server.rows.notes?.[1] ?? {}, { a: 'theirs', version: 2 });
  await client.loaded('notes').find({ include: 'folder' });
  await release();
  await runTimers();
  expect(n2.get('a')).toBe('theirs');
});

test('undo of a link leaves the note without a folder if the former folder was deleted', async () => {
  const { server, client, f1, f2, n1, folderOf, runTimers } = await openNotes();
  await f1.remove();
  f2.link('notes', n1);
  // A database empties the key when the folder is deleted.
  Object.assign(server.rows.notes?.[0] ?? {}, { folder_id: null, version: 2 });
  await f2.flush();
  client.undo();
  await f2.flush();
  await runTimers();
  expect([folderOf('n1'), n1.get('folder_id')]).toEqual([null, null]);
  expect(client.pending()).toEqual([]);
});

test('a new note is gone if its POST failed, and the POST before its deletion is refused', async () => {
  const { server, client, f2, ids, runTimers } = await openNotes();
  const note = client.loaded('notes').create({ a: 'new' });
  f2.link('notes', note);
  server.answerNext(() => Response.json({}, { status: 503 }));
  await f2.flush().catch(() => undefined);
  const refused = { code: 'VALIDATION_FAILED', statusCode: 422, details: {} };
  server.answerNext(() => Response.json(refused, { status: 422 }));
  await note.remove();
  expect(note.isDeleted).toBe(true);
  await runTimers();
  expect(ids('notes')).toEqual(['n1', 'n2']);
  expect(client.pending().filter((record) => record.view.name === 'notes')).toEqual([]);
});

test('an unlink after undoing a link whose answer was lost removes the note from both folders', async () => {
  const { client, net, f1, f2, n1, folderOf, runTimers } = await openNotes();
  f2.link('notes', n1);
  net.losesAnswers = true;
  await f2.flush().catch(() => undefined);
  net.losesAnswers = false;
  client.undo();
  f1.unlink('notes', n1);
  await f1.flush().catch(() => undefined);
  await runTimers();
  expect([folderOf('n1'), n1.get('folder_id'), client.pending()]).toEqual([null, null, []]);
});

test('two undone links, the first without an answer, leave the note without a folder', async () => {
  const { client, net, f1, f2, n2, folderOf, runTimers } = await openNotes();
  f2.link('notes', n2);
  net.losesAnswers = true;
  await f2.flush().catch(() => undefined);
  net.losesAnswers = false;
  client.undo();
  f1.link('notes', n2);
  client.undo();
  expect(n2.related('folder')).toBeNull();
  await runTimers();
  expect([folderOf('n2'), n2.get('folder_id'), client.pending()]).toEqual([null, null, []]);
});

test('a key that is emptied while an undone unlink is in progress stays empty', async () => {
  const { client, net, f1, n1, folderOf, release, runTimers } = await openNotes();
  f1.unlink('notes', n1);
  net.heldRequest = 'DELETE /api/folders/f1';
  void f1.flush();
  await settle();
  client.undo();
  n1.set('folder_id', null);
  await release();
  await runTimers();
  expect([folderOf('n1'), n1.get('folder_id'), client.pending()]).toEqual([null, null, []]);
});

test('a list that was requested between two links does not revert the second one', async () => {
  const { client, net, f1, f2, n2, folderOf, release } = await openNotes();
  f1.link('notes', n2);
  await f1.flush();
  net.heldRequest = 'GET /api/notes';
  const read = client.loaded('notes').find({ include: 'folder' });
  await settle();
  f2.link('notes', n2);
  await f2.flush();
  await release();
  await read;
  expect([folderOf('n2'), n2.get('folder_id')]).toEqual(['f2', 'f2']);
});

test('moving a note out of a folder whose deletion lost its answer is no conflict', async () => {
  const { server, client, net, f1, f2, n1, folderOf, runTimers } = await openNotes();
  net.losesAnswers = true;
  const removed = f1.remove().catch(() => undefined);
  await settle();
  // A database empties the key when the folder is deleted.
  Object.assign(server.rows.notes?.[0] ?? {}, { folder_id: null, version: 2 });
  n1.link('folder', f2);
  net.losesAnswers = false;
  await n1.flush().catch(() => undefined);
  expect(n1.conflict).toBeNull();
  await removed;
  await runTimers();
  expect([folderOf('n1'), f1.isDeleted, client.pending()]).toEqual(['f2', true, []]);
});

test.each([false, true])(
  'moving a note out of a deleted folder is no conflict after an older list arrives (deletion answered: %s)',
  async (isAnswered) => {
    const { server, client, net, f1, f2, n1, folderOf, runTimers, release } = await openNotes();
    net.heldRequest = 'GET /api/notes';
    const read = (await client.view('notes')).find({});
    await settle();
    Object.assign(net, { heldRequest: null, losesAnswers: !isAnswered });
    const removed = f1.remove().catch(() => undefined);
    await settle();
    // A database empties the key when the folder is deleted.
    Object.assign(server.rows.notes?.[0] ?? {}, { folder_id: null, version: 2 });
    net.losesAnswers = false;
    await release();
    await read;
    n1.link('folder', f2);
    await n1.flush().catch(() => undefined);
    expect(n1.conflict).toBeNull();
    await removed;
    await runTimers();
    expect([folderOf('n1'), client.pending()]).toEqual(['f2', []]);
  },
);
