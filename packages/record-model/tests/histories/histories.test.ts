import { isLong } from '@praxiskit/test-support/tier';
import { describeHistories } from './describe-histories.ts';
import { createMemoryWorld } from './world.ts';

describeHistories(isLong ? 10_000 : 150, createMemoryWorld);
