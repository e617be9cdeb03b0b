import { fill } from '@praxiskit/core';

/** One of two texts, by a count; `{count}` is filled in. */
export const counted = (count: number, texts: { one: string; many: string }): string =>
  fill(count === 1 ? texts.one : texts.many, { count });
