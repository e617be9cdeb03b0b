import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import { translateDatabaseError } from '../database-error.ts';
import { withOutbox } from '../events/outbox.ts';
import type { Locale } from '../locale.ts';
import { createCallerFactory, type Sight } from '../model/caller.ts';
import type { RecordServerOptions, RecordSource, RecordWrite } from '../options.ts';
import { project } from '../read/rows.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';
import type { LockPurpose } from './lock-order.ts';
import { lockRow } from './record.ts';
import { deleteRow, removeRecord } from './remove.ts';
import { changeRow, insertRow, notify, readChanges, requireWritten } from './write.ts';

/** The writing viewer, and the language of refusals. */
export interface RecordWriterCaller {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
}

/** A whole row under wire names, without hidden columns. */
export type WrittenRow = Readonly<Record<string, unknown>>;

/** Data of a write for `onWrite`, beside the row. */
export type WriteNote = Partial<Pick<RecordWrite, 'action' | 'reason'>>;

/**
 * One view, inside a transaction. Its hooks and rules apply and `onWrite` is notified, as for a
 * request. The caller's column permissions do not apply: your code decides which columns it writes.
 */
export interface WritableView {
  readonly view: View;
  readonly em: SqlEntityManager;
  /** The columns that the caller could change by a PUT. */
  readonly writable: readonly string[];
  /** The part of a row that the caller may read. */
  project(row: WrittenRow): Record<string, unknown>;
  /**
   * Locks the row until the transaction ends.
   *
   * @throws RecordServerError UNAUTHENTICATED, NOT_FOUND where the caller may not update it
   */
  lock(id: string): Promise<WrittenRow>;
  /**
   * Converts the body of a PUT of the row to values for `update`.
   *
   * @throws RecordServerError BODY_INVALID, READ_ONLY, VALIDATION_FAILED
   */
  read(body: unknown, before: WrittenRow): Promise<WrittenRow>;
  /** @throws RecordServerError VALIDATION_FAILED, and errors of hooks */
  create(values: WrittenRow): Promise<WrittenRow>;
  /**
   * Updates a row of `lock`. If nothing differs, nothing is written or notified. @throws as
   * `create`
   */
  update(before: WrittenRow, values: WrittenRow, note?: WriteNote): Promise<WrittenRow>;
  /** Deletes a row of `lock`. */
  remove(before: WrittenRow): Promise<void>;
  /**
   * Deletes a row as a DELETE of the caller does, with its hooks.
   *
   * @throws RecordServerError UNAUTHENTICATED, NOT_FOUND where the caller may not delete it
   */
  removeAsCaller(row: WrittenRow): Promise<void>;
}

/** Runs `work` in its own transaction; throwing undoes it. */
export type RecordWriter = <T>(
  caller: RecordWriterCaller,
  view: string,
  work: (records: WritableView) => Promise<T>,
) => Promise<T>;

/**
 * Writes records in the process, for routes that do more than one PUT of one record. With `events`
 * the streams are notified of each write, as by the plug-in.
 *
 * @throws Error, RecordError as the plug-in's start does
 */
export function createRecordWriter(
  source: RecordSource & Pick<RecordServerOptions, 'onWrite' | 'events'>,
): RecordWriter {
  const createCaller = createCallerFactory(source);
  const onWrite = source.events ? withOutbox(source) : source.onWrite;
  return async ({ viewer, locale }, name, work) => {
    const caller = createCaller(viewer, locale);
    const sight = caller.require(name);
    try {
      return await inTransaction(caller, (inside) => work(writable(sight, inside, onWrite)));
    } catch (thrown) {
      throw translateDatabaseError(thrown, false, { sight, locale });
    }
  };
}

function writable(
  sight: Sight,
  caller: Parameters<typeof lockRow>[1],
  onWrite: RecordServerOptions['onWrite'],
): WritableView {
  const { structure, access } = sight;
  const keyOf = (row: WrittenRow) => String(row[structure.primaryKey.name]);
  const lock = (id: string, purpose?: LockPurpose) =>
    lockRow(sight, caller, id, access.update, purpose);
  return {
    view: structure.view,
    em: caller.em(),
    writable: access.writable ?? [],
    project: (row) => project(sight, row),
    lock: async (id) => (await lock(id)).row,
    read: (body, before) => readChanges(body, before, sight, caller),
    async create(values) {
      const id = await insertRow(sight, caller, { ...values });
      const after = await requireWritten(sight, caller, id);
      await notify(onWrite, sight, caller, { action: 'create', before: null, after });
      return after;
    },
    async update(before, values, note = {}) {
      const { entity, row } = await lock(keyOf(before));
      const next = { ...row, ...values };
      if (!(await changeRow(entity, row, next, sight, caller, note.action))) return row;
      await caller.em().flush();
      const after = await requireWritten(sight, caller, keyOf(before));
      await notify(onWrite, sight, caller, { action: 'update', before: row, after, ...note });
      return after;
    },
    async remove(before) {
      const { entity, row } = await lock(keyOf(before), 'removal');
      await deleteRow(sight, caller, entity, row, onWrite);
    },
    removeAsCaller: (row) => removeRecord(sight, caller, keyOf(row), '*', onWrite),
  };
}
