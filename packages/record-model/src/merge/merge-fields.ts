import type { FieldConflict } from '../api/change.ts';
import { isSameValue } from '../values/equal.ts';
import type { Merge } from '../values/modifiers.ts';
import type { Values } from '../values/values.ts';

export interface FieldsMerge {
  /** The edits that still differ from the server's values, including conflicts and merged values. */
  readonly mine: Map<string, unknown>;
  readonly conflicts: Record<string, FieldConflict>;
}

/**
 * Three-way merge: fields that only one side changed are taken, fields that both changed
 * differently are conflicts, unless `merge` gives a value of both.
 * @param unsure values that were sent without an answer; if the server has them they are the user's own
 * @param open conflicts that wait for a decision: no merge decides them
 */
export function mergeFields(
  base: Values,
  mine: ReadonlyMap<string, unknown>,
  theirs: Values,
  unsure: ReadonlyMap<string, readonly unknown[]> | null = null,
  open: FieldsMerge['conflicts'] = {},
  merge: (name: string, ...values: Parameters<Merge>) => ReturnType<Merge> = () => null,
): FieldsMerge {
  const result: FieldsMerge = { mine: new Map(), conflicts: {} };
  for (const [name, value] of mine) {
    const conflict = Object.hasOwn(open, name) ? open[name] : null;
    const old = (conflict ? conflict.base : base[name]) ?? null;
    const current = theirs[name] ?? null;
    const isOwn = unsure?.get(name)?.some((sent) => isSameValue(sent, current)) === true;
    // A value that was set back to the original is no change against theirs.
    const isBack = !isOwn && !conflict && isSameValue(value, old);
    if (isSameValue(value, current) || isBack) continue;
    const isChangedByBoth = !isOwn && !isSameValue(old, current);
    const both = isChangedByBoth ? merge(name, old, value, current) : null;
    if (both && isSameValue(both.value, current)) continue;
    result.mine.set(name, both ? both.value : value);
    if (isChangedByBoth && !both) {
      result.conflicts[name] = { base: old, mine: value, theirs: current };
    }
  }
  return result;
}
