import { startSweeping } from '@praxiskit/server-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each task runs now and every hour, until it is stopped', async () => {
  let runs = 0;
  const task = async () => {
    runs += 1;
  };
  const stop = startSweeping([task, task], () => {});
  expect(runs).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(runs).toBe(6);
  stop();
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(runs).toBe(6);
});

test('a task that fails is reported, stops none of the others, and runs again', async () => {
  const reported: unknown[] = [];
  let runs = 0;
  const stop = startSweeping(
    [
      () => {
        throw new Error('at once');
      },
      async () => {
        throw new Error('later');
      },
      async () => {
        runs += 1;
      },
    ],
    (error) => reported.push((error as Error).message),
  );
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(runs).toBe(2);
  expect(reported.sort()).toEqual(['at once', 'at once', 'later', 'later']);
  stop();
});

test('the stop waits for the tasks that run, also for one that fails', async () => {
  const task = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  const stop = startSweeping([() => task.promise, async () => {}], (error) => errors.push(error));
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(20);
  expect(isStopped).toBe(false);
  task.reject(new Error('away'));
  await stopped;
  expect(errors).toHaveLength(1);
});
