import { expect, it, vi } from 'vitest';
import { createLazyRecordClient } from './lazy-client.ts';

const [clear, flush] = [vi.fn(), vi.fn()];
let isReachable = true;
vi.mock('../client.ts', () => ({
  // A mocked module is loaded once: that its chunk is missing shows when it is read.
  get createRecordClient() {
    if (!isReachable) throw new Error('The chunk cannot be loaded');
    return () => ({ clear, flush });
  },
}));

it('a client that could not be loaded is loaded again, and neither a flush nor a clear minds', async () => {
  const records = createLazyRecordClient({ fetch });
  await records.flush();
  await records.clear();
  isReachable = false;
  const failed = records.open();
  // Vitest fails the run for a rejection that this leaves unhandled.
  await Promise.all([records.flush(), records.clear()]);
  await expect(failed).rejects.toThrow('The chunk cannot be loaded');
  isReachable = true;
  const client = await records.open();
  expect(await records.open()).toBe(client);
  expect(clear).not.toHaveBeenCalled();
  await records.flush();
  await records.clear();
  expect(flush).toHaveBeenCalledOnce();
  expect(clear).toHaveBeenCalledOnce();
});
