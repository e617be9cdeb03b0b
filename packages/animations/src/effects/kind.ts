import type { Effect } from './effect.ts';

/**
 * The kinds of effects.
 *
 * in         from nothing to the element as it is
 * attention  away from rest and back to it
 * out        from rest to nothing, where the element stays
 */
export const effectKinds = ['in', 'attention', 'out'] as const;
/** One of them. */
export type EffectKind = (typeof effectKinds)[number];

/** The kind of an effect, also of a site's own: `out` where it stays, `in` where it has opacity. */
export function kindOf({ stays, keyframes }: Effect): EffectKind {
  if (stays) return 'out';
  return keyframes.opacity ? 'in' : 'attention';
}
