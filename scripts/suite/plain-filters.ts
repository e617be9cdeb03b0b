/** Random filters, and what they mean in plain JavaScript: for whatever evaluates them, on either side. */
export { type Plain, passes } from '../../packages/record-server/tests/lost/plain-filter.ts';
export { queryOf, type Shapes } from '../../packages/record-server/tests/random-query.ts';
