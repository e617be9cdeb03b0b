import { useEffect, useState } from 'react';

/** Whole seconds until an instant, ISO 8601; 0 after it, and for null. */
export function useSecondsUntil(at: string | null): number {
  const [now, setNow] = useState(Date.now);
  const left = at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
