import { createTeardown } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

test('parts are stopped in reverse order, each after the one before, and once', async () => {
  const stopped: string[] = [];
  const teardown = createTeardown();
  teardown.add(() => stopped.push('first'));
  teardown.add(async () => {
    await Promise.resolve();
    stopped.push('second');
  });
  await teardown.run();
  await teardown.run();
  expect(stopped).toEqual(['second', 'first']);
});

test('a part that fails stops none of the others, and the first error is thrown', async () => {
  const stopped: string[] = [];
  const teardown = createTeardown();
  teardown.add(() => stopped.push('first'));
  teardown.add(() => {
    throw new Error('at once');
  });
  teardown.add(() => Promise.reject(new Error('later')));
  await expect(teardown.run()).rejects.toThrow('later');
  expect(stopped).toEqual(['first']);
});
