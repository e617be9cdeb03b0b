/**
 * How long a test waits for a condition, in ms, where Vitest waits for a second. A machine that does much else
 * is slow, not wrong; a condition that never comes true still fails.
 */
export const WAIT_MS = 15_000;
