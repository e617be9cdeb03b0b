import type { ConflictChoice } from '../api/change.ts';
import type { RecordClientOptions } from '../api/client.ts';
import { type Clock, systemClock } from '../api/clock.ts';
import type { ModelRecord } from '../api/model.ts';
import { createEdges } from '../edges/edges.ts';
import type { Engine } from '../handle/engine.ts';
import { setField } from '../handle/fields.ts';
import { recordOf } from '../handle/record.ts';
import { createChanges } from '../listeners/listeners.ts';
import { runGuarded } from '../listeners/run-guarded.ts';
import type { History } from '../operations/history.ts';
import { createOperations } from '../operations/operations.ts';
import { renew, writeEdge } from '../operations/write.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { Session } from '../session/session.ts';
import { idOf, isEdited, readEdge } from '../store/read.ts';
import { draftOf, Row, type Table } from '../store/row.ts';
import { conflictOf } from '../store/state.ts';
import { createUuid } from '../values/create-uuid.ts';
import { defaultValue } from '../values/defaults.ts';
import type { Values } from '../values/values.ts';
import { adoptRow, storeRow } from './adopt.ts';
import type { ClientHooks } from './client-hooks.ts';

export interface ClientEngine extends Engine {
  readonly clock: Clock;
  readonly tables: Map<string, Table>;
  readonly unsaved: ReadonlySet<Row>;
  /** A row of the server; null if it was deleted here meanwhile. */
  adopt(table: Table, values: Values, stamp?: number): Row | null;
  listed(): void;
  /** Adds the row to the unsaved rows, or removes it. */
  track(row: Row): void;
  removed(row: Row): void;
}

export function createEngine(
  options: RecordClientOptions,
  session: Session,
  history: History,
  hooks: ReadonlySet<ClientHooks>,
  saveInstead?: (record: ModelRecord) => Promise<void> | undefined,
): ClientEngine {
  const clock = options.clock ?? systemClock;
  const tables = new Map<string, Table>();
  const unsaved = new Set<Row>();
  const changes = createChanges();
  const edges = createEdges(tables, changes, unsaved, (link, wanted) => {
    for (const hook of hooks) hook.linked?.(link, wanted);
  });
  let made = 0;

  function track(row: Row): void {
    // A new record counts as unsaved after its first edit: an untouched form has nothing to lose.
    const isUnsaved = isEdited(row);
    // A flag is cheaper than the set, and most edits do not change it.
    if (row.isUnsaved === isUnsaved) return;
    row.isUnsaved = isUnsaved;
    if (isUnsaved) unsaved.add(row);
    else unsaved.delete(row);
  }

  function removed(row: Row): void {
    const { removal, isToBeDeleted, isOwn } = row.draft?.save ?? {};
    // An event may report its own deletion, which was canceled: the row reads its state itself.
    if (removal?.isTakenBack) return;
    if (removal && isOwn && isToBeDeleted) operations.record(row, false);
    changes.batch(() => {
      // A pending link of the row becomes an edit of it, for an undo.
      for (const slot of row.draft?.edges?.keys() ?? []) {
        if (!row.table.shape.writable.includes(slot)) continue;
        writeEdge(edges, row, slot, { kind: 'edit', value: readEdge(row, slot) });
      }
      row.isDeleted = true;
      const id = String(idOf(row));
      row.table.rows.delete(id);
      if (!row.isNew) row.table.deleted.set(id, Number(row.server.version));
      edges.forget(row, session.stamp());
      // Its edits stay, for an undo.
      draftOf(row).unsure = null;
      if (row.draft?.save) Object.assign(row.draft.save, { removal: null, error: null });
      track(row);
      changes.touch(row, null);
    });
  }

  const operations = createOperations(edges, changes, history, {
    edited(row, names, isEdit) {
      const save = row.draft?.save;
      if (save) {
        // The reason why a changed record still waits is kept.
        const isWaiting = save.error?.code === 'THROTTLED' && save.notBefore > clock.now();
        if (!isWaiting || !isEdited(row)) save.error = null;
        save.isSaved = false;
        for (const name of [names].flat()) save.refused?.delete(name);
        if (save.removal && save.busy === 0 && names.length > 0) outbox.cancelRemoval(row);
      }
      track(row);
      if (row.draft?.isGone && !isEdited(row)) removed(row);
      if (isEdit && row.table.shape.definition.autosave && !row.isDeleted) outbox.autosave(row);
    },
    asked: settleConflict,
    setExistence(row, exists, isOvertaken) {
      if (exists && !row.isDeleted) outbox.cancelRemoval(row);
      else if (exists) {
        row.isDeleted = false;
        createAgain(row);
      } else if (row.isNew && !row.draft?.save?.post) {
        outbox.cancel(row);
        row.isDeleted = true;
      } else {
        outbox
          .remove(row, false, isOvertaken)
          .catch((error) => options.onError?.(error, recordOf(row)));
      }
      edges.add(row);
    },
  });

  /** Its id no longer exists, if it had one: its values are saved as a new record. */
  function createAgain(row: Row): void {
    if (!row.isNew) renew(edges, row);
    edges.renew(row);
  }

  function resolveGone(row: Row, choice: ConflictChoice): void {
    if (choice === 'theirs') {
      operations.rollback(row);
      return;
    }
    const id = String(idOf(row));
    row.table.rows.delete(id);
    row.table.deleted.set(id, Number(row.server.version));
    draftOf(row).isGone = false;
    createAgain(row);
    changes.touch(row, null);
  }

  function resolve(row: Row, choice: ConflictChoice): void {
    if (row.draft?.isGone) {
      resolveGone(row, choice);
      return;
    }
    const fields = Object.entries(conflictOf(row)?.fields ?? {});
    operations.group(() => {
      for (const [name, { theirs }] of fields) {
        const own = typeof choice === 'string' ? choice : choice[name];
        if (own === 'theirs') operations.set(row, name, theirs);
        else if (typeof own === 'object') setField({ operations }, row, name, own.value);
      }
      draftOf(row).conflicts = null;
      if (row.draft?.save) row.draft.save.error = null;
      changes.touch(row, null);
    }, false);
  }

  function settleConflict(row: Row): void {
    const conflict = conflictOf(row);
    const choice = conflict && options.onConflict?.(conflict, recordOf(row));
    if (choice) resolve(row, choice);
  }

  const outbox = createOutbox({
    session,
    edges,
    changes,
    clock,
    tables,
    track,
    removed,
    createKey: options.createKey ?? createUuid,
    report: (error, row) => {
      if (!session.isEnded) runGuarded(() => options.onError?.(error, recordOf(row)));
    },
    posting: (row) => [...hooks].map((hook) => hook.posting?.(row)).find(Boolean),
    bringBack: operations.bringBack,
    saveInstead: (row) => saveInstead?.(recordOf(row)),
    saved: (row, save) => runGuarded(() => options.onSaved?.(recordOf(row), save)),
    stored: (row) => storeRow({ edges, changes }, row),
    settleConflict,
  });

  const context = { edges, changes, tables, merge: outbox.merge };
  return {
    session,
    clock,
    tables,
    edges,
    changes,
    operations,
    outbox,
    unsaved,
    resolve,
    track,
    removed,
    listed() {
      for (const hook of hooks) hook.listed?.();
    },
    adopt: (table, values, stamp = session.stamp()) =>
      changes.batch(() => adoptRow(context, table, values, stamp)),
    create(table, values) {
      const { stored, definition, column } = table.shape;
      const now = clock.now();
      const server: Values = {};
      for (const name of stored) {
        if (name === definition.primaryKey) continue;
        server[name] = name in values ? values[name] : defaultValue(column(name), now);
      }
      made += 1;
      const row = new Row(table, `new-${made}`, server, true, session.stamp());
      operations.record(row, true);
      return row;
    },
  };
}
