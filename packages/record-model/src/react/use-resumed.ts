import { useEffect, useRef } from 'react';
import type { LazyRecordClient } from '../lazy/lazy-client.ts';
import type { Resumed } from '../personal/options.ts';

/**
 * Sends changes that closed pages of the user have left, once for each user; undefined for a guest.
 * `onResumed` is called if there were any.
 */
export function useResumed(
  records: Pick<LazyRecordClient, 'resume'> | undefined,
  userId: string | undefined,
  onResumed: (resumed: Resumed) => void,
): void {
  const latest = useRef(onResumed);
  useEffect(() => {
    latest.current = onResumed;
  });
  useEffect(() => {
    if (records === undefined || userId === undefined) return;
    void records.resume().then((resumed) => {
      if (resumed.saved + resumed.left > 0) latest.current(resumed);
    });
  }, [records, userId]);
}
