import type { Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { createTestClock, settle } from './practice.ts';

const id = { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true } as const;
const version = { type: 'INTEGER', allowNull: false, readOnly: true } as const;
const text = { type: 'STRING', allowNull: true } as const;
const base = { label: '', primaryKey: 'id', revision: '1', autosave: false };

const notes: Definition = {
  ...base,
  name: 'notes',
  columns: {
    id,
    version,
    updated_at: { type: 'DATETIME', allowNull: true, readOnly: true },
    slug: { type: 'STRING', allowNull: false, createOnly: true },
    folder_id: { type: 'STRING', allowNull: true, createOnly: true },
    title: text,
    body: text,
    summary: { type: 'STRING', allowNull: true, dummy: true, getter: 'summary' },
  },
  relations: {
    folder: { type: 'belongsTo', view: 'folders', foreignKey: 'folder_id' },
    tags: { type: 'belongsToMany', view: 'tags', through: 'note_tags' },
  },
};
const folders: Definition = {
  ...base,
  name: 'folders',
  columns: { id, version, title: text },
  relations: {},
};
const tags: Definition = { ...folders, name: 'tags' };

async function open(hasGetter = true) {
  const server = createMemoryServer([notes, folders, tags], {
    notes: [
      {
        id: 'n1',
        slug: 'first',
        title: 'First',
        body: null,
        updated_at: '2026-11-20T08:00:00.000Z',
      },
    ],
    folders: [{ id: 'f1', title: 'Folder' }],
    tags: [{ id: 't1', title: 'Tag' }],
  });
  const summary = (_value: unknown, values: Readonly<Record<string, unknown>>) =>
    `About ${values.title}`;
  const client = createRecordClient({
    fetch: server.fetch,
    clock: createTestClock(),
    ...(hasGetter && { modifiers: { getters: { summary } } }),
  });
  const view = await client.view('notes');
  const [folder] = await (await client.view('folders')).find();
  const [tag] = await (await client.view('tags')).find();
  const note = await view.get('n1');
  server.requests.length = 0;
  const calls = () => server.requests.map(({ method, path }) => `${method} ${path}`);
  if (folder === undefined || tag === undefined) throw new Error('No rows');
  return { server, client, view, note, folder, tag, calls };
}

test('a create-only column is writable in a new record, and read-only after it was sent', async () => {
  const { view, client, folder, server } = await open();
  const note = view.create({ slug: 'new', title: 'New' });
  expect(note.isReadOnly('slug')).toBe(false);
  note.set('slug', 'newer');
  const heard: boolean[] = [];
  note.subscribeField('slug', () => heard.push(note.isReadOnly('slug')));
  await note.flush();
  expect(server.rows.notes?.[1]).toMatchObject({ slug: 'newer' });
  expect(note.isReadOnly('slug')).toBe(true);
  expect(heard).toContain(true);
  expect(() => note.set('slug', 'other')).toThrow(expect.objectContaining({ code: 'READ_ONLY' }));
  expect(() => note.link('folder', folder)).toThrow(expect.objectContaining({ code: 'READ_ONLY' }));
  // A later undo leaves it unchanged, and can still be saved.
  note.set('title', 'Changed');
  client.undo();
  client.undo();
  expect(note.get('slug')).toBe('newer');
  note.rollback();
  note.set('title', 'Saved');
  await note.flush();
  expect(note.saveState).toBe('saved');
});

test('values that a first try without an answer may have set are not changed any more, until it is refused', async () => {
  const { view, server } = await open();
  const note = view.create({ slug: 'new', title: 'New' });
  note.set('body', 'Text');
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(note.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(note.isReadOnly('slug')).toBe(true);
  const details = { slug: [{ op: 'unique', message: 'taken' }] };
  server.answerNext(() => Response.json({ code: 'VALIDATION_FAILED', details }, { status: 422 }));
  await expect(note.flush()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(note.isReadOnly('slug')).toBe(false);
  note.set('slug', 'free');
  await note.flush();
  expect(server.rows.notes?.[1]).toMatchObject({ slug: 'free', body: 'Text' });
});

test('a clone writes back everything except create-only columns [R7.9]', async () => {
  const { note } = await open();
  const copy = note.clone();
  copy.assign({ slug: 'copy', title: 'Copied' });
  copy.writeBack();
  expect(note.changes()).toEqual({ title: { old: 'First', value: 'Copied' } });
});

test('the version after a link is used: the next save is not refused [R8.11]', async () => {
  const { note, tag, calls, server } = await open();
  note.link('tags', tag);
  await note.flush();
  note.set('title', 'Second');
  await note.flush();
  expect(calls()).toEqual(['POST /api/notes/n1/tags/', 'PUT /api/notes/n1']);
  expect(server.rows.notes?.[0]).toMatchObject({ title: 'Second', version: 3 });
  expect(note.get('updated_at')).toBe(server.rows.notes?.[0]?.updated_at);
});

test('a version that another user has raised, too, is not used: their change is merged', async () => {
  const { note, tag, calls, server } = await open();
  Object.assign(server.rows.notes?.[0] ?? {}, { body: 'Theirs', version: 2 });
  note.link('tags', tag);
  await note.flush();
  note.set('title', 'Second');
  await note.flush();
  expect(calls()).toEqual(['POST /api/notes/n1/tags/', 'PUT /api/notes/n1', 'PUT /api/notes/n1']);
  expect(server.rows.notes?.[0]).toMatchObject({ title: 'Second', body: 'Theirs' });
});

test.each(['unique', 'maxLength', 'scale', 'oneOf', 'type'] as const)(
  'a refusal by %s is shown at its field, with its message, until the field is edited',
  async (op) => {
    const { note, server } = await open();
    const details = { title: [{ op, message: `Not ${op}` }] };
    server.answerNext(() => Response.json({ code: 'VALIDATION_FAILED', details }, { status: 422 }));
    note.set('title', 'Second');
    await expect(note.flush()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(note.errorsOf('title')).toEqual(details.title);
    expect(note.errors()).toEqual(details);
    expect(note.saveState).toBe('invalid');
    note.set('title', 'Third');
    expect(note.errorsOf('title')).toEqual([]);
  },
);

test('a computed column is in a form’s values and in no body, and changes with its sources [R7.2]', async () => {
  const { note, server } = await open();
  const heard: unknown[] = [];
  note.subscribeField('summary', () => heard.push(note.get('summary')));
  note.set('title', 'Second');
  expect(heard).toEqual(['About Second']);
  expect(note.toJSON()).toMatchObject({ title: 'Second', summary: 'About Second' });
  expect(() => note.set('summary', 'x')).toThrow(expect.objectContaining({ code: 'READ_ONLY' }));
  await note.flush();
  expect(server.requests[0]?.body).not.toHaveProperty('summary');
});

test('without its getter here a computed column has the server’s value', async () => {
  const { view, server, note } = await open(false);
  const row = { ...server.rows.notes?.[0], summary: 'About First', tags: [] };
  server.answerNext(() => Response.json([row]));
  await view.find({ include: 'tags' });
  expect(note.get('summary')).toBe('About First');
  server.answerNext(() =>
    Response.json({ ...row, title: 'Second', version: 2, summary: 'About Second' }),
  );
  const heard: unknown[] = [];
  note.subscribeField('summary', () => heard.push(note.get('summary')));
  note.set('title', 'Second');
  await note.flush();
  await settle();
  // Readers are notified by the edit, too: whether it counts is unknown here.
  expect(heard).toEqual(['About First', 'About Second']);
});
