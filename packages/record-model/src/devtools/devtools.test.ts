import type { Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createWireLog } from '@praxiskit/record-model/devtools';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test, vi } from 'vitest';
import { inspectClient, watchClient } from './inspect.ts';

const base = { label: '', primaryKey: 'id', autosave: false, revision: '1' };
const columns = {
  id: { type: 'STRING', allowNull: false, readOnly: true },
  version: { type: 'INTEGER', allowNull: false, readOnly: true },
  text: { type: 'STRING', allowNull: true },
} as const;
const definitions: Definition[] = [
  {
    ...base,
    name: 'notes',
    columns,
    relations: { tags: { type: 'belongsToMany', view: 'tags', through: 'note_tags' } },
  },
  { ...base, name: 'tags', columns, relations: {} },
];

async function open() {
  const server = createMemoryServer(definitions, {
    notes: [{ id: 'n1', text: 'first' }],
    tags: [{ id: 't1', text: 'tag' }],
  });
  const wire = createWireLog(server.fetch, 3);
  const client = createRecordClient({ fetch: wire.fetch, definitions });
  const note = await client.loaded('notes').get('n1');
  const tag = await client.loaded('tags').get('t1');
  return { server, wire, client, note, tag };
}

test('a record is shown in its layers: server, in progress, edited, links, outbox', async () => {
  const { client, note, tag, server } = await open();
  const late = Promise.withResolvers<Response>();
  note.set('text', 'second');
  server.answerNext(() => late.promise);
  const saved = note.flush();
  await vi.waitFor(() => expect(server.requests).toHaveLength(3));
  note.set('text', 'third');
  note.link('tags', tag);
  const [inspected] = inspectClient(client).records;
  expect(inspected).toMatchObject({
    view: 'notes',
    key: 'n1',
    version: '1',
    state: 'saving',
    links: ['+ tags t1'],
  });
  expect(inspected?.fields.at(-1)).toEqual({
    name: 'text',
    value: '"third"',
    server: '"first"',
    inFlight: '"second"',
    local: '"third"',
  });
  late.resolve(Response.json({ id: 'n1', version: 2, text: 'second' }));
  await saved;
});

test('changes that can be undone and redone are listed, the newest first', async () => {
  const { client, note, tag } = await open();
  note.set('text', 'second');
  note.link('tags', tag);
  client.undo();
  const { done, undone } = inspectClient(client);
  expect(done).toEqual(['set notes n1 text: "first" → "second"']);
  expect(undone).toEqual(['link notes n1 tags t1']);
});

test('the wire log lists the last requests with their answers, and changes none', async () => {
  const { wire, note, server } = await open();
  note.set('text', 'second');
  await note.flush();
  server.answerNext(() => Promise.reject(new TypeError('lost')));
  await expect(wire.fetch('/api/notes/?limit=1')).rejects.toThrow('lost');
  expect(wire.entries.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/api/notes/?limit=1', 0],
    ['PUT', '/api/notes/n1', 200],
    ['GET', '/api/tags/t1', 200],
  ]);
  expect(wire.entries[1]?.body).toMatchObject({ text: 'second' });
});

test('a change of any record is notified soon, once for several changes', async () => {
  const { client, note } = await open();
  const listener = vi.fn();
  const end = watchClient(client, listener);
  await Promise.resolve();
  listener.mockClear();
  note.assign({ text: 'a' });
  note.set('text', 'b');
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  note.set('text', 'c');
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a value that is no record client is named in the error', () => {
  expect(() => inspectClient({} as never)).toThrow('Not a record client');
});
