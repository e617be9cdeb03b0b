import type { Shape } from '../store/shape.ts';
import type { Merge } from '../values/modifiers.ts';

/** The function that the column names; null if it names none, or one that this client does not have. */
export function mergeOfColumn({ definition, modifiers }: Shape, name: string): Merge | null {
  const { merge } = definition.columns[name] ?? {};
  return (merge !== undefined && modifiers.merges?.[merge]) || null;
}
