import { createLazyRecordClient } from '@praxiskit/record-model';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, it, vi } from 'vitest';

it('the client’s chunk comes with the first call, by the way that the page imports its parts', async () => {
  const imported = vi.fn();
  const loadPart = <Module>(load: () => Promise<Module>) => {
    imported();
    return load();
  };
  const records = createLazyRecordClient({ fetch: createMemoryServer([]).fetch, loadPart });
  await records.save();
  expect(imported).not.toHaveBeenCalled();
  const client = await records.get();
  expect(await records.get()).toBe(client);
  expect(imported).toHaveBeenCalledOnce();
  await expect(createLazyRecordClient({ fetch }).get()).resolves.toBeDefined();
});
