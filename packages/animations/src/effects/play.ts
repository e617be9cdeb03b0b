import { type MotionPreference, reducedMotionPreference } from '../motion-preference.ts';
import type { Effect } from './effect.ts';

export interface PlayOptions {
  /** Milliseconds of one run; the effect's own length by default. */
  duration?: number | undefined;
  /** Milliseconds before the first step, in which the element stands as the effect begins. */
  delay?: number | undefined;
  /** How often; `Infinity` until it is cancelled. */
  iterations?: number | undefined;
  /** The curve over the whole run. */
  easing?: string | undefined;
  reducedMotion?: MotionPreference | undefined;
}

/** Marks what was started here, so that a new run can take the place of an old one. */
const ID = 'praxiskit-effect';

/**
 * Plays an effect on an element, in place of any other that it still plays or stands in. Answers the
 * browser's own `Animation`: `finished`, `cancel()`, `pause()`. Cancelling rejects `finished`, and
 * puts the element back to its own state, even after an exit.
 *
 * Where motion is spared, or as soon as it is, the effect is at its end at once [R5.4].
 */
export function play(element: Element, effect: Effect, options: PlayOptions = {}): Animation {
  for (const former of formerOf(element)) former.cancel();
  return start(element, effect, options);
}

/** What an element plays or stands in. The browser brings its styles up to date to answer. */
export const formerOf = (element: Element) => element.getAnimations().filter(({ id }) => id === ID);

/** Plays where nothing of ours plays any more. */
export function start(element: Element, effect: Effect, options: PlayOptions): Animation {
  const { reducedMotion = reducedMotionPreference() } = options;
  const animation = element.animate({ ...effect.keyframes } as PropertyIndexedKeyframes, {
    id: ID,
    duration: options.duration ?? effect.ms,
    delay: options.delay ?? 0,
    iterations: options.iterations ?? 1,
    easing: options.easing ?? effect.easing ?? 'linear',
    fill: effect.stays ? 'both' : 'backwards',
  });
  function end() {
    if (!reducedMotion.matches) return;
    // What runs for ever has no end to go to.
    animation.effect?.updateTiming({ iterations: 1 });
    animation.finish();
  }
  const forget = () => reducedMotion.removeEventListener('change', end);
  reducedMotion.addEventListener('change', end);
  animation.finished.then(forget, forget);
  end();
  return animation;
}
