import { vi } from 'vitest';
import { WAIT_MS as timeout } from './wait.ts';

// Vitest has no setting for these two.
const { waitFor, waitUntil } = vi;
vi.waitFor = (condition, options) => waitFor(condition, withTime(options));
vi.waitUntil = (condition, options) => waitUntil(condition, withTime(options));

function withTime<Options extends { timeout?: number }>(options: number | Options | undefined) {
  return typeof options === 'number' ? options : { timeout, ...options };
}
