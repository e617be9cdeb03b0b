import { useEffect, useState } from 'react';

const everyMs = 5000;

/**
 * The server's time as it passes, in ms since 1970; the device's clock may be wrong.
 *
 * @param rendered when the page was rendered
 */
export function useNow(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setNow(rendered + performance.now() - began), everyMs);
    return () => clearInterval(timer);
  }, [rendered]);
  return now;
}
