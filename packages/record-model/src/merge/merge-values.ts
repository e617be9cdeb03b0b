import type { Shape } from '../store/shape.ts';
import type { Merge } from '../values/modifiers.ts';

/** By the function that the column names; null if it names none, or one that this client does not have. */
export function mergeValues(
  { definition, modifiers }: Shape,
  name: string,
  ...versions: Parameters<Merge>
): ReturnType<Merge> {
  const { merge } = definition.columns[name] ?? {};
  const run = merge === undefined ? undefined : modifiers.merges?.[merge];
  return run?.(...versions) ?? null;
}
