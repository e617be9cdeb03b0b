import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Effect, type PlayOptions, play as playEffect } from '../index.ts';

export interface AnimationHandle {
  /** The ref of the element to animate; fits any element of HTML and SVG. */
  ref(element: Element | null): void;
  /**
   * Plays from the start, in place of a run in progress. Null without an element.
   *
   * @throws TypeError as `play` of the package
   */
  play(options?: PlayOptions): Animation | null;
  /** Cancels the run; the element returns to its own state. */
  cancel(): void;
}

/** An effect for one element, played when the caller says so. Unmounting cancels it. */
export function useAnimation(effect: Effect, options?: PlayOptions): AnimationHandle {
  const target = useRef<Element>(null);
  const running = useRef<Animation | null>(null);
  // Read when the effect plays: an inline effect is a new object at every render.
  const latest = useRef({ effect, options });
  useLayoutEffect(() => {
    latest.current = { effect, options };
  });

  const ref = useCallback((element: Element | null) => {
    target.current = element;
  }, []);
  const cancel = useCallback(() => running.current?.cancel(), []);
  const play = useCallback((more?: PlayOptions) => {
    const { effect, options } = latest.current;
    const element = target.current;
    running.current = element && playEffect(element, effect, { ...options, ...more });
    return running.current;
  }, []);
  useLayoutEffect(() => cancel, [cancel]);
  return { ref, play, cancel };
}
