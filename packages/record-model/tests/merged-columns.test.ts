import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type RecordClientOptions } from '@praxiskit/record-model/client';
import { createLiveEvents } from '@praxiskit/record-model/live';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { createEventServer } from './event-server.ts';
import { createTestClock, settle } from './practice.ts';

const notes: Definition = {
  name: 'notes',
  label: 'Notes',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    subject: { type: 'STRING', allowNull: true },
    body: { type: 'TEXT', allowNull: true, merge: 'words' },
  },
  relations: {},
};

/** Three words; two changes of the same word are not merged. */
const words = (...versions: unknown[]) => {
  const [base = [], mine = [], theirs = []] = versions.map((text) => String(text).split(' '));
  const merged = base.map((word, at) => {
    const [own, other] = [mine[at] ?? '', theirs[at] ?? ''];
    if (own === other || other === word) return own;
    return own === word ? other : null;
  });
  return merged.includes(null) ? null : { value: merged.join(' ') };
};

async function open(options: Partial<RecordClientOptions> = {}) {
  const server = createMemoryServer([notes], {
    notes: [{ id: 'n1', subject: 'Befund', body: 'a b c' }],
  });
  const events = createEventServer(server);
  const clock = createTestClock();
  let held: Promise<void> | null = null;
  /** From now on answers wait until `until` resolves. */
  const hold = (until: Promise<void>) => {
    held = until;
  };
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      const answer = await events.fetch(input, init);
      await held;
      return answer;
    },
    modifiers: { merges: { words } },
    ...options,
  });
  const note = await (await client.view('notes')).get('n1');
  const row = () => server.rows.notes?.[0] ?? {};
  const change = (values: Record<string, unknown>) =>
    Object.assign(row(), values, { version: Number(row().version) + 1 });
  return { server, events, clock, client, note, row, change, hold };
}

test('a change of another user is merged by the function that the column names, and saved [R7.8]', async () => {
  const { server, clock, note, row, change } = await open();
  change({ body: 'a B c' });
  note.set('body', 'a b C');
  server.requests.length = 0;
  await clock.advance(500);
  expect(row().body).toBe('a B C');
  expect(note).toMatchObject({ body: 'a B C', conflict: null, saveState: 'saved' });
  expect(server.requests.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
});

test('input while a save is refused is merged, too', async () => {
  const { hold, clock, note, row, change } = await open();
  change({ body: 'a B c' });
  note.set('body', 'a b C');
  const answer = Promise.withResolvers<void>();
  hold(answer.promise);
  void note.flush();
  await settle();
  note.set('body', 'A b C');
  answer.resolve();
  await clock.advance(500);
  expect(row().body).toBe('A B C');
  expect(note).toMatchObject({ body: 'A B C', saveState: 'saved' });
});

test('what another user made of a save whose answer was lost is asked about, not merged as if it had never been stored', async () => {
  const { hold, clock, note, row, change } = await open();
  note.set('body', 'A b c');
  hold(Promise.reject(new TypeError('lost')));
  await note.flush().catch(() => undefined);
  expect(row().body).toBe('A b c');
  hold(Promise.resolve());
  // Back to what it was, and another word.
  change({ body: 'a B c' });
  await clock.advance(30_000);
  expect(note.conflict?.fields.body).toEqual({ base: null, mine: 'A b c', theirs: 'a B c' });
  expect(row().body).toBe('a B c');
});

test('a change that an event reports is merged with unsaved input', async () => {
  const { client, clock, events, note } = await open();
  const other = createRecordClient({ clock: createTestClock(), fetch: events.fetch });
  createLiveEvents(client, { open: events.open });
  for (let count = 0; count < 4; count += 1) await clock.advance(50);
  const theirs = await (await other.view('notes')).get('n1');
  note.set('body', 'a b C');
  theirs.set('body', 'a B c');
  await theirs.flush();
  for (let count = 0; count < 4; count += 1) await clock.advance(50);
  expect([note.get('body'), note.saveState]).toEqual(['a B C', 'dirty']);
});

test('what cannot be merged is a conflict with both versions, which a third value resolves', async () => {
  const { clock, note, row, change } = await open();
  change({ body: 'a theirs c' });
  note.set('body', 'a mine C');
  await clock.advance(500);
  expect(note.conflict?.fields.body).toEqual({
    base: 'a b c',
    mine: 'a mine C',
    theirs: 'a theirs c',
  });
  expect(row().body).toBe('a theirs c');
  note.resolve({ body: { value: 'a both C' } });
  await note.flush();
  expect(row().body).toBe('a both C');
  expect(note).toMatchObject({ conflict: null, saveState: 'saved' });
});

test('a conflict ends when a later change of another user can be merged', async () => {
  const { clock, note, row, change } = await open();
  change({ body: 'a theirs c' });
  note.set('body', 'a mine c');
  await clock.advance(500);
  change({ body: 'a b C' });
  note.set('subject', 'Ihr Befund');
  await clock.advance(500);
  expect(row()).toMatchObject({ body: 'a mine C', subject: 'Ihr Befund' });
  expect(note).toMatchObject({ conflict: null, saveState: 'saved' });
});

test('an undo after a merge takes back the user’s own change alone, and a redo restores it', async () => {
  const { client, clock, note, row, change } = await open();
  note.set('body', 'a b C');
  await clock.advance(500);
  change({ body: 'a B C' });
  note.set('subject', 'Ihr Befund');
  await clock.advance(500);
  expect(note.get('body')).toBe('a B C');
  client.undo();
  client.undo();
  await clock.advance(500);
  expect(note).toMatchObject({ body: 'a B c', subject: 'Befund', conflict: null });
  expect(row()).toMatchObject({ body: 'a B c', subject: 'Befund' });
  client.redo();
  await clock.advance(500);
  expect(row().body).toBe('a B C');
});

test('both versions are a conflict if the client does not have the function', async () => {
  const { clock, note, change } = await open({ modifiers: {} });
  change({ body: 'a B c' });
  note.set('body', 'a b C');
  await clock.advance(500);
  expect(note.conflict?.fields.body).toMatchObject({ mine: 'a b C', theirs: 'a B c' });
});
