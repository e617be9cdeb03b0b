import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { afterEach, expect, test, vi } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createPractice, createTurnedClock, settle } from './practice.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refuse = (status: number) => () => Response.json({ statusCode: status }, { status });

test('input before a deletion is saved if the deletion is refused', async () => {
  const { server, clock, record } = await createPractice();
  record.set('city', 'Jena');
  server.answerNext(refuse(409));
  await expect(record.remove()).rejects.toMatchObject({ code: 'REFUSED' });
  await clock.turn(0);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena' });
  expect(record.saveState).toBe('saved');
});

/** A record whose last save is done, but without an answer. */
async function openUnanswered() {
  const practice = await createPractice();
  const { server, record } = practice;
  record.set('city', 'Jena');
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(record.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const row = server.rows.profiles?.[0] as { city: string; first_name: string; version: number };
  Object.assign(row, { city: 'Jena', version: row.version + 1 });
  return { ...practice, row };
}

test('deleting a record after an own save without an answer deletes it, because no other user has changed it', async () => {
  const { server, client, clock, record } = await openUnanswered();
  await record.remove();
  expect(record.isDeleted).toBe(true);
  expect(server.rows.profiles).toEqual([]);
  client.undo();
  await clock.turn(0);
  await record.flush();
  expect(server.rows.profiles).toMatchObject([{ first_name: 'Anna', city: 'Jena' }]);
});

test('if another user has changed it as well, it is shown, and not deleted', async () => {
  const { server, record, row } = await openUnanswered();
  Object.assign(row, { first_name: 'Anne', version: row.version + 1 });
  await expect(record.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(record).toMatchObject({ isDeleted: false, city: 'Jena', first_name: 'Anne' });
  expect(server.rows.profiles).toHaveLength(1);
});

/** A link of a record was made without an answer; then either end of it is deleted. */
const ends = [
  ['the owner', 'folders', 'f2', 'notes', 'n1', 'owner'],
  ['the child', 'folders', 'f2', 'notes', 'n1', 'child'],
  ['one of a pair', 'tags', 't2', 'notes', 'n1', 'owner'],
] as const;

test.each(ends)(
  'deleting %s after an own link without an answer deletes it, even if it was unlinked since',
  async (_name, view, id, name, childId, end) => {
    for (const isTakenBack of [false, true]) {
      const server = createMemoryServer(definitions, rows);
      const clock = createTurnedClock();
      let isLost = false;
      const client = createRecordClient({
        clock,
        async fetch(input, init) {
          const answer = await server.fetch(input, init);
          if (isLost) throw new TypeError('No answer');
          return answer;
        },
      });
      const owner = await (await client.view(view)).get(id, { include: name } as never);
      const child = await (await client.view(name)).get(childId);
      const deleted = { owner, child }[end];
      owner.link(name, child);
      isLost = true;
      await expect(owner.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      isLost = false;
      if (isTakenBack) {
        client.undo();
        await owner.flush();
      }
      await deleted.remove();
      expect(deleted.isDeleted).toBe(true);
      expect(client.pending().filter((record) => record.saveError)).toEqual([]);
      const left = server.rows[deleted.view.name] ?? [];
      expect(left.map((row) => row.id)).not.toContain(deleted.get('id'));
    }
  },
);

/** Answers to requests of that method wait until `held` is resolved. */
function openHeld(method: string) {
  const server = createMemoryServer(definitions, rows);
  const held = Promise.withResolvers<void>();
  const client = createRecordClient({
    clock: createTurnedClock(),
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      if (init?.method === method) await held.promise;
      return answer;
    },
  });
  return { server, client, held };
}

test('deleting a record whose own link is still in progress deletes it', async () => {
  const { server, client, held } = openHeld('POST');
  const folder = await (await client.view('folders')).get('f2');
  const note = await (await client.view('notes')).get('n2');
  folder.link('notes', note);
  const linked = folder.flush();
  await settle();
  const deleted = note.remove();
  await settle();
  held.resolve();
  await Promise.all([linked, deleted]);
  expect(note.isDeleted).toBe(true);
  expect(server.rows.notes?.map(({ id }) => id)).toEqual(['n1']);
});

test('changes of another user that a list shows while a deletion waits for a link prevent the deletion', async () => {
  const { server, client, held } = openHeld('POST');
  const folders = await client.view('folders');
  const folder = await folders.get('f2');
  folder.link('notes', await (await client.view('notes')).get('n2'));
  const linked = folder.flush();
  await settle();
  const deleted = folder.remove();
  const row = server.rows.folders?.[1] as { version: number };
  Object.assign(row, { a: 'theirs', version: row.version + 1 });
  await folders.list({});
  held.resolve();
  await expect(deleted).rejects.toMatchObject({ code: 'VERSION_STALE' });
  await linked;
  expect(server.rows.folders).toMatchObject([{ id: 'f1' }, { id: 'f2', a: 'theirs' }]);
  expect(folder).toMatchObject({ isDeleted: false, a: 'theirs' });
});

test('deleting a record after the record in its key deletes it, because no other user has emptied the key', async () => {
  const server = createMemoryServer(definitions, rows);
  const note = server.rows.notes?.[0] as { folder_id: string | null; version: number };
  const client = createRecordClient({
    clock: createTurnedClock(),
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      // Like a database with a nullable key.
      if (init?.method === 'DELETE' && String(input).includes('folders')) {
        Object.assign(note, { folder_id: null, version: note.version + 1 });
      }
      return answer;
    },
  });
  const [kept, deleted] = await (await client.view('notes')).find();
  const folder = await (await client.view('folders')).get('f1');
  await folder.remove();
  await deleted?.remove();
  await kept?.remove();
  expect(server.rows.notes).toEqual([]);
});

test('a deletion is over if the request for the record’s id is refused', async () => {
  const { client, server, clock } = await createPractice();
  const user = (await client.view('users')).create({ email: 'b@example.org' });
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(user.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  server.answerNext(refuse(403));
  await expect(user.remove()).rejects.toMatchObject({ code: 'REFUSED' });
  await user.flush();
  await clock.turn(40_000);
  expect(user).toMatchObject({ isNew: false, isDeleted: false, isChanged: false });
  expect(server.rows.users).toHaveLength(2);
});

test('if another user has changed it beside an own link without an answer, it is not deleted', async () => {
  const server = createMemoryServer(definitions, rows);
  const client = createRecordClient({ clock: createTurnedClock(), fetch: server.fetch });
  const folder = await (await client.view('folders')).get('f2');
  folder.link('notes', await (await client.view('notes')).get('n1'));
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(folder.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  Object.assign(server.rows.folders?.[1] ?? {}, { a: 'theirs', version: 2 });
  await expect(folder.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(folder).toMatchObject({ isDeleted: false, a: 'theirs' });
});

test.each([
  ['another field', 'street', 'Markt 1', { city: 'Jena', street: 'Markt 1' }],
  ['the same field', 'city', 'Gera', { city: 'Gera', street: null }],
] as const)(
  'another user’s change of %s, found by a save before a waiting deletion, prevents the deletion',
  async (_name, name, value, saved) => {
    const { server, clock, record } = await createPractice();
    record.set('city', 'Jena');
    const saving = record.flush().catch(({ code }) => code);
    Object.assign(server.rows.profiles?.[0] ?? {}, { [name]: value, version: 4 });
    await expect(record.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
    await saving;
    await clock.turn(0);
    expect(server.rows.profiles).toMatchObject([saved]);
    expect(record.isDeleted).toBe(false);
    // The shown version is deleted next.
    record.resolve('mine');
    await record.remove();
    expect(server.rows.profiles).toEqual([]);
  },
);

test('a record that was linked by another one, and then has linked one itself, is deleted immediately', async () => {
  const server = createMemoryServer(definitions, rows);
  const client = createRecordClient({ clock: createTurnedClock(), fetch: server.fetch });
  const folder = await (await client.view('folders')).get('f2');
  const note = await (await client.view('notes')).get('n2');
  folder.link('notes', note);
  await folder.flush();
  note.link('tags', await (await client.view('tags')).get('t2'));
  await note.flush();
  await note.remove();
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(server.rows.notes?.map(({ id }) => id)).toEqual(['n1']);
});

test('deleting a record during the save of another record that saves it deletes it', async () => {
  const { server, client, held } = openHeld('PUT');
  const folder = await (await client.view('folders')).get('f2');
  const note = await (await client.view('notes')).get('n2');
  folder.set('a', 'edited');
  note.link('folder', folder);
  const saved = note.flush();
  await settle();
  const deleted = folder.remove();
  await settle();
  held.resolve();
  await Promise.all([saved, deleted]);
  expect(server.rows.folders?.map(({ id }) => id)).toEqual(['f1']);
});

test('after the end of the session no save reports success', async () => {
  const { client, record, server } = await createPractice();
  record.set('city', 'Jena');
  const waiting = record.save();
  client.clear();
  await expect(waiting).rejects.toMatchObject({ code: 'REFUSED' });
  record.set('city', 'Gera');
  await expect(record.flush()).rejects.toMatchObject({ code: 'REFUSED' });
  expect(server.requests).toEqual([]);
});

test('saving a deleted record is a conflict, even without events: it is kept as a new one, or dropped', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const { server, record } = await createPractice();
    server.rows.profiles?.splice(0);
    record.set('city', 'Jena');
    await expect(record.flush()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(record).toMatchObject({ saveState: 'conflict', conflict: { isGone: true } });
    record.resolve(choice);
    await record.flush();
    const made = choice === 'mine' ? [{ first_name: 'Anna', city: 'Jena' }] : [];
    expect(server.rows.profiles).toMatchObject(made);
    expect(record.isDeleted).toBe(choice === 'theirs');
  }
});

test('a 404 for a record that can still be read is a refusal, and no conflict', async () => {
  const { server, record } = await createPractice();
  server.answerNext(refuse(404));
  record.set('city', 'Jena');
  await expect(record.flush()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(record).toMatchObject({ saveState: 'failed', conflict: null, isChanged: true });
  server.answerNext(refuse(404));
  await expect(record.remove()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(record.isDeleted).toBe(false);
});

test('deleting a record that another user has already deleted succeeds [R7.7]', async () => {
  const { server, record, view } = await createPractice();
  const list = await view.list({}).ready;
  server.rows.profiles?.splice(0);
  await record.remove();
  expect(record.isDeleted).toBe(true);
  expect(list.records).toEqual([]);
});

test('a listener or a callback that throws stops no save and no other listener', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = () => {
    throw new Error('broken');
  };
  const { server, clock, record } = await createPractice({ onError: broken, onSaved: broken });
  let told = 0;
  record.subscribe(broken);
  record.subscribe(() => {
    told += 1;
  });
  record.set('city', 'Jena');
  record.set('city', 'Gera');
  expect(told).toBe(2);
  server.answerNext(refuse(503));
  await clock.turn(500);
  await clock.turn(1000);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Gera' });
  expect(record).toMatchObject({ saveState: 'saved', saveError: null });
  expect(said).toHaveBeenCalled();
});

test('setting the clock back between an edit and its save delays nothing [R7.8]', async () => {
  vi.useFakeTimers();
  const server = createMemoryServer(definitions, rows);
  const client = createRecordClient({ fetch: server.fetch, definitions });
  const note = await client.loaded('notes').get('n1');
  note.set('a', 'typed');
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.rows.notes?.[0]).toMatchObject({ a: 'typed' });
});

test('a list that could not be loaded is ready after a later load, also for React’s use', async () => {
  const server = createMemoryServer(definitions, rows);
  const client = createRecordClient({ fetch: server.fetch, definitions });
  server.answerNext(refuse(503));
  const list = client.loaded('notes').list({});
  await expect(list.ready).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await list.refresh();
  await expect(list.ready).resolves.toBe(list);
});

test('a note whose folder is being saved is in the folder’s notes', async () => {
  const { client, held } = openHeld('PUT');
  const folder = await (await client.view('folders')).get('f1', { include: 'notes' });
  const note = await (await client.view('notes')).get('n2');
  note.link('folder', folder);
  const saved = note.flush();
  await settle();
  expect(folder.related('notes')).toContain(note);
  held.resolve();
  await saved;
  expect(folder.related('notes')).toContain(note);
});

test.each(['undo', 'unlink', 'set'])(
  'a link of a new note that is being created is undone: %s',
  async (way) => {
    const { client, server, held } = openHeld('POST');
    const folder = await (await client.view('folders')).get('f1');
    const note = (await client.view('notes')).create({ a: 'new' });
    folder.link('notes', note);
    const saved = note.flush();
    await settle();
    if (way === 'undo') client.undo();
    else if (way === 'unlink') folder.unlink('notes', note);
    else note.set('folder_id', null);
    expect(note.related('folder')).toBeNull();
    held.resolve();
    await saved;
    expect(note.related('folder')).toBeNull();
    await Promise.all([note.flush(), folder.flush()]);
    expect([server.rows.notes?.at(-1)?.folder_id, client.pending()]).toEqual([null, []]);
  },
);

test.each([true, false])(
  'a key whose edit meets a newer version, linked or not (%s), has the value that was requested last',
  async (isLinked) => {
    const { client, server, held } = openHeld('PUT');
    const folder = await (await client.view('folders')).get('f1', { include: 'notes' });
    const other = await (await client.view('folders')).get('f2', { include: 'notes' });
    const note = await (await client.view('notes')).get('n1');
    Object.assign(server.rows.notes?.[0] ?? {}, { b: 'theirs', version: 2 });
    note.set('folder_id', isLinked ? null : 'f2');
    const saved = note.flush();
    await settle();
    if (isLinked) folder.link('notes', note);
    else other.unlink('notes', note);
    held.resolve();
    await saved;
    await Promise.all([folder.flush(), other.flush()]);
    await note.flush();
    expect([
      server.rows.notes?.[0]?.folder_id,
      folder.related('notes'),
      other.related('notes'),
    ]).toEqual(isLinked ? ['f1', [note], []] : [null, [], []]);
  },
);

test('a note and then its folder are deleted, and both deletions undone', async () => {
  const server = createMemoryServer(definitions, rows);
  const clock = createTurnedClock();
  const client = createRecordClient({ clock, fetch: server.fetch });
  const folder = await (await client.view('folders')).get('f1', { include: 'notes' });
  const note = await (await client.view('notes')).get('n1');
  await note.remove();
  await folder.remove();
  client.undo();
  client.undo();
  await Promise.all([note.flush(), folder.flush()]);
  expect(note.related('folder')).toBe(folder);
  expect(server.rows.notes?.at(-1)).toMatchObject({ folder_id: folder.get('id') });
});

test.each([true, false])(
  'a note that is read during its link is deleted immediately, unless another user has changed it: %s',
  async (isChanged) => {
    const { client, server, held } = openHeld('POST');
    const folder = await (await client.view('folders')).get('f2');
    const view = await client.view('notes');
    const note = await view.get('n1');
    folder.link('notes', note);
    const linked = folder.flush();
    await settle();
    await view.find({});
    if (isChanged) Object.assign(server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 3 });
    const deleted = note.remove();
    held.resolve();
    await linked;
    if (isChanged) await expect(deleted).rejects.toMatchObject({ code: 'VERSION_STALE' });
    else await deleted;
    expect([server.rows.notes?.[0]?.id, note.isDeleted]).toEqual(
      isChanged ? ['n1', false] : ['n2', true],
    );
    if (isChanged) expect(note.get('a')).toBe('theirs');
  },
);

test('moving a note into a new folder and undoing both restores its folder without a conflict', async () => {
  const server = createMemoryServer(definitions, rows);
  const clock = createTurnedClock();
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      // The server empties the keys that reference the deleted record.
      if (init?.method === 'DELETE') {
        Object.assign(server.rows.notes?.[0] ?? {}, { folder_id: null, version: 3 });
      }
      return answer;
    },
  });
  const first = await (await client.view('folders')).get('f1', { include: 'notes' });
  const note = await (await client.view('notes')).get('n1');
  const folder = client.loaded('folders').create({ a: 'new' });
  note.link('folder', folder);
  await note.flush();
  client.undo();
  client.undo();
  await settle();
  await note.flush();
  expect(note).toMatchObject({ conflict: null, isChanged: false });
  expect(server.rows.notes?.[0]).toMatchObject({ folder_id: 'f1' });
  expect(first.related('notes')).toEqual([note]);
});

test.each(['unlink', 'set'])(
  'a link of a new note whose creation twice had no answer is undone: %s',
  async (way) => {
    const server = createMemoryServer(definitions, rows);
    let lost = 2;
    const client = createRecordClient({
      clock: createTurnedClock(),
      async fetch(input, init) {
        const answer = await server.fetch(input, init);
        if (init?.method !== 'POST' || lost === 0) return answer;
        lost -= 1;
        throw new TypeError('answer lost');
      },
    });
    const folder = await (await client.view('folders')).get('f1');
    const note = (await client.view('notes')).create({ a: 'new' });
    folder.link('notes', note);
    await expect(note.flush()).rejects.toThrow();
    await expect(note.flush()).rejects.toThrow();
    if (way === 'unlink') folder.unlink('notes', note);
    else note.set('folder_id', null);
    await note.flush();
    await folder.flush();
    expect(note.related('folder')).toBeNull();
    expect([server.rows.notes?.at(-1)?.folder_id, client.pending()]).toEqual([null, []]);
  },
);

test('a link to a record that is being deleted does not count as failed', async () => {
  const { client, server, held } = openHeld('POST');
  const note = await (await client.view('notes')).get('n1');
  const tag = await (await client.view('tags')).get('t2', { include: 'notes' });
  tag.link('notes', note);
  const saved = tag.flush();
  const deleted = note.remove();
  await deleted;
  server.rows.notes?.splice(0, 1);
  held.resolve();
  await saved;
  expect(tag).toMatchObject({ saveState: 'saved', saveError: null });
  expect(tag.related('notes')).toEqual([]);
});

test.each(['answered', 'refused', 'answer lost'])(
  'a link that is undone during its request shows no owner, and not the former one: %s',
  async (way) => {
    const { client, server, held } = openHeld('POST');
    const folder = await (await client.view('folders')).get('f1', { include: 'notes' });
    const other = await (await client.view('folders')).get('f2', { include: 'notes' });
    const note = await (await client.view('notes')).get('n1');
    if (way === 'refused') server.answerNext(refuse(403));
    other.link('notes', note);
    const saved = other.flush().catch(() => undefined);
    await settle();
    other.unlink('notes', note);
    expect([note.related('folder'), folder.related('notes'), other.related('notes')]).toEqual([
      null,
      [],
      [],
    ]);
    if (way === 'answer lost') held.reject(new TypeError('lost'));
    else held.resolve();
    await saved;
    await other.flush();
    expect([client.pending(), other.saveError]).toEqual([[], null]);
    const isTaken = way !== 'refused';
    expect([note.related('folder'), folder.related('notes'), other.related('notes')]).toEqual(
      isTaken ? [null, [], []] : [folder, [note], []],
    );
    expect(server.rows.notes?.[0]?.folder_id).toBe(isTaken ? null : 'f1');
  },
);

test.each(['mine', 'theirs'] as const)(
  'a deleted record is a conflict even if only a link was unsaved: %s',
  async (choice) => {
    const server = createMemoryServer(definitions, rows);
    const client = createRecordClient({ clock: createTurnedClock(), fetch: server.fetch });
    const folder = await (await client.view('folders')).get('f2', { include: 'notes' });
    const note = await (await client.view('notes')).get('n1');
    folder.link('notes', note);
    server.rows.folders?.splice(1, 1);
    await expect(folder.flush()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(folder).toMatchObject({ saveState: 'conflict', conflict: { isGone: true } });
    folder.resolve(choice);
    const isKept = choice === 'mine';
    expect(folder.related('notes')).toEqual(isKept ? [note] : []);
    await folder.flush();
    expect([folder.isDeleted, folder.related('notes')]).toEqual([!isKept, isKept ? [note] : []]);
    expect(server.rows.notes?.[0]?.folder_id).toBe(isKept ? folder.get('id') : 'f1');
    expect(client.pending()).toEqual([]);
  },
);

test.each(['its own', 'of the other'])(
  'a deleted record that is kept has its intended pairs: an unlink %s',
  async (way) => {
    const server = createMemoryServer(definitions, rows);
    const client = createRecordClient({ clock: createTurnedClock(), fetch: server.fetch });
    const tags = await (await client.view('tags')).find({ include: 'notes' });
    const note = await (await client.view('notes')).get('n1', { include: 'tags' });
    server.rows.notes?.splice(0, 1);
    note.set('a', 'mine');
    await expect(note.flush()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    if (way === 'its own') note.unlink('tags', tags[0] as ModelRecord);
    else {
      tags[0]?.unlink('notes', note);
      await expect(tags[0]?.flush()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    note.link('tags', tags[1] as ModelRecord);
    note.resolve('mine');
    expect(note.related('tags')).toEqual([tags[1]]);
    await note.flush();
    expect([note.related('tags'), client.pending()]).toEqual([[tags[1]], []]);
    expect(server.rows.note_tags).toContainEqual({ notes: note.get('id'), tags: 't2' });
  },
);
