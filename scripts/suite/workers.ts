import { availableParallelism } from 'node:os';

/**
 * How many test files run at once. Vitest wants the same number of all projects of a group, and runs the
 * groups one after the other.
 *
 * In Node: files that start servers wait for them more than they compute. With two files more than there
 * are cores, a machine with two is busy most of the time.
 */
export const inNodeWorkers = {
  maxWorkers: availableParallelism() + 2,
  sequence: { groupOrder: 0 },
};

/** In browsers, where animations are watched: not more than there are cores. */
export const inBrowserWorkers = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } };
