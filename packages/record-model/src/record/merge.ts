import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';
import type { FieldConflict } from './types.ts';

export interface Merge {
  /** The dirty fields whose value still differs from the server's, conflicts included. */
  readonly mine: Map<string, unknown>;
  readonly conflicts: Record<string, FieldConflict>;
}

/** Three-way: fields that only one side changed are taken, those that both changed differently are conflicts. */
export function mergeFields(
  base: Values,
  mine: ReadonlyMap<string, unknown>,
  theirs: Values,
): Merge {
  const merge: Merge = { mine: new Map(), conflicts: {} };
  for (const [name, value] of mine) {
    const [old, current] = [base[name] ?? null, theirs[name] ?? null];
    if (isSameValue(value, current)) continue;
    merge.mine.set(name, value);
    if (!isSameValue(old, current)) {
      merge.conflicts[name] = { base: old, mine: value, theirs: current };
    }
  }
  return merge;
}
