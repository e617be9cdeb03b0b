import { createQueuedFetch } from '@praxiskit/pages/client';
import { expect, it } from 'vitest';

it('a number of requests that is not a whole number from 1 is refused', () => {
  for (const wrong of [0, 1.5, Number.NaN]) {
    expect(() => createQueuedFetch(fetch, wrong)).toThrow(TypeError);
  }
});

it('at most three requests run at a time and the others wait, even after a failure [R7.14]', async () => {
  const ends: (() => void)[] = [];
  const queued = createQueuedFetch(
    () =>
      new Promise((resolve, reject) => {
        const isFirst = ends.length === 0;
        ends.push(() => (isFirst ? reject(new Error('away')) : resolve(new Response())));
      }),
  );
  const first = queued('/1').catch(() => 'failed');
  const others = ['/2', '/3', '/4', '/5'].map((path) => queued(path));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ends).toHaveLength(3);
  ends[0]?.();
  expect(await first).toBe('failed');
  await new Promise((resolve) => setTimeout(resolve));
  expect(ends).toHaveLength(4);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(await Promise.all(others)).toHaveLength(4);
});
