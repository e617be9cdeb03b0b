import { availableParallelism } from 'node:os';

/**
 * How many test files run in Node at once. Files that start servers wait for them more than they
 * compute: with one file more than there are cores, a machine with two is busy most of the time.
 * Vitest wants the same number of all projects that run side by side.
 */
export const nodeWorkers = availableParallelism() + 1;
