import { type ComponentPropsWithoutRef, useEffect } from 'react';
import type { Effect, EffectName } from '../index.ts';
import { useAnimation } from './use-animation.ts';

export interface AnimateProps extends ComponentPropsWithoutRef<'div'> {
  effect: EffectName | Effect;
  /** Milliseconds. */
  duration?: number;
  /** Milliseconds; give neighbours growing delays to stagger them. */
  delay?: number;
  /** Changing it plays the effect again. */
  replayKey?: string | number;
}

/** A box that plays an effect when it appears. Its server HTML is plainly visible. */
export function Animate({ effect, duration, delay, replayKey, ...props }: AnimateProps) {
  const { ref, play } = useAnimation<HTMLDivElement>(effect);
  useEffect(() => {
    void replayKey;
    play({ ...(duration === undefined ? {} : { duration }), ...(delay ? { delay } : {}) });
  }, [play, duration, delay, replayKey]);
  return <div ref={ref} {...props} />;
}
