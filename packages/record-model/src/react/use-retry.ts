import { useEffect } from 'react';
import type { RecordError } from '../error.ts';
import { isTemporary } from '../outbox/error-kinds.ts';
import { pauseAfter } from '../retry-pause.ts';

/**
 * Tries again after a failure because the server could not be reached, or had too many requests:
 * after 1 s, 2 s … 30 s, not earlier than the server allows, and as soon as the browser is online.
 * @param failed a new value for each failure; null without one
 * @param tries the number of failed tries before
 */
export function useRetry(
  failed: { readonly error: unknown } | null,
  tries: number,
  tryAgain: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause begins with a failure.
  useEffect(() => {
    if (failed === null || !isTemporary(failed.error)) return;
    const pause = pauseAfter(failed.error as RecordError, tries, Date.now());
    const timer = setTimeout(tryAgain, pause);
    addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', tryAgain);
    };
  }, [failed]);
}
