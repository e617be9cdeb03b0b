import type { Effect } from './effect.ts';

/**
 * The kinds of effects.
 *
 * in         from nothing to the element as it is
 * attention  away from rest and back to it
 * out        from rest to nothing, where the element stays
 */
export const effectKinds = ['in', 'attention', 'out'] as const;
export type EffectKind = (typeof effectKinds)[number];

/**
 * The kind of an effect, including a site's own: `out` if it stays, `in` if it animates opacity.
 */
export function kindOf({ stays, keyframes }: Effect): EffectKind {
  if (stays) return 'out';
  return keyframes.opacity ? 'in' : 'attention';
}
