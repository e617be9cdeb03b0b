import type { ModelRecord } from '../api/model.ts';
import type { ClientInternals } from '../client/internals.ts';
import { RecordError } from '../error.ts';
import { recordOf } from '../handle/record.ts';
import { isMissing, isRepeatable } from '../outbox/error-kinds.ts';
import { isEdited } from '../store/read.ts';
import type { Row } from '../store/row.ts';
import { findRow, restoreEdits, restoreLinks } from './apply-entry.ts';
import type { KeptLink, OfflineEntry } from './entry.ts';
import type { EntryStore, Found } from './entry-store.ts';

export interface RestorerOptions {
  readonly internals: ClientInternals;
  readonly entryStore: EntryStore;
  /** FIELD_UNKNOWN, if a view has lost edited columns. */
  report(error: RecordError, record: ModelRecord | null): void;
  isEnded(): boolean;
}

export interface Returned {
  readonly records: readonly ModelRecord[];
  /**
   * Resolves when they were sent, or have failed. In an object, so that `await` does not wait for
   * it implicitly.
   */
  readonly sent: Promise<void>;
}

interface Back {
  readonly row: Row;
  readonly isDue: boolean;
}

/** The pause before a link's other record is read again after a failure, in ms. */
const againMs = 30_000;

export interface Restorer {
  /** Restores entries in the client, and sends the due ones. */
  restore(found: Found): Returned;
  /** Reads records again that links still wait for. */
  again(): Promise<void>;
}

export function createRestorer({
  internals,
  entryStore,
  report,
  isEnded,
}: RestorerOptions): Restorer {
  const rows = new Map<string, Row>();
  /** Rows whose links wait for a record that could not be read. */
  let waiting: Back[] = [];
  let timer: unknown = null;

  /** Stored entries stay for the next page. */
  const isOver = () => isEnded() || internals.engine.session.isEnded;

  async function find({ view, id: [value, name] }: KeptLink): Promise<Row | null> {
    if (name !== undefined) return rows.get(name) ?? null;
    const id = String(value);
    try {
      const loaded = await internals.view(view);
      return internals.rowOf(loaded.peek(id) ?? (await loaded.get(id)));
    } catch (error) {
      if (isRepeatable(error)) throw error;
      return null;
    }
  }

  /** One after the other, in the order in which they were stored. */
  async function send(back: readonly Back[]): Promise<void> {
    const { engine } = internals;
    for (const one of back) {
      const { row, isDue } = one;
      if (entryStore.linksOf(row).length > 0) {
        await restoreLinks(engine, row, entryStore, find, isOver).catch(() => waiting.push(one));
      }
      if (isOver()) return;
      if (!isDue || !isEdited(row)) continue;
      engine.outbox.autosave(row, 0);
      await row.draft?.save?.waiting?.promise.catch(() => undefined);
    }
    if (waiting.length > 0) timer ??= engine.clock.setTimeout(() => void again(), againMs);
  }

  async function again(): Promise<void> {
    internals.engine.clock.clearTimeout(timer);
    timer = null;
    const back = waiting;
    waiting = [];
    if (!isOver()) await send(back);
  }

  /** The newest first: if two pages changed one field, the later edit counts. */
  function restoreAllEdits(found: Found): Row[] {
    const { engine } = internals;
    const back: [Row, OfflineEntry][] = [];
    const needed = new Set(found.flatMap(([, entry]) => namesIn(entry)));
    for (const [name, entry] of found) {
      const row = findRow(engine, name, entry);
      if (row === null) continue;
      rows.set(name, row);
      back.push([row, entry]);
      entryStore.adopt(row, name, entry, needed.has(name));
    }
    engine.changes.batch(() => {
      for (const [row, entry] of back.toReversed()) {
        const fields = restoreEdits(engine, row, entry, rows);
        if (fields.length === 0) continue;
        const details = { view: entry.view, fields };
        const message = `${entry.view} has no ${fields.join(', ')} any more`;
        report(new RecordError('FIELD_UNKNOWN', message, { details }), recordOf(row));
      }
    });
    const all = [...new Set(back.map(([row]) => row))];
    for (const row of all) void entryStore.write(row);
    return all;
  }

  return {
    again,
    restore(found) {
      const all = restoreAllEdits(found);
      const due = new Set(
        found.flatMap(([name, { isDue }]) => (isDue ? (rows.get(name) ?? []) : [])),
      );
      const sent = send(all.map((row) => ({ row, isDue: due.has(row) })));
      return { records: all.map(recordOf), sent };
    },
  };
}

/** The entries of new records that this one references. */
const namesIn = ({ edits, links }: OfflineEntry): string[] => [
  ...edits.flatMap(([, , name]) => name ?? []),
  ...links.flatMap(({ id: [, name] }) => name ?? []),
];

/**
 * Reads the records of partial entries, from which a save could not be sent. Entries whose record
 * cannot be read now are left out, and stay stored.
 */
export async function readRecords(internals: ClientInternals, found: Found): Promise<Found> {
  const read = found.map(async ([name, entry]): Promise<Found> => {
    const table = internals.engine.tables.get(entry.view);
    const { id, isPartial } = entry;
    if (!isPartial || id === null || table === undefined || table.rows.has(id)) {
      return [[name, entry]];
    }
    try {
      await table.view.get(id);
      return [[name, entry]];
    } catch (error) {
      return isMissing(error) ? [[name, { ...entry, isGone: true }]] : [];
    }
  });
  return (await Promise.all(read)).flat();
}
