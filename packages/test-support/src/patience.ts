import { vi } from 'vitest';
import { WAIT_MS as timeout } from './wait.ts';

const { waitFor, waitUntil } = vi;

// Vitest has no setting for these two. A worker comes here before each of its files, and may keep `vi`.
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(condition, options) {
    return waitFor(condition, withTime(options));
  };
  vi.waitUntil = (condition, options) => waitUntil(condition, withTime(options));
}

function withTime<Options extends { timeout?: number }>(options: number | Options | undefined) {
  return typeof options === 'number' ? options : { timeout, ...options };
}
