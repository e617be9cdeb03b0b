import type { RecordError } from '../error.ts';
import { endedError } from '../session/ended.ts';
import { isEdited } from '../store/read.ts';
import type { Row, SaveCause, Table } from '../store/row.ts';
import { conflictOf } from '../store/state.ts';
import type { Values } from '../values/values.ts';
import { createCommit } from './commit.ts';
import { type OutboxContext, saveOf } from './context.ts';
import { createRequests } from './requests.ts';

const saveDelayMs = 100;
const autosaveMs = 500;
/** A longer one would run at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The only sender: it decides when a row is saved. */
export interface Outbox {
  save(row: Row): Promise<void>;
  flush(row: Row): Promise<void>;
  /** The user has edited a row of a view that saves by itself. */
  autosave(row: Row, delay?: number): void;
  /** Puts the edits on a newer row of the server; true where no conflict is left. */
  merge(row: Row, theirs: Values): boolean;
  /** Edits were taken back: of the row nothing is sent, but what puts back what is under way. */
  takenBack(row: Row): void;
  remove(row: Row): Promise<void>;
  /** Resolves when the new rows of the table that are being created have their ids, or have none. */
  created(table: Table): Promise<unknown>;
  /** Of the row nothing is sent any more. */
  cancel(row: Row): void;
  /** Ends what waits, without a request. */
  clear(): void;
}

export function createOutbox(context: OutboxContext): Outbox {
  const { session, clock } = context;
  const requests = createRequests(context);
  /** Rows whose save is due at some time. */
  const scheduled = new Set<Row>();
  const blocked = new Set<Row>();

  const commit = createCommit(context, requests, {
    retry(row, at) {
      if (row.draft?.save?.blockedBy) blocked.add(row);
      schedule(row, at - clock.now(), 'retry').catch(() => undefined);
    },
    freed(row) {
      for (const other of blocked) {
        const save = saveOf(other);
        if (save.blockedBy !== row) continue;
        blocked.delete(other);
        save.blockedBy = null;
        save.notBefore = 0;
        if (save.waiting !== null) fire(other);
        else if (other.table.shape.definition.autosave) autosave(other);
      }
    },
  });

  function schedule(row: Row, delay: number, cause: SaveCause): Promise<void> {
    if (session.isEnded) return isEdited(row) ? Promise.reject(endedError()) : Promise.resolve();
    const save = saveOf(row);
    const now = clock.now();
    // An explicit save is scheduled already, and earlier.
    if (save.waiting !== null && save.cause === 'explicit' && cause !== 'explicit') {
      return save.waiting.promise;
    }
    const due = cause === 'explicit' ? now + delay : Math.max(now + delay, save.notBefore);
    save.cause = cause;
    save.waiting ??= Promise.withResolvers<void>();
    // One timer for many edits: it is set anew when it ends too early.
    if (save.timer !== null && due < save.due) stopTimer(row);
    save.due = due;
    if (save.timer === null) arm(row, due - now);
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
    // Where the clock was set back, the moment would come hours later.
    const left = now < armed ? 0 : save.due - now;
    if (left > 0) arm(row, left);
    else fire(row);
  }

  function stopTimer(row: Row): void {
    const save = saveOf(row);
    if (save.timer !== null) clock.clearTimeout(save.timer);
    save.timer = null;
  }

  function unschedule(row: Row): PromiseWithResolvers<void> | null {
    stopTimer(row);
    const save = saveOf(row);
    const { waiting } = save;
    save.waiting = null;
    scheduled.delete(row);
    watchPage();
    return waiting;
  }

  function fire(row: Row): void {
    const save = saveOf(row);
    const { cause } = save;
    const waiting = unschedule(row);
    if (waiting === null) return;
    save.commits = save.commits
      .then(() => commit(row, cause))
      .then(
        () => waiting.resolve(),
        (error: RecordError) => {
          if (cause !== 'explicit') context.report(error, row);
          waiting.reject(error);
          if (save.blockedBy !== null) blocked.add(row);
        },
      )
      .then(() => {
        if (!save.isTakenBack) return;
        save.isTakenBack = false;
        if (isEdited(row) && save.error === null) autosave(row, 0);
      });
  }

  function autosave(row: Row, delay = autosaveMs): void {
    if (!isEdited(row) || conflictOf(row) !== null) return;
    schedule(row, delay, 'autosave').catch(() => undefined);
  }

  function cancel(row: Row): void {
    if (row.draft?.save) unschedule(row)?.resolve();
  }

  const online = () => {
    for (const row of scheduled) {
      const { cause, error } = saveOf(row);
      // A server that has named a moment is asked then.
      const isAway = error?.status === undefined;
      if (cause === 'retry' && isAway) fire(row);
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

  let isWatching = false;
  /** Listens to the page while something waits, and no longer. */
  function watchPage(): void {
    const isNeeded = scheduled.size > 0;
    if (isNeeded === isWatching) return;
    isWatching = isNeeded;
    const page = globalThis as Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>;
    const change = isNeeded ? page.addEventListener : page.removeEventListener;
    change?.call(globalThis as never, 'online', online);
    change?.call(globalThis as never, 'pagehide', leave);
    if (isNeeded) session.isLeaving = false;
  }

  return {
    save: (row) => schedule(row, saveDelayMs, 'explicit'),
    flush(row) {
      const saved = schedule(row, saveDelayMs, 'explicit');
      if (!session.isEnded) fire(row);
      return saved;
    },
    autosave,
    takenBack(row) {
      const save = row.draft?.save;
      if (!save) return;
      if (save.removal !== null && save.busy === 0) {
        Object.assign(save, { removal: null, error: null });
        context.track(row);
        context.changes.touch(row, null);
      }
      const isUnderWay = row.draft?.inFlight !== null || save.posting !== null;
      if (isUnderWay) save.isTakenBack = true;
      else if (!isEdited(row)) cancel(row);
    },
    async remove(row) {
      cancel(row);
      const save = saveOf(row);
      await save.commits;
      cancel(row);
      if (!row.isNew || save.post !== null) {
        save.removal ??= { version: row.server.version ?? null, isUnsure: false };
        context.track(row);
        const done = commit(row, 'explicit');
        save.commits = done.catch(() => {
          // Where it was refused, what was edited before is still to be saved.
          if (save.removal === null && row.table.shape.definition.autosave) autosave(row, 0);
        });
        return done;
      }
      await requests.remove(row);
    },
    created: requests.created,
    merge: requests.merge,
    cancel,
    clear() {
      for (const row of [...scheduled]) unschedule(row)?.reject(endedError());
      blocked.clear();
    },
  };
}
