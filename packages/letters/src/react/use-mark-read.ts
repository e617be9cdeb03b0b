import { useEffect } from 'react';

/** How long a letter has to be visible until it counts as read, in ms. */
const VISIBLE_MS = 1000;

/**
 * Reports to the server that the addressee has read a letter, after the page was visible for one second. A request that
 * fails is repeated by the next visit.
 *
 * @param path `/api/letters/{id}/read`; null where nothing is to be reported
 */
export function useMarkRead(path: string | null): void {
  useEffect(() => {
    if (path === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', watch);
        fetch(path, { method: 'POST' }).catch(() => undefined);
      }, VISIBLE_MS);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [path]);
}
