import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 5000;

/**
 * Calls `onReachable` when an address of the server answers with a 2xx again. It is requested every
 * 5 s while the tab is visible. Null requests nothing.
 */
export function useWhenReachable(path: string | null, onReachable: () => void): void {
  const notify = useEffectEvent(onReachable);
  useEffect(() => {
    if (path === null) return;
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout>;
    const askLater = (): void => {
      timer = setTimeout(async () => {
        const answer = document.hidden ? null : await fetch(path).catch(() => null);
        if (isEnded) return;
        if (answer?.ok) notify();
        else askLater();
      }, PAUSE_MS);
    };
    askLater();
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }, [path]);
}
