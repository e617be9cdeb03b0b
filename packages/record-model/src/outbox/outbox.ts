import type { RecordError } from '../error.ts';
import { endedError } from '../session/ended-error.ts';
import { isEdited } from '../store/read.ts';
import type { Row, Table } from '../store/row.ts';
import { conflictOf, dueEdits } from '../store/state.ts';
import type { Values } from '../values/values.ts';
import { createCommit } from './commit.ts';
import { type OutboxContext, saveOf } from './context.ts';
import { createRequests } from './requests.ts';
import { createSchedule } from './schedule.ts';

const saveDelayMs = 100;
const autosaveMs = 500;

/** The only sender: it decides when a row is saved. */
export interface Outbox {
  save(row: Row): Promise<void>;
  flush(row: Row): Promise<void>;
  /** The user has edited a row of a view that saves by itself. */
  autosave(row: Row, delay?: number): void;
  merge(row: Row, theirs: Values): void;
  /** Edits were undone: nothing is sent for the row, except to revert a request in progress. */
  onUndone(row: Row): void;
  /**
   * @param isOwn requested by a caller, not by an undo
   * @param isOvertaken another user has changed it since: it is refused
   */
  remove(row: Row, isOwn: boolean, isOvertaken?: boolean): Promise<void>;
  /** Cancels a deletion, even one in progress: the row exists again, also on the server. */
  cancelRemoval(row: Row): void;
  /**
   * Resolves when the new rows of the table that are being created have their ids, or have failed.
   */
  created(table: Table): Promise<unknown>;
  /** Nothing is sent for the row any more. */
  cancel(row: Row): void;
  /** Ends everything that waits, without a request. */
  clear(): void;
}

export function createOutbox(context: OutboxContext): Outbox {
  const { session, clock } = context;
  const requests = createRequests(context);
  const blocked = new Set<Row>();

  const commit = createCommit(context, requests, {
    retry(row, at) {
      if (row.draft?.save?.blockedBy) blocked.add(row);
      void schedule(row, at - clock.now(), 'retry');
    },
    onStored(row) {
      for (const other of blocked) {
        const save = saveOf(other);
        if (save.blockedBy !== row) continue;
        blocked.delete(other);
        save.blockedBy = null;
        save.notBefore = 0;
        if (save.waiting !== null) fire(other);
        else saveAgain(other);
      }
    },
    saveAgain,
  });

  const { schedule, fire, unschedule, unscheduleAll } = createSchedule(
    context,
    (row, cause, waiting) => {
      const save = saveOf(row);
      save.asked = dueEdits(row);
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
          if (save.error === null || conflictOf(row)) autosave(row, 0);
        });
    },
  );

  function autosave(row: Row, delay = autosaveMs): void {
    if (!isEdited(row) || row.draft?.isGone) return;
    void schedule(row, delay, 'autosave');
  }

  function saveAgain(row: Row): void {
    if (row.table.shape.definition.autosave) autosave(row, 0);
  }

  function cancel(row: Row): void {
    if (row.draft?.save) unschedule(row)?.resolve();
  }

  return {
    save: (row) => schedule(row, saveDelayMs, 'explicit'),
    flush(row) {
      const saved = schedule(row, saveDelayMs, 'explicit');
      if (!session.isEnded) fire(row);
      return saved;
    },
    autosave,
    onUndone(row) {
      const save = row.draft?.save;
      if (!save) return;
      const isUnderWay = row.draft?.inFlight !== null || save.posting !== null;
      if (isUnderWay) save.isTakenBack = true;
      else if (!isEdited(row)) cancel(row);
    },
    remove(row, isOwn, isOvertaken = false) {
      cancel(row);
      const save = saveOf(row);
      Object.assign(save, { isToBeDeleted: true, isOvertaken, isOwn });
      // The save of another record may have sent part of it, which gives it a new version.
      const isFree = save.commits.then(() => save.requests);
      const done = isFree.then(() => {
        if (!save.isToBeDeleted) return;
        cancel(row);
        if (row.isDeleted) return;
        const known = save.removal ?? { version: knownVersion(row), isUnsure: false };
        save.removal = { ...known, isTakenBack: false };
        if (row.isNew && !save.post && !save.posting) return requests.remove(row);
        context.track(row);
        return commit(row, 'explicit');
      });
      save.commits = done.catch(() => undefined);
      return done;
    },
    cancelRemoval(row) {
      // The request in progress decides whether there is anything to restore.
      const save = saveOf(row);
      save.isToBeDeleted = false;
      save.commits.then(() => {
        const { removal, isToBeDeleted } = save;
        // The deletion was requested again.
        if (isToBeDeleted) return;
        if (row.isDeleted) context.bringBack(row);
        else if (removal?.isUnsure) {
          removal.isTakenBack = true;
          void schedule(row, 0, 'retry');
        } else {
          // Its next try would save edits that were not requested to be saved.
          if (save.cause === 'retry' && !row.table.shape.definition.autosave) cancel(row);
          Object.assign(save, { removal: null, error: null });
        }
        context.track(row);
        context.changes.touch(row, null);
      });
    },
    created: requests.created,
    merge(row, theirs) {
      const wasOpen = conflictOf(row);
      requests.merge(row, theirs);
      // If another user's change has ended the conflict, nothing has failed, and the rest is saved.
      if (!wasOpen?.isGone && (!wasOpen || conflictOf(row))) return;
      saveOf(row).error = null;
      saveAgain(row);
    },
    cancel,
    clear() {
      unscheduleAll((waiting) => waiting.reject(endedError()));
      blocked.clear();
    },
  };
}

/**
 * The version that was read, raised by own links: the deletion must not hide changes of other
 * users.
 */
function knownVersion({ server, draft }: Row): unknown {
  const raised = draft?.raised ?? 0;
  return raised > 0 ? Number(server.version) + raised : (server.version ?? null);
}
