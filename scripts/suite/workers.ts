import { availableParallelism } from 'node:os';
import { WAIT_MS } from './wait.ts';

/** What every Vitest project takes, so that `expect.poll`, `expect.element` and `vi.waitFor` wait so long. */
const patient = {
  setupFiles: [new URL('patience.ts', import.meta.url).pathname],
  expect: { poll: { timeout: WAIT_MS } },
};

/**
 * Projects in Node. How many test files run at once: Vitest wants the same number of all projects of a group, and runs
 * the groups one after the other. Files that start servers wait for them more than they compute. With two files more
 * than there are cores, a machine with two is busy most of the time.
 */
export const inNode = {
  environment: 'node',
  ...patient,
  maxWorkers: availableParallelism() + 2,
  sequence: { groupOrder: 0 },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** Projects in browsers, where animations are watched: not more at once than there are cores. */
export const inBrowser = {
  ...patient,
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: 1 },
  testTimeout: 30_000,
};
