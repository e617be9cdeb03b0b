import { type MotionPreference, reducedMotionPreference } from '../motion-preference.ts';
import type { Effect } from './effect.ts';

/** How one run differs from the effect's own. */
export interface PlayOptions {
  /** Milliseconds of one run; the effect's own length by default. */
  duration?: number | undefined;
  /** Milliseconds before the first step, in which the element shows the effect's first step. */
  delay?: number | undefined;
  /** How often, 1 by default; `Infinity` until it is canceled. */
  iterations?: number | undefined;
  /** The curve over the whole run, as in CSS; the effect's own by default. */
  easing?: string | undefined;
  /** The visitor's own by default. */
  reducedMotion?: MotionPreference | undefined;
}

/** The id of animations that were started here, so that a new run can replace an old one. */
const ID = 'praxiskit-effect';

/**
 * Plays an effect on an element, replacing one that still runs or has left the element in its last
 * step. Returns the browser's own `Animation`: `finished`, `cancel()`, `pause()`. Canceling rejects
 * `finished` and restores the element's own state, even after an exit.
 *
 * With reduced motion, also when it is switched on later, the effect is at its end at once [R5.4].
 *
 * @throws TypeError where `Element.animate` refuses a value: a negative length, an easing that CSS does
 * not have, offsets that do not rise from 0 to 1
 */
export function play(element: Element, effect: Effect, options: PlayOptions = {}): Animation {
  for (const former of formerOf(element)) former.cancel();
  return start(element, effect, options);
}

/** The effects that run on an element or keep their last step. Makes the browser recalculate styles. */
export const formerOf = (element: Element) => element.getAnimations().filter(({ id }) => id === ID);

/** Plays an effect on an element whose former effects the caller has canceled. */
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
    // `finish()` throws where the number of iterations is infinite.
    animation.effect?.updateTiming({ iterations: 1 });
    animation.finish();
  }
  const removeListener = () => reducedMotion.removeEventListener('change', end);
  reducedMotion.addEventListener('change', end);
  animation.finished.then(removeListener, removeListener);
  end();
  return animation;
}
