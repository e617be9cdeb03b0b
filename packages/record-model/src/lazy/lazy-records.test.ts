import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, it, vi } from 'vitest';
import { createLazyRecords } from './lazy-records.ts';

const definition = {
  name: 'notes',
  label: 'Note',
  primaryKey: 'id',
  autosave: false,
  revision: 1,
  columns: {
    id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
    text: { type: 'STRING', allowNull: true },
  },
  relations: {},
} as const;

const load = async () =>
  createRecordClient({
    fetch: createMemoryServer([definition as never]).fetch,
    definitions: [definition] as never,
  });

it('a client that could not be loaded is loaded again, and other calls work until then', async () => {
  let isReachable = false;
  const records = createLazyRecords(async () => {
    if (!isReachable) throw new Error('The chunk cannot be loaded');
    return load();
  });
  const failed = records.get();
  // Vitest fails the run if these leave a rejection unhandled.
  await Promise.all([records.clear(), records.save()]);
  await expect(failed).rejects.toThrow('The chunk cannot be loaded');
  isReachable = true;
  const client = await records.get();
  expect(await records.get()).toBe(client);
  const clear = vi.spyOn(client, 'clear');
  await records.clear();
  expect(clear).toHaveBeenCalledOnce();
});

it('it reports unsaved edits, saves them, and discards them [R7.5]', async () => {
  const records = createLazyRecords(load);
  expect(records.isUnsaved()).toBe(false);
  const note = (await records.get()).loaded('notes').create();
  expect(records.isUnsaved()).toBe(false);
  note.set('text', 'Ab');
  expect(records.isUnsaved()).toBe(true);
  await records.save();
  expect(records.isUnsaved()).toBe(false);
  note.set('text', 'Cd');
  records.discard();
  expect(records.isUnsaved()).toBe(false);
  expect(note.get('text')).toBe('Ab');
});

it('at the end of the session nothing is unsaved any more, immediately', async () => {
  const records = createLazyRecords(load);
  (await records.get()).loaded('notes').create().set('text', 'Ab');
  void records.clear();
  expect(records.isUnsaved()).toBe(false);
});
