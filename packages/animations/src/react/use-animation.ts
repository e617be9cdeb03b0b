import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { animate, type Effect, type EffectName, effects, type PlayOptions } from '../index.ts';

export interface AnimationHandle<T extends Element> {
  /** Goes onto the element that is to move. */
  ref: RefObject<T | null>;
  /** Plays from the start; a run still under way is dropped. */
  play(options?: PlayOptions): void;
  /** Drops the run under way. */
  cancel(): void;
}

/** An effect for one element, by name or as data, played when the caller says so. */
export function useAnimation<T extends Element = HTMLElement>(
  effect: EffectName | Effect,
): AnimationHandle<T> {
  const ref = useRef<T>(null);
  const running = useRef<Animation | null>(null);
  const cancel = useCallback(() => running.current?.cancel(), []);
  const play = useCallback(
    (options?: PlayOptions) => {
      cancel();
      const data = typeof effect === 'string' ? effects[effect] : effect;
      if (ref.current) running.current = animate(ref.current, data, options);
    },
    [effect, cancel],
  );
  useEffect(() => cancel, [cancel]);
  return { ref, play, cancel };
}
