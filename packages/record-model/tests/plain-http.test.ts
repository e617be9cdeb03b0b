import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { createTabs } from '@praxiskit/record-model/offline';
import { afterEach, expect, test, vi } from 'vitest';
import { definitions, rows } from './histories/notes.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a page over plain HTTP, without randomUUID and locks, saves like any other', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const server = createMemoryServer(definitions, rows);
  const client = createRecordClient({ fetch: server.fetch });
  const tabs = createTabs(client, { owner: 'petra' });
  const notes = await client.view('notes');
  const made = [notes.create({ a: 'one' }), notes.create({ a: 'two' })];
  await client.flush();
  expect(made.map((note) => note.saveState)).toEqual(['saved', 'saved']);
  const keys = server.requests.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  tabs.end();
});
