import { setTimeout as sleep } from 'node:timers/promises';

/** lock_not_available. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCKED = '55P03';
const PAUSE_MS = 250;

/** Repeats the work while another connection holds a lock that it needs: a start has time. */
export async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function isLocked(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === LOCKED) return true;
  }
  return false;
}
