import { type MotionPreference, reducedMotionPreference } from '../motion-preference.ts';
import type { Effect } from './effect.ts';

export interface PlayOptions {
  /** Milliseconds of one run; the effect's own length by default. */
  duration?: number | undefined;
  /** Milliseconds before the first step; the element shows that step meanwhile. */
  delay?: number | undefined;
  /** The number of repetitions, 1 by default; `Infinity` repeats until canceled. */
  iterations?: number | undefined;
  /** The curve over the whole run, as in CSS; the effect's own by default. */
  easing?: string | undefined;
  /** The visitor's own preference by default. */
  reducedMotion?: MotionPreference | undefined;
}

/** The id of animations started by this package, so that a new run can replace the old one. */
const ID = 'praxiskit-effect';

/**
 * Plays an effect on an element, replacing one that still runs or has left the element in its last
 * step. Returns the browser's own `Animation`: `finished`, `cancel()`, `pause()`. Canceling rejects
 * `finished` and restores the element's own state, even after an exit.
 *
 * With reduced motion, also if it is switched on later, the effect jumps to its end [R5.4].
 *
 * @throws TypeError where `Element.animate` refuses a value: a negative length, an easing that CSS does
 * not have, offsets that do not rise from 0 to 1
 */
export function play(element: Element, effect: Effect, options: PlayOptions = {}): Animation {
  for (const former of formerOf(element)) former.cancel();
  return start(element, effect, options);
}

/** Effects that run on an element or hold its last step. Makes the browser recalculate styles. */
export const formerOf = (element: Element) => element.getAnimations().filter(({ id }) => id === ID);

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
    // `finish()` throws if the number of iterations is infinite.
    animation.effect?.updateTiming({ iterations: 1 });
    animation.finish();
  }
  const removeListener = () => reducedMotion.removeEventListener('change', end);
  reducedMotion.addEventListener('change', end);
  animation.finished.then(removeListener, removeListener);
  end();
  return animation;
}
