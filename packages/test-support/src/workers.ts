import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isShort } from './tier.ts';
import { WAIT_MS } from './wait.ts';

const inEachFolder = ['**/node_modules/**', '**/dist/**'];

/**
 * Settings of every Vitest project: the files of the tier, and the longest wait of `expect.poll`, `expect.element` and
 * `vi.waitFor`.
 */
const common = {
  exclude: isShort ? [...inEachFolder, '**/*.all.test.{ts,tsx}'] : inEachFolder,
  setupFiles: [fileURLToPath(new URL('patience.ts', import.meta.url))],
  expect: { poll: { timeout: WAIT_MS } },
};

/**
 * Projects in Node. How many test files run at once: Vitest wants the same number of all projects of a group, and runs
 * the groups one after the other. Files that start servers wait for them more than they compute. With two files more
 * than there are cores, a machine with two is busy most of the time.
 */
export const inNode = {
  environment: 'node',
  ...common,
  maxWorkers: availableParallelism() + 2,
  sequence: { groupOrder: 0 },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** Projects in browsers, which wait more than they compute, too. */
export const inBrowser = {
  ...common,
  maxWorkers: availableParallelism() + 2,
  sequence: { groupOrder: 1 },
  testTimeout: 30_000,
};
