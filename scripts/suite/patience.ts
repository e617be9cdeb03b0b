import { vi } from 'vitest';

/**
 * Vitest waits for a second by default, and has no setting for it. A machine that does much else is slow,
 * not wrong; a condition that never comes true still fails.
 */
const timeout = 15_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (condition, options) => waitFor(condition, withTime(options));
vi.waitUntil = (condition, options) => waitUntil(condition, withTime(options));

function withTime<Options extends { timeout?: number }>(options: number | Options | undefined) {
  return typeof options === 'number' ? options : { timeout, ...options };
}
