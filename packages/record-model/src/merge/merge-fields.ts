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
 * differently are conflicts, unless the field's merge gives a value of both. The base of a conflict is null where
 * it is unknown whether the other user has changed the base or a value that was sent without an answer.
 * @param unsure values that were sent without an answer; if the server has them they are the user's own
 * @param open conflicts that wait for a decision: no merge decides them
 */
export function mergeFields(
  base: Values,
  mine: ReadonlyMap<string, unknown>,
  theirs: Values,
  unsure: ReadonlyMap<string, readonly unknown[]> | null = null,
  open: FieldsMerge['conflicts'] = {},
  mergeOf: (name: string) => Merge | null = () => null,
): FieldsMerge {
  const result: FieldsMerge = { mine: new Map(), conflicts: {} };
  // One version more is one write, and it is not the one without an answer, whose values would be the server's.
  const isStoredPossible = Number(theirs.version) !== Number(base.version) + 1;
  for (const [name, value] of mine) {
    const conflict = Object.hasOwn(open, name) ? open[name] : null;
    const old = (conflict ? conflict.base : base[name]) ?? null;
    const current = theirs[name] ?? null;
    const isOwn = unsure?.get(name)?.some((sent) => isSameValue(sent, current)) === true;
    const isBack = !isOwn && !conflict && isSameValue(value, old);
    const maybeStored = isStoredPossible ? (unsure?.get(name) ?? []) : [];
    const isUnsure = maybeStored.some((one) => !isSameValue(one, old));
    // A value that was set back to the original is no change against theirs, unless another one may be stored.
    if (isSameValue(value, current) || (isBack && !isUnsure)) continue;
    const isChangedByBoth = !isOwn && !isSameValue(old, current);
    const merge = isChangedByBoth ? mergeOf(name) : null;
    const both = merge && mergeWithAny([old, ...maybeStored], value, current, merge);
    if (both && isSameValue(both.value, current)) continue;
    result.mine.set(name, both ? both.value : value);
    if (isChangedByBoth && !both) {
      const isUnknown = isUnsure && (merge !== null || isBack);
      result.conflicts[name] = { base: isUnknown ? null : old, mine: value, theirs: current };
    }
  }
  return result;
}

/** Null, too, where the result depends on which of the bases is the right one. */
function mergeWithAny(
  bases: readonly unknown[],
  mine: unknown,
  theirs: unknown,
  merge: Merge,
): ReturnType<Merge> {
  const [first = null, ...others] = bases.map((base) => merge(base, mine, theirs));
  const isSure = first && others.every((one) => one && isSameValue(one.value, first.value));
  return isSure ? first : null;
}
