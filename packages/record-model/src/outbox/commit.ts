import type { RecordError } from '../error.ts';
import { planCommit } from '../plan.ts';
import { pauseAfter } from '../retry-pause.ts';
import type { ValidationDetails } from '../rules/rule.ts';
import { endedError } from '../session/ended-error.ts';
import { isEdited } from '../store/read.ts';
import type { Link, Row, SaveCause } from '../store/row.ts';
import { dueEdits, openFields } from '../store/state.ts';
import { hasEdits } from './bodies.ts';
import { type OutboxContext, saveOf, setBusy } from './context.ts';
import { isRepeatable, isTemporary } from './error-kinds.ts';
import {
  asDependencyError,
  asRecordError,
  ensureDecided,
  ensureSavable,
  isHeldBack,
} from './failures.ts';
import type { Requests } from './requests.ts';

export interface CommitHooks {
  /** Sends the row again, not before this moment (ms since 1970). */
  retry(row: Row, at: number): void;
  /** A new row is stored: other rows may have waited for it. */
  onStored(row: Row): void;
  /** Saves the edits again, if the view saves by itself. */
  saveAgain(row: Row): void;
}

export type Commit = (row: Row, cause: SaveCause) => Promise<void>;

export function createCommit(
  context: OutboxContext,
  requests: Requests,
  hooks: CommitHooks,
): Commit {
  const { session, edges, changes, clock, tables } = context;

  const asAnswered = { retries: 0, notBefore: 0, error: null, refused: null, blockedBy: null };

  function succeed(row: Row, cause: SaveCause): void {
    const save = saveOf(row);
    Object.assign(save, asAnswered);
    ensureDecided(row);
    save.isSaved = !isEdited(row);
    context.track(row);
    changes.touch(row, null);
    context.saved(row, { explicit: cause === 'explicit' });
  }

  function fail(row: Row, error: RecordError): void {
    const save = saveOf(row);
    const isOfLink = row.draft?.links?.some((link) => link.error === error);
    if (!isOfLink) save.error = error;
    const names = openFields(row);
    if (error.code === 'VALIDATION_FAILED') {
      const details = Object.entries((error.details ?? {}) as ValidationDetails);
      names.push(...details.map(([name]) => name));
      // The server's refusal stays until the field is edited; local rules are checked again each
      // time.
      if (error.status !== undefined) {
        save.refused = new Map(details.filter(([, failures]) => Array.isArray(failures)));
      }
    }
    if (isTemporary(error)) {
      const now = clock.now();
      save.notBefore = Math.max(
        now + pauseAfter(error, save.retries, now),
        save.blockedBy?.draft?.save?.notBefore ?? 0,
      );
      save.retries += 1;
      hooks.retry(row, save.notBefore);
    }
    context.track(row);
    changes.batch(() => {
      for (const name of [...names, null]) changes.touch(row, name);
    });
  }

  /** Creates a new row that `row` needs. */
  async function createRequired(row: Row, needed: Row, cause: SaveCause): Promise<void> {
    const save = saveOf(needed);
    // Its own save is in progress and reports its result itself.
    const isShared = save.posting !== null;
    try {
      const isPaused = save.notBefore > clock.now() && cause !== 'explicit';
      if (isPaused && save.error !== null && !isShared) throw save.error;
      try {
        ensureSavable(needed);
        await requests.create(needed);
        if (!isShared) succeed(needed, cause);
        hooks.onStored(needed);
      } catch (thrown) {
        if (!isShared && !session.isEnded) fail(needed, asRecordError(thrown));
        throw thrown;
      }
    } catch (thrown) {
      saveOf(row).blockedBy = needed;
      throw asDependencyError(asRecordError(thrown));
    }
  }

  /** A stored parent's failure is in its own save state, and stops no other record. */
  async function saveParent(parent: Row, cause: SaveCause): Promise<void> {
    const { busy, notBefore } = saveOf(parent);
    if (busy > 0 || notBefore > clock.now()) return;
    try {
      await requests.update(parent);
      succeed(parent, cause);
    } catch (thrown) {
      if (!session.isEnded) fail(parent, asRecordError(thrown));
    }
  }

  async function sendLinks(row: Row, cause: SaveCause): Promise<void> {
    let refusal: RecordError | null = null;
    for (const link of row.draft?.links ?? []) {
      if (link.error !== null && cause !== 'explicit') continue;
      try {
        await sendLink(row, link, cause);
      } catch (thrown) {
        const error = asRecordError(thrown);
        if (session.isEnded || isTemporary(error)) throw error;
        link.error = error;
        refusal ??= error;
      }
    }
    if (refusal !== null) throw refusal;
  }

  async function sendLink(row: Row, link: Link, cause: SaveCause): Promise<void> {
    const { child } = link;
    if (child.isDeleted || (child.isNew && !link.wanted)) return edges.drop(link);
    if (child.isNew) await createRequired(row, child, cause);
    await requests.link(link);
  }

  async function create(row: Row): Promise<void> {
    const isRepeated = saveOf(row).post !== null;
    ensureSavable(row);
    await requests.create(row);
    hooks.onStored(row);
    // Edits since the first try are not in its body.
    if (isRepeated) await requests.update(row);
  }

  async function endCanceledRemoval(row: Row): Promise<void> {
    await requests.endCanceledRemoval(row);
    Object.assign(saveOf(row), asAnswered);
    context.track(row);
  }

  async function send(row: Row, cause: SaveCause): Promise<void> {
    const { removal, isToBeDeleted } = saveOf(row);
    if (removal !== null) {
      removal.isTakenBack = !isToBeDeleted;
      return isToBeDeleted ? requests.remove(row) : endCanceledRemoval(row);
    }
    const { creates, deferred, changed } = planCommit(row, tables);
    for (const parent of changed) {
      // An automatic save does not include parents with edits that wait for a button.
      const isAsked = cause === 'explicit' || parent.table.shape.definition.autosave;
      if (isAsked) await saveParent(parent, cause);
    }
    for (const other of creates) {
      if (other === row) await create(row);
      else await createRequired(row, other, cause);
    }
    if (!creates.includes(row)) await requests.update(row);
    for (const other of deferred) {
      if (!other.isNew && hasEdits(other)) await requests.update(other);
    }
    await sendLinks(row, cause);
  }

  return async function commit(row, cause) {
    if (row.isDeleted || !(row.isNew || isEdited(row))) return;
    if (session.isEnded) throw endedError();
    const save = saveOf(row);
    if (cause !== 'explicit' && save.removal === null) {
      if (planCommit(row, tables).creates.some(isHeldBack)) return;
      const isIdle = !row.draft?.links?.some(({ error }) => error === null);
      if (isIdle && !row.isNew && dueEdits(row).size === 0) {
        // A save that was to be repeated now waits for a decision.
        if (isTemporary(save.error)) save.error = null;
        return changes.touch(row, null);
      }
    }
    const isRemoval = save.removal !== null;
    let isBusy = false;
    try {
      // Broken rules of a record do not affect its deletion.
      if (save.removal === null) {
        ensureSavable(row);
        save.refused = null;
      }
      save.error = null;
      setBusy(context, row, 1);
      isBusy = true;
      await send(row, cause);
      if (!(session.isEnded || isRemoval || row.isDeleted)) succeed(row, cause);
    } catch (thrown) {
      // After the end of a session only a caller that awaits the save gets the error.
      if (session.isEnded) throw endedError();
      const error = asRecordError(thrown);
      // A refused deletion is over; the record is restored, and its earlier edits still have to be
      // saved.
      if (!isRepeatable(error)) save.removal = null;
      if (isRemoval && save.removal === null) {
        context.track(row);
        hooks.saveAgain(row);
      } else fail(row, error);
      throw error;
    } finally {
      if (isBusy) setBusy(context, row, -1);
    }
    // The record stays: its edits are saved now, and a missing record is created again.
    const isDue = cause === 'explicit' || row.table.shape.definition.autosave;
    if (isRemoval && isDue) await commit(row, cause);
  };
}
