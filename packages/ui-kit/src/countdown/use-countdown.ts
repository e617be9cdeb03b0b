import { useEffect, useRef, useState } from 'react';
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
  // The caller's value is valid at the first render of an `until`, not at later ones.
  const latest = useRef({ remaining, onEnd });
  useEffect(() => {
    latest.current = { remaining, onEnd };
  });
  useEffect(() => {
    const deadline = createDeadline(latest.current.remaining ?? until - Date.now(), clocks);
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
        latest.current.onEnd?.();
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
