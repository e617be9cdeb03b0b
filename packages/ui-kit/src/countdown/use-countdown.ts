import { useEffect, useEffectEvent, useState } from 'react';
import { createDeadline } from './deadline.ts';

const clocks = { steady: () => performance.now(), wall: () => Date.now() };

/**
 * Whole seconds until `until` (ms since 1970), `remaining` ms from now where the caller knows it better
 * than the device's clock. Null on a server and before the first effect. `onEnd` is called once for each
 * `until`.
 */
export function useCountdown(
  until: number,
  remaining: number | undefined,
  onEnd: (() => void) | undefined,
): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const end = useEffectEvent(() => onEnd?.());
  // What the caller knows is true at the first render of an `until`, not at every later one.
  const firstLeft = useEffectEvent(() => remaining ?? until - Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `until` is another countdown
  useEffect(() => {
    const deadline = createDeadline(firstLeft(), clocks);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    function tick() {
      clearTimeout(timer);
      if (isOver) return;
      const left = deadline.left();
      setSeconds(Math.ceil(left / 1000));
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
      else {
        isOver = true;
        end();
      }
    }
    function see() {
      if (document.hidden) deadline.hide();
      else deadline.show();
      tick();
    }
    see();
    document.addEventListener('visibilitychange', see);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', see);
    };
  }, [until]);
  return seconds;
}
