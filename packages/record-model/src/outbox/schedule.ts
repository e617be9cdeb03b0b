import { endedError } from '../session/ended-error.ts';
import { onLeave } from '../session/on-leave.ts';
import { isEdited } from '../store/read.ts';
import type { Row, SaveCause } from '../store/row.ts';
import { type OutboxContext, saveOf } from './context.ts';

/** A longer timer would run immediately. */
const longestTimerMs = 2 ** 31 - 1;

type Waiting = PromiseWithResolvers<void>;

export interface Schedule {
  /**
   * Saves in this many ms, or when an earlier save of the row is due; resolves or rejects with that
   * save.
   */
  schedule(row: Row, delay: number, cause: SaveCause): Promise<void>;
  /** Saves immediately, if a save of the row is scheduled. */
  fire(row: Row): void;
  /** Cancels the scheduled save and returns its promise; null if there was none. */
  unschedule(row: Row): Waiting | null;
  unscheduleAll(end: (waiting: Waiting) => void): void;
}

/** @param due starts the save of a row, and settles its promise */
export function createSchedule(
  { session, clock }: Pick<OutboxContext, 'session' | 'clock'>,
  due: (row: Row, cause: SaveCause, waiting: Waiting) => void,
): Schedule {
  const scheduled = new Set<Row>();

  function schedule(row: Row, delay: number, cause: SaveCause): Promise<void> {
    if (session.isEnded) {
      return isEdited(row) ? handled(Promise.reject(endedError())) : Promise.resolve();
    }
    const save = saveOf(row);
    const now = clock.now();
    // An explicit save is already scheduled, and is earlier.
    if (save.waiting !== null && save.cause === 'explicit' && cause !== 'explicit') {
      return save.waiting.promise;
    }
    const at = cause === 'explicit' ? now + delay : Math.max(now + delay, save.notBefore);
    save.cause = cause;
    if (save.waiting === null) {
      save.waiting = Promise.withResolvers<void>();
      handled(save.waiting.promise);
    }
    // One timer for many edits: it is set again if it fires too early.
    if (save.timer !== null && at < save.due) stopTimer(row);
    save.due = at;
    if (save.timer === null) arm(row, at - now);
    scheduled.add(row);
    watchPage();
    return save.waiting.promise;
  }

  function arm(row: Row, delay: number): void {
    const armed = clock.now();
    saveOf(row).timer = clock.setTimeout(() => wake(row, armed), Math.min(delay, longestTimerMs));
  }

  function wake(row: Row, armed: number): void {
    const save = saveOf(row);
    save.timer = null;
    const now = clock.now();
    // If the clock was set back, the moment would come hours later.
    const left = now < armed ? 0 : save.due - now;
    if (left > 0) arm(row, left);
    else fire(row);
  }

  function stopTimer(row: Row): void {
    const save = saveOf(row);
    if (save.timer !== null) clock.clearTimeout(save.timer);
    save.timer = null;
  }

  function unschedule(row: Row): Waiting | null {
    stopTimer(row);
    const save = saveOf(row);
    const { waiting } = save;
    save.waiting = null;
    scheduled.delete(row);
    watchPage();
    return waiting;
  }

  function fire(row: Row): void {
    const { cause } = saveOf(row);
    const waiting = unschedule(row);
    if (waiting !== null) due(row, cause, waiting);
  }

  const online = () => {
    for (const row of scheduled) {
      const save = saveOf(row);
      // If the server has named a moment, the next try is then.
      const isAway = save.error?.status === undefined;
      if (save.cause !== 'retry' || !isAway) continue;
      // The first request may come before the network is really there.
      save.retries = 0;
      fire(row);
    }
  };

  const leave = () => {
    session.isLeaving = true;
    const now = clock.now();
    for (const row of scheduled) {
      const { notBefore, cause } = saveOf(row);
      if (notBefore <= now || cause === 'explicit') fire(row);
    }
  };

  let unwatch: (() => void) | null = null;
  /** Listens to the page only while something waits. */
  function watchPage(): void {
    const isNeeded = scheduled.size > 0;
    if (isNeeded === (unwatch !== null)) return;
    if (!isNeeded) {
      unwatch?.();
      unwatch = null;
      return;
    }
    const unleave = onLeave(leave);
    globalThis.addEventListener?.('online', online);
    unwatch = () => {
      unleave();
      globalThis.removeEventListener?.('online', online);
    };
    session.isLeaving = false;
  }

  return {
    schedule,
    fire,
    unschedule,
    unscheduleAll(end) {
      for (const row of [...scheduled]) {
        const waiting = unschedule(row);
        if (waiting !== null) end(waiting);
      }
    },
  };
}

/**
 * The failure is in the record's state, so a caller that ignores the promise causes no unhandled
 * rejection.
 */
function handled(promise: Promise<void>): Promise<void> {
  promise.catch(() => undefined);
  return promise;
}
