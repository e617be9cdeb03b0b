import { type Effect, type PlayOptions, play } from '../index.ts';

/**
 * A ref that plays an effect as soon as its element is there: `<p ref={popsIn}>`. Make it outside of
 * the component; a new function at every render is a new ref for React, which would play the effect again.
 * Removing the element cancels the effect.
 */
export function animated(effect: Effect, options?: PlayOptions) {
  return (element: Element | null) => {
    if (!element) return;
    const animation = play(element, effect, options);
    return () => animation.cancel();
  };
}
