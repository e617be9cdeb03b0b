import { RecordError } from '../error.ts';
import { mergeTheirs, receiveSaved, requeueEdits } from '../merge/receive.ts';
import { addSent, readEdge } from '../store/read.ts';
import { draftOf, type Link, type Row, type Table } from '../store/row.ts';
import type { Values } from '../values/values.ts';
import { fullBody, hasEdits, newBody, pathOf, takeEdits } from './bodies.ts';
import { type OutboxContext, saveOf, setBusy } from './context.ts';
import { isBodyRead, isMissing, isRepeatable, isStale, isUnanswered } from './error-kinds.ts';
import { ensureSavable } from './failures.ts';
import { sendLink } from './send-link.ts';

/** The most times that a save is merged and sent again if another user saves in between. */
const mergeAttempts = 5;

/** The requests of rows: one at a time for each row. */
export interface Requests {
  /** Creates a new row; calls made meanwhile share the request. */
  create(row: Row): Promise<void>;
  /** Sends the current edits of a stored row. */
  update(row: Row): Promise<void>;
  link(link: Link): Promise<void>;
  merge(row: Row, theirs: Values): void;
  remove(row: Row): Promise<void>;
  /** Ends a canceled deletion: a record that the server no longer has is created again. */
  endCanceledRemoval(row: Row): Promise<void>;
  /**
   * Resolves when the new rows of the table that are being created have their ids, or have failed.
   */
  created(table: Table): Promise<unknown>;
}

export function createRequests(context: OutboxContext): Requests {
  const { session, edges } = context;
  const creating = new Set<Row>();

  function queue(row: Row, run: () => Promise<void>): Promise<void> {
    const save = saveOf(row);
    setBusy(context, row, 1);
    const done = save.requests.then(run).finally(() => setBusy(context, row, -1));
    save.requests = done.catch(() => undefined);
    return done;
  }

  async function post(row: Row): Promise<void> {
    if (!row.isNew || row.isDeleted) return;
    const save = saveOf(row);
    const isRepeated = save.post !== null;
    if (save.post === null) {
      const sent = takeEdits(row);
      const body = newBody(row);
      // The key of a link is included, so that undoing the link meanwhile removes it again.
      for (const slot of row.draft?.edges?.keys() ?? []) {
        if (body[slot]) sent.set(slot, readEdge(row, slot));
      }
      // A link may reduce the edits in flight, but not the body.
      save.post = { key: context.createKey(), body, sent: new Map(sent) };
    }
    const kept = context.posting(row);
    if (kept) await kept;
    const { key, body, sent } = save.post;
    // Edits may be newer than the repeated request: until its answer no value is known to be
    // stored.
    if (draftOf(row).inFlight === null) draftOf(row).unsure = addSent(null, sent);
    try {
      const headers = { 'idempotency-key': key };
      const { name } = row.table;
      const reply = await session.send(`/${name}/`, { method: 'POST', body, headers });
      save.post = null;
      row.isNew = false;
      context.changes.batch(() => {
        receiveSaved(edges, row, reply.body as Values, reply.stamp);
        context.stored(row);
        // Columns that are set on creation only are read-only from now on.
        for (const name of row.table.shape.writable) context.changes.touch(row, name);
      });
    } catch (error) {
      if (session.isEnded) throw error;
      // A repetition may be refused before the server has looked for the first result.
      const isUnsure = isUnanswered(error) || (isRepeated && !isBodyRead(error));
      if (!isUnsure) {
        save.post = null;
        draftOf(row).unsure = null;
      }
      const isNext = leaveOut(row, error);
      requeueEdits(edges, row, isUnsure);
      if (isNext) return post(row);
      throw error;
    }
  }

  async function put(row: Row): Promise<void> {
    for (let attempt = 1; hasEdits(row) && !row.isDeleted; attempt += 1) {
      // Checked before each try: after changes of other users the site may no longer save the row
      // itself.
      const instead = context.saveInstead(row);
      if (instead !== undefined) return noting(row, instead);
      ensureSavable(row);
      const sent = takeEdits(row);
      try {
        const headers = { 'if-match': `"${String(row.server.version)}"` };
        const call = { method: 'PUT', body: fullBody(row), headers } as const;
        const reply = await session.send(pathOf(row), call);
        context.changes.batch(() => {
          // Their values stay, but are no longer edits.
          for (const name of sent.keys()) context.changes.touch(row, name);
          receiveSaved(edges, row, reply.body as Values, reply.stamp);
        });
        return;
      } catch (error) {
        if (session.isEnded) throw error;
        if (!isStale(error)) {
          const isNext = leaveOut(row, error);
          requeueEdits(edges, row, isUnanswered(error));
          if (isNext) continue;
          await noteGone(row, error);
          throw error;
        }
        await mergeStale(row, error);
        if (attempt >= mergeAttempts) throw error;
      }
    }
  }

  /**
   * Edits of columns that the server does not accept become conflicts, and wait for a decision.
   * Returns whether there is a body without them that was not sent yet.
   */
  function leaveOut(row: Row, error: unknown): boolean {
    const { code, details } = error as { code?: string; details?: object | null };
    const { lost, stored } = row.table.shape;
    const draft = draftOf(row);
    let isNext = false;
    // A column that is in no body cannot be left out.
    const named = code === 'READ_ONLY' ? Object.keys(details ?? {}) : [];
    for (const name of stored) {
      if (!named.includes(name)) continue;
      const mine = draft.inFlight?.get(name);
      isNext ||= mine !== undefined || !lost.has(name);
      lost.add(name);
      // The server has stored none of them: setting a value back to the server's is no edit.
      draft.unsure?.delete(name);
      if (mine === undefined) continue;
      const base = row.server[name] ?? null;
      draft.conflicts = { ...draft.conflicts, [name]: { base, mine, theirs: base } };
    }
    return isNext;
  }

  /** If the error says so and the server no longer has the row, its edits are a conflict. */
  async function noteGone(row: Row, error: unknown): Promise<void> {
    if (isMissing(error) && (await isGone(row))) draftOf(row).isGone = true;
  }

  const noting = (row: Row, done: Promise<void>) =>
    done.catch(async (error) => {
      await noteGone(row, error);
      throw error;
    });

  /** Reads the record: a 404 for a write also means that it may be read but not written. */
  const isGone = (row: Row): Promise<boolean> =>
    session.send(pathOf(row)).then(() => false, isMissing);

  /** Applies the edits to the row that another user has saved. */
  async function mergeStale(row: Row, error: unknown): Promise<void> {
    const { primaryKey } = row.table.shape.definition;
    let theirs = (error as RecordError).details as Values | undefined;
    try {
      if (theirs?.[primaryKey] === undefined) {
        theirs = (await session.send(pathOf(row))).body as Values;
      }
    } catch (failure) {
      if (!session.isEnded) requeueEdits(edges, row, false);
      throw failure;
    }
    merge(row, theirs);
  }

  function merge(row: Row, theirs: Values): void {
    mergeTheirs(edges, row, theirs, session.stamp());
    // If the server has all edited values, nothing is unsaved any more.
    context.track(row);
    context.settleConflict(row);
  }

  async function remove(row: Row): Promise<void> {
    // A POST without an answer may have created a record: its id is requested, to delete it.
    const save = saveOf(row);
    if (row.isNew && save.post !== null) {
      await post(row).catch((error) => {
        // A refusal means that it has created none.
        if (save.post !== null) throw error;
      });
    }
    if (!save.isToBeDeleted) {
      // The deletion was canceled meanwhile.
      save.removal = null;
      return;
    }
    if (!row.isNew) await sendRemoval(row);
    context.removed(row);
  }

  async function sendRemoval(row: Row): Promise<void> {
    const save = saveOf(row);
    const { removal } = save;
    const version = removal?.version ?? row.server.version;
    if (save.isOvertaken) throw new RecordError('VERSION_STALE', 'Others have changed it');
    try {
      const headers = { 'if-match': `"${String(version)}"` };
      await session.send(pathOf(row), { method: 'DELETE', headers });
    } catch (error) {
      if (session.isEnded) throw error;
      // The first try succeeded and only its answer was lost, or another user was first.
      if (isMissing(error) && removal?.isUnsure) return;
      // A second try may be refused before the server has looked for the record.
      const mayBeDone = isMissing(error) || (removal?.isUnsure && !isRepeatable(error));
      if (mayBeDone && (await isGone(row))) return;
      if (removal && isUnanswered(error)) {
        removal.isUnsure = true;
        edges.empty(row, session.stamp());
      }
      if (!isStale(error)) throw error;
      const isOwn = row.draft?.unsure != null || removal?.version !== version;
      await mergeStale(row, error);
      // Another user's change is shown, and not deleted.
      if (!removal || !save.isToBeDeleted || !isOwn || save.isOvertaken) throw error;
      removal.version = row.server.version;
      await sendRemoval(row);
    }
  }

  async function endCanceledRemoval(row: Row): Promise<void> {
    const save = saveOf(row);
    try {
      // A row without an id gets it from its own request.
      if (!row.isNew && save.removal?.isUnsure) {
        const theirs = (await session.send(pathOf(row))).body as Values;
        // A list may have brought a newer version meanwhile.
        if (Number(theirs.version) >= Number(row.server.version)) merge(row, theirs);
      }
      save.removal = null;
    } catch (error) {
      if (!isRepeatable(error)) save.removal = null;
      if (!isMissing(error)) throw error;
      // One after the other: other tabs are notified that its former id no longer exists.
      context.removed(row);
      context.bringBack(row);
    }
  }

  return {
    create(row) {
      const save = saveOf(row);
      creating.add(row);
      save.posting ??= queue(row, () => post(row)).finally(() => {
        save.posting = null;
        creating.delete(row);
      });
      return save.posting;
    },
    update: (row) => queue(row, () => put(row)),
    merge,
    // A foreign key is a column of the child: its own saves must not run at the same time as the
    // link.
    link: (link) =>
      queue(link.slot === null ? link.owner : link.child, () =>
        noting(link.owner, sendLink(context, link)),
      ),
    remove: (row) => queue(row, () => remove(row)),
    endCanceledRemoval: (row) => queue(row, () => endCanceledRemoval(row)),
    created(table) {
      const own = [...creating].filter((row) => row.table === table);
      return Promise.allSettled(own.map((row) => saveOf(row).posting));
    },
  };
}
