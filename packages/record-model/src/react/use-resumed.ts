import { useEffect, useRef } from 'react';
import type { LazyRecordClient } from '../lazy/lazy-client.ts';
import type { Resumed } from '../personal/options.ts';

/**
 * Sends what closed pages of the user have left, on whatever page they come back to, once for each user;
 * undefined for a guest. `tell` is called where there was something.
 */
export function useResumed(
  records: Pick<LazyRecordClient, 'resume'> | undefined,
  userId: string | undefined,
  tell: (resumed: Resumed) => void,
): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (records === undefined || userId === undefined) return;
    void records.resume().then((resumed) => {
      if (resumed.saved + resumed.left > 0) latest.current(resumed);
    });
  }, [records, userId]);
}
