/** The histories of record-model's tests, for packages that serve its clients: they hold whichever server is asked. */
export { describeHistories } from '../../packages/record-model/tests/histories/describe-histories.ts';
export type { Delivery, Rows, World } from '../../packages/record-model/tests/histories/world.ts';
export { settle } from '../../packages/record-model/tests/practice.ts';
