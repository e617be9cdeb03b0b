import { afterEach, expect, it, vi } from 'vitest';
import { createSlices } from './slices.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The turns of the event loop in which the tasks ran. */
function works(count: number) {
  const order: string[] = [];
  const work = (name: string) => () => {
    order.push(name);
    // Runs after this task, and before the next one.
    queueMicrotask(() => order.push('|'));
  };
  return { order, list: Array.from({ length: count }, (_, at) => work(String(at))) };
}

it.each([true, false])(
  'each task runs separately, in order (the browser reports idle time: %s)',
  async (isIdleKnown) => {
    if (!isIdleKnown) vi.stubGlobal('requestIdleCallback', undefined);
    const { order, list } = works(3);
    const slices = createSlices();
    for (const work of list) slices.add(work);
    expect(order).toEqual([]);
    await vi.waitFor(() => expect(order).toHaveLength(6));
    expect(order).toEqual(['0', '|', '1', '|', '2', '|']);
  },
);

it('a task that fails is an error of the page, and the others run', async () => {
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', onError, { once: true });
  const after = vi.fn();
  const slices = createSlices();
  slices.add(() => {
    throw new Error('broken');
  });
  slices.add(after);
  await vi.waitFor(() => expect(after).toHaveBeenCalledOnce());
  expect(onError).toHaveBeenCalledOnce();
});

it('if the visitor needs the page, the remaining tasks run at once, with those that they add', async () => {
  const slices = createSlices();
  const added = vi.fn();
  const first = vi.fn(() => slices.add(added));
  slices.add(first);
  slices.finish();
  expect(first).toHaveBeenCalledOnce();
  expect(added).toHaveBeenCalledOnce();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  expect(first).toHaveBeenCalledOnce();
});
