/**
 * How long a test waits for a condition, in ms, where Vitest waits for a second. A machine that does much else
 * is slow, not wrong; a condition that never comes true still fails.
 */
export const WAIT_MS = 15_000;

/** What every Vitest project takes, so that `expect.poll`, `expect.element` and `vi.waitFor` wait so long. */
export const patient = {
  setupFiles: [new URL('./patience.ts', import.meta.url).pathname],
  expect: { poll: { timeout: WAIT_MS } },
};
