import { createLazyRecordClient } from '@praxiskit/record-model';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, it, vi } from 'vitest';

it('the client’s code is loaded with the first call, together with its further options', async () => {
  const imported = vi.fn(async () => ({}));
  const { fetch } = createMemoryServer([]);
  const records = createLazyRecordClient({ fetch, more: imported });
  await records.save();
  expect(imported).not.toHaveBeenCalled();
  const client = await records.get();
  expect(await records.get()).toBe(client);
  expect(imported).toHaveBeenCalledOnce();
  await expect(createLazyRecordClient({ fetch }).get()).resolves.toBeDefined();
});
