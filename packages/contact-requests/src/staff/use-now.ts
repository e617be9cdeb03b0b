import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time in ms since 1970, updated each minute; null on a server and for the first rendering. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
