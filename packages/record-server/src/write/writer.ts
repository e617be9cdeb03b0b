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
import { deleteRow } from './remove.ts';
import { changeRow, insertRow, notify, readChanges, requireWritten } from './write.ts';

/** Who writes, and the language of refusals. */
export interface RecordWriterCaller {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
}

/** A whole row under wire names, without hidden columns. */
export type WrittenRow = Readonly<Record<string, unknown>>;

/** What `onWrite` is told of a write beside the row. */
export type WriteNote = Partial<Pick<RecordWrite, 'action' | 'reason'>>;

/**
 * One view, inside a transaction. Its hooks and rules count and `onWrite` is notified, as with a request;
 * which columns the caller may write does not: the code decides it.
 */
export interface WritableView {
  readonly view: View;
  readonly em: SqlEntityManager;
  /** The columns that the caller could change by a PUT. */
  readonly writable: readonly string[];
  /** What the caller would be sent of a row. */
  project(row: WrittenRow): Record<string, unknown>;
  /**
   * The row, locked until the transaction ends.
   *
   * @throws RecordServerError UNAUTHENTICATED, NOT_FOUND where the caller may not update it
   */
  lock(id: string): Promise<WrittenRow>;
  /**
   * What a PUT of the row would take of a body, as values for `update`.
   *
   * @throws RecordServerError BODY_INVALID, READ_ONLY, VALIDATION_FAILED
   */
  read(body: unknown, before: WrittenRow): Promise<WrittenRow>;
  /** @throws RecordServerError VALIDATION_FAILED, and what hooks throw */
  create(values: WrittenRow): Promise<WrittenRow>;
  /** Of a row of `lock`. Nothing is written, and nobody notified, where nothing differs. @throws as `create` */
  update(before: WrittenRow, values: WrittenRow, note?: WriteNote): Promise<WrittenRow>;
  /** Of a row of `lock`. */
  remove(before: WrittenRow): Promise<void>;
}

/** Runs `work` in a transaction of its own; what it throws undoes it. */
export type RecordWriter = <T>(
  caller: RecordWriterCaller,
  view: string,
  work: (records: WritableView) => Promise<T>,
) => Promise<T>;

/**
 * Writes records in the process, for routes that do more than one record's PUT. With `events` each write is told to
 * the streams, as those of the plug-in are.
 *
 * @throws Error, RecordError as the plug-in's start does
 */
export function createRecordWriter(
  source: RecordSource & Pick<RecordServerOptions, 'onWrite' | 'events'>,
): RecordWriter {
  const createCaller = createCallerFactory(source);
  const onWrite = source.events ? withOutbox(source.onWrite) : source.onWrite;
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
  };
}
