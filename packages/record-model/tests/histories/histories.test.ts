import { isLong } from '../../../../scripts/suite/long.ts';
import { describeHistories } from './describe-histories.ts';
import { createMemoryWorld } from './world.ts';

describeHistories(isLong ? 10_000 : 150, createMemoryWorld);
