import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { afterEach, expect, test, vi } from 'vitest';
import { definitions, rows } from './histories/notes.ts';
import { createPractice, createTestClock, settle } from './practice.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refuse = (status: number) => () => Response.json({ statusCode: status }, { status });

test('an edit before a deletion is saved if the deletion is refused', async () => {
  const { server, clock, record } = await createPractice();
  record.set('city', 'Jena');
  server.answerNext(refuse(409));
  await expect(record.remove()).rejects.toMatchObject({ code: 'REFUSED' });
  await clock.advance(0);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena' });
  expect(record.saveState).toBe('saved');
});

/** The server has stored the record's last save, but its answer was lost. */
async function openAfterLostAnswer() {
  const practice = await createPractice();
  const { server, record } = practice;
  record.set('city', 'Jena');
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(record.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const row = server.rows.profiles?.[0] as { city: string; first_name: string; version: number };
  Object.assign(row, { city: 'Jena', version: row.version + 1 });
  return { ...practice, row };
}

test('a record whose last save lost its answer can be deleted', async () => {
  const { server, client, clock, record } = await openAfterLostAnswer();
  await record.remove();
  expect(record.isDeleted).toBe(true);
  expect(server.rows.profiles).toEqual([]);
  client.undo();
  await clock.advance(0);
  await record.flush();
  expect(server.rows.profiles).toMatchObject([{ first_name: 'Anna', city: 'Jena' }]);
});

test('a record whose last save lost its answer is not deleted if another user has changed it since', async () => {
  const { server, record, row } = await openAfterLostAnswer();
  Object.assign(row, { first_name: 'Anne', version: row.version + 1 });
  await expect(record.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(record).toMatchObject({ isDeleted: false, city: 'Jena', first_name: 'Anne' });
  expect(server.rows.profiles).toHaveLength(1);
});

/** The deleted end of a link: its view and id, the relation, the child's id. */
const deletions = [
  ['the owner', 'folders', 'f2', 'notes', 'n1', 'owner'],
  ['the child', 'folders', 'f2', 'notes', 'n1', 'child'],
  ['one of a pair', 'tags', 't2', 'notes', 'n1', 'owner'],
] as const;

test.each(deletions)(
  '%s of a link whose answer was lost can be deleted, also after an undo',
  async (_name, view, id, name, childId, end) => {
    for (const isUndone of [false, true]) {
      const server = createMemoryServer(definitions, rows);
      const clock = createTestClock();
      let losesAnswers = false;
      const client = createRecordClient({
        clock,
        async fetch(input, init) {
          const answer = await server.fetch(input, init);
          if (losesAnswers) throw new TypeError('No answer');
          return answer;
        },
      });
      const owner = await (await client.view(view)).get(id, { include: name } as never);
      const child = await (await client.view(name)).get(childId);
      const deleted = { owner, child }[end];
      owner.link(name, child);
      losesAnswers = true;
      await expect(owner.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      losesAnswers = false;
      if (isUndone) {
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

/** Answers to requests of `method` wait until `answers` is resolved. */
function openWithHeldAnswers(method: string) {
  const server = createMemoryServer(definitions, rows);
  const answers = Promise.withResolvers<void>();
  const client = createRecordClient({
    clock: createTestClock(),
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      if (init?.method === method) await answers.promise;
      return answer;
    },
  });
  return { server, client, answers };
}

test('a record can be deleted while its link is in progress', async () => {
  const { server, client, answers } = openWithHeldAnswers('POST');
  const folder = await (await client.view('folders')).get('f2');
  const note = await (await client.view('notes')).get('n2');
  folder.link('notes', note);
  const linked = folder.flush();
  await settle();
  const deleted = note.remove();
  await settle();
  answers.resolve();
  await Promise.all([linked, deleted]);
  expect(note.isDeleted).toBe(true);
  expect(server.rows.notes?.map(({ id }) => id)).toEqual(['n1']);
});

test('a deletion that waits for a link is refused if a list shows another user’s changes', async () => {
  const { server, client, answers } = openWithHeldAnswers('POST');
  const folders = await client.view('folders');
  const folder = await folders.get('f2');
  folder.link('notes', await (await client.view('notes')).get('n2'));
  const linked = folder.flush();
  await settle();
  const deleted = folder.remove();
  const row = server.rows.folders?.[1] as { version: number };
  Object.assign(row, { a: 'theirs', version: row.version + 1 });
  await folders.list({});
  answers.resolve();
  await expect(deleted).rejects.toMatchObject({ code: 'VERSION_STALE' });
  await linked;
  expect(server.rows.folders).toMatchObject([{ id: 'f1' }, { id: 'f2', a: 'theirs' }]);
  expect(folder).toMatchObject({ isDeleted: false, a: 'theirs' });
});

test('a note can be deleted after its folder, although the server has emptied its key', async () => {
  const server = createMemoryServer(definitions, rows);
  const note = server.rows.notes?.[0] as { folder_id: string | null; version: number };
  const client = createRecordClient({
    clock: createTestClock(),
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

test('a deletion ends if the POST that is repeated before it is refused', async () => {
  const { client, server, clock } = await createPractice();
  const user = (await client.view('users')).create({ email: 'b@example.org' });
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(user.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  server.answerNext(refuse(403));
  await expect(user.remove()).rejects.toMatchObject({ code: 'REFUSED' });
  await user.flush();
  await clock.advance(40_000);
  expect(user).toMatchObject({ isNew: false, isDeleted: false, isChanged: false });
  expect(server.rows.users).toHaveLength(2);
});

test('a record whose link lost its answer is not deleted if another user has changed it since', async () => {
  const server = createMemoryServer(definitions, rows);
  const client = createRecordClient({ clock: createTestClock(), fetch: server.fetch });
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
    await clock.advance(0);
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
  const client = createRecordClient({ clock: createTestClock(), fetch: server.fetch });
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

test('a record can be deleted while another record’s save includes it', async () => {
  const { server, client, answers } = openWithHeldAnswers('PUT');
  const folder = await (await client.view('folders')).get('f2');
  const note = await (await client.view('notes')).get('n2');
  folder.set('a', 'edited');
  note.link('folder', folder);
  const saved = note.flush();
  await settle();
  const deleted = folder.remove();
  await settle();
  answers.resolve();
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

test('saving a record that is deleted on the server is a conflict: it is created again, or dropped', async () => {
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

test('a 404 to a save is no conflict if the record can still be read', async () => {
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

test('a listener or a callback that throws stops neither the save nor the other listeners', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = () => {
    throw new Error('broken');
  };
  const { server, clock, record } = await createPractice({ onError: broken, onSaved: broken });
  let calls = 0;
  record.subscribe(broken);
  record.subscribe(() => {
    calls += 1;
  });
  record.set('city', 'Jena');
  record.set('city', 'Gera');
  expect(calls).toBe(2);
  server.answerNext(refuse(503));
  await clock.advance(500);
  await clock.advance(1000);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Gera' });
  expect(record).toMatchObject({ saveState: 'saved', saveError: null });
  expect(logged).toHaveBeenCalled();
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

test('`ready` of a list that failed resolves after a later refresh', async () => {
  const server = createMemoryServer(definitions, rows);
  const client = createRecordClient({ fetch: server.fetch, definitions });
  server.answerNext(refuse(503));
  const list = client.loaded('notes').list({});
  await expect(list.ready).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await list.refresh();
  await expect(list.ready).resolves.toBe(list);
});

test('a linked note is in its folder’s notes during the save and after it', async () => {
  const { client, answers } = openWithHeldAnswers('PUT');
  const folder = await (await client.view('folders')).get('f1', { include: 'notes' });
  const note = await (await client.view('notes')).get('n2');
  note.link('folder', folder);
  const saved = note.flush();
  await settle();
  expect(folder.related('notes')).toContain(note);
  answers.resolve();
  await saved;
  expect(folder.related('notes')).toContain(note);
});

test.each(['undo', 'unlink', 'set'])(
  'a link of a new note can be reverted while its POST is in progress: %s',
  async (way) => {
    const { client, server, answers } = openWithHeldAnswers('POST');
    const folder = await (await client.view('folders')).get('f1');
    const note = (await client.view('notes')).create({ a: 'new' });
    folder.link('notes', note);
    const saved = note.flush();
    await settle();
    if (way === 'undo') client.undo();
    else if (way === 'unlink') folder.unlink('notes', note);
    else note.set('folder_id', null);
    expect(note.related('folder')).toBeNull();
    answers.resolve();
    await saved;
    expect(note.related('folder')).toBeNull();
    await Promise.all([note.flush(), folder.flush()]);
    expect([server.rows.notes?.at(-1)?.folder_id, client.pending()]).toEqual([null, []]);
  },
);

test.each([true, false])(
  'the last change of a key is saved if its edit meets a newer version (link: %s)',
  async (isLinked) => {
    const { client, server, answers } = openWithHeldAnswers('PUT');
    const folder = await (await client.view('folders')).get('f1', { include: 'notes' });
    const other = await (await client.view('folders')).get('f2', { include: 'notes' });
    const note = await (await client.view('notes')).get('n1');
    Object.assign(server.rows.notes?.[0] ?? {}, { b: 'theirs', version: 2 });
    note.set('folder_id', isLinked ? null : 'f2');
    const saved = note.flush();
    await settle();
    if (isLinked) folder.link('notes', note);
    else other.unlink('notes', note);
    answers.resolve();
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

test('two undone deletions restore a note and its folder, with their link', async () => {
  const server = createMemoryServer(definitions, rows);
  const clock = createTestClock();
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
  'a note that is read while its link is in progress can be deleted, unless another user has changed it (%s)',
  async (isChanged) => {
    const { client, server, answers } = openWithHeldAnswers('POST');
    const folder = await (await client.view('folders')).get('f2');
    const view = await client.view('notes');
    const note = await view.get('n1');
    folder.link('notes', note);
    const linked = folder.flush();
    await settle();
    await view.find({});
    if (isChanged) Object.assign(server.rows.notes?.[0] ?? {}, { a: 'theirs', version: 3 });
    const deleted = note.remove();
    answers.resolve();
    await linked;
    if (isChanged) await expect(deleted).rejects.toMatchObject({ code: 'VERSION_STALE' });
    else await deleted;
    expect([server.rows.notes?.[0]?.id, note.isDeleted]).toEqual(
      isChanged ? ['n1', false] : ['n2', true],
    );
    if (isChanged) expect(note.get('a')).toBe('theirs');
  },
);

test('undoing the move of a note into a new folder restores its former folder without a conflict', async () => {
  const server = createMemoryServer(definitions, rows);
  const clock = createTestClock();
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
  'a link of a new note can be reverted after its POST lost two answers: %s',
  async (way) => {
    const server = createMemoryServer(definitions, rows);
    let answersToLose = 2;
    const client = createRecordClient({
      clock: createTestClock(),
      async fetch(input, init) {
        const answer = await server.fetch(input, init);
        if (init?.method !== 'POST' || answersToLose === 0) return answer;
        answersToLose -= 1;
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

test('a link to a record that is deleted during the request is no failure', async () => {
  const { client, server, answers } = openWithHeldAnswers('POST');
  const note = await (await client.view('notes')).get('n1');
  const tag = await (await client.view('tags')).get('t2', { include: 'notes' });
  tag.link('notes', note);
  const saved = tag.flush();
  const deleted = note.remove();
  await deleted;
  server.rows.notes?.splice(0, 1);
  answers.resolve();
  await saved;
  expect(tag).toMatchObject({ saveState: 'saved', saveError: null });
  expect(tag.related('notes')).toEqual([]);
});

test.each(['answered', 'refused', 'answer lost'])(
  'unlinking during the request of a link shows no owner (request: %s)',
  async (way) => {
    const { client, server, answers } = openWithHeldAnswers('POST');
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
    if (way === 'answer lost') answers.reject(new TypeError('lost'));
    else answers.resolve();
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
  'saving only a link of a record that is deleted on the server is a conflict: %s',
  async (choice) => {
    const server = createMemoryServer(definitions, rows);
    const client = createRecordClient({ clock: createTestClock(), fetch: server.fetch });
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

test.each(['by the record', 'by the other record'])(
  'a record that is created again keeps its unsaved links and unlinks: an unlink %s',
  async (way) => {
    const server = createMemoryServer(definitions, rows);
    const client = createRecordClient({ clock: createTestClock(), fetch: server.fetch });
    const tags = await (await client.view('tags')).find({ include: 'notes' });
    const note = await (await client.view('notes')).get('n1', { include: 'tags' });
    server.rows.notes?.splice(0, 1);
    note.set('a', 'mine');
    await expect(note.flush()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    if (way === 'by the record') note.unlink('tags', tags[0] as ModelRecord);
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
