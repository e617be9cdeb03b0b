import type { Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';

const samples: Definition = {
  name: 'samples',
  label: 'Samples',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  relations: {},
  columns: {
    id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
    name: { type: 'STRING', allowNull: true },
    version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
  },
};

const open = async ({ fetch } = createMemoryServer([samples])) =>
  createRecordClient({ fetch }).view('samples');

test('each server has its own memory, which its clients share', async () => {
  const server = createMemoryServer([samples]);
  const record = (await open(server)).create({ name: 'Muster' });
  await record.flush();
  const [found] = await (await open(server)).find({ filter: { name: 'Muster' } });
  expect(found?.toJSON()).toEqual(record.toJSON());
  expect(await (await open()).count()).toBe(0);
});

test('an aborted request rejects with its reason', async () => {
  const signal = AbortSignal.abort();
  const { fetch } = createMemoryServer([samples]);
  await expect(fetch('/api/samples/', { signal })).rejects.toBe(signal.reason);
});
