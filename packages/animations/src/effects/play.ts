import { reducedMotionPreference } from '../motion-preference.ts';
import { type Effect, type EffectName, effects } from './effects.ts';

export interface PlayOptions {
  /** Milliseconds; the effect's own length by default. */
  duration?: number;
  /** Milliseconds before the first keyframe, for staggered groups. */
  delay?: number;
  iterations?: number;
  easing?: string;
  /** Whether motion is spared; asks `prefers-reduced-motion` by default. */
  reduced?: boolean;
}

/**
 * Plays an effect given as data, so that a page which uses two effects ships two.
 * Answers the running animation, or null where motion is spared: the element then stays as it is.
 */
export function animate(element: Element, effect: Effect, options: PlayOptions = {}) {
  if (options.reduced ?? reducedMotionPreference().matches) return null;
  return element.animate([...effect.keyframes], {
    duration: options.duration ?? effect.ms,
    delay: options.delay ?? 0,
    iterations: options.iterations ?? 1,
    easing: options.easing ?? effect.easing,
    fill: effect.stays ? 'both' : 'backwards',
  });
}

/** Plays a named effect. See `animate` for what it answers. */
export function play(element: Element, name: EffectName, options?: PlayOptions) {
  return animate(element, effects[name], options);
}
