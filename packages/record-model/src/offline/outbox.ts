import type { RecordClient } from '../api/client.ts';
import type { ModelRecord } from '../api/model.ts';
import { internalsOf } from '../client/internals.ts';
import { RecordError } from '../error.ts';
import { recordOf } from '../handle/record.ts';
import { isEdited } from '../store/read.ts';
import type { Row, Table } from '../store/row.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { isEntry, type OfflineEntry, writeEntry } from './entry.ts';
import { createIndexedStorage, type OfflineStorage } from './storage.ts';

/** Whose changes are kept, and where. */
export interface OfflineOutboxOptions {
  /** The user's id: nobody else's entries are read. */
  readonly owner: string;
  /** IndexedDB by default. */
  readonly storage?: OfflineStorage;
  /** Of the same client and owner; without it this page takes all entries of the owner for its own. */
  readonly tabs?: Tabs;
  /**
   * STORAGE_FAILED once, where nothing can be kept; FIELD_UNKNOWN with `details` `{ view, fields }`
   * where a view has lost columns that were edited. A warning in the console by default.
   */
  onError?(error: RecordError, record: ModelRecord | null): void;
}

/** Unsaved changes that outlive the page while the server cannot be reached. */
export interface OfflineOutbox {
  /** The records whose changes are there again, once they are. */
  readonly ready: Promise<readonly ModelRecord[]>;
  /** Resolves when all that is to be kept now is kept, or cannot be. */
  settled(): Promise<void>;
  /** Forgets what is kept of this owner; the records themselves stay as they are. */
  clear(): Promise<void>;
  /** Keeps no more; what is kept stays. */
  end(): void;
}

type Relink = (row: Row, entry: OfflineEntry) => Promise<void>;

const longestWriteMs = 2000;

const isStuck = ({ draft }: Row) => draft?.save?.error?.code === 'UNAVAILABLE';

/** Of other owners: who does not come back leaves nothing for ever. */
const longestKeptMs = 30 * 24 * 3_600_000;

/**
 * Keeps unsaved changes in the browser's storage from the moment that the connection is lost until they
 * are sent, and nothing at any other time. Another page of the same owner has them again, shown as
 * unsaved, and sends them in their order, each once. `client.clear()` deletes them.
 *
 * @throws TypeError for what is no client of `createRecordClient`
 */
export function createOfflineOutbox(
  client: RecordClient,
  options: OfflineOutboxOptions,
): OfflineOutbox {
  const { owner, tabs, storage = createIndexedStorage() } = options;
  const internals = internalsOf(client);
  const page = tabs?.id ?? crypto.randomUUID();
  const { clock } = internals.engine;
  const report = options.onError ?? ((error: RecordError) => console.warn(error));
  /** The entries of rows of this page. */
  const names = new Map<Row, { name: string; at: number; isKept: boolean }>();
  const tables = new Set<Table>();
  const due = new Set<Row>();
  let isAway = false;
  let hasFailed = false;
  let isEnded = false;
  /** Accesses to the storage, one after the other. */
  let work: Promise<void> = Promise.resolve();

  function run(access: () => Promise<unknown>): Promise<void> {
    work = work.then(access).then(
      () => undefined,
      (cause) => {
        if (hasFailed) return;
        hasFailed = true;
        report(new RecordError('STORAGE_FAILED', 'Changes cannot be kept', { cause }), null);
      },
    );
    return work;
  }

  function entryOf(row: Row) {
    const known = names.get(row);
    if (known !== undefined) return known;
    const id = crypto.randomUUID();
    const entry = { name: `${owner} ${id}`, at: clock.now(), isKept: false };
    names.set(row, entry);
    return entry;
  }

  /** Keeps the row as it is when its turn comes, or forgets it. */
  function write(row: Row): Promise<void> {
    if (due.has(row)) return work;
    due.add(row);
    return run(async () => {
      due.delete(row);
      const entry = entryOf(row);
      if (isEdited(row)) {
        const mark = { owner, page, at: entry.at };
        // Before the storage is asked: it may be cleared meanwhile.
        entry.isKept = true;
        await storage.set(
          entry.name,
          writeEntry(row, mark, (other) => entryOf(other).name),
        );
      } else {
        names.delete(row);
        if (entry.isKept) await storage.delete(entry.name);
      }
    });
  }

  const isOffline = () => isAway || globalThis.navigator?.onLine === false;

  function watch(row: Row): void {
    const save = row.draft?.save;
    if (isStuck(row) && !isAway) {
      isAway = true;
      for (const other of internals.engine.unsaved) write(other);
    } else if (save?.isSaved === true) isAway = [...internals.engine.unsaved].some(isStuck);
    const isKept = names.get(row)?.isKept === true;
    if (isKept || (isEdited(row) && isOffline())) write(row);
  }

  const untap = internals.tap({
    defined(table) {
      tables.add(table);
      table.watchers.add(watch);
    },
    // The key has to be known to the next page before the server may know it.
    posting(row) {
      if (!isOffline() && names.get(row)?.isKept !== true) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      // A storage that is stuck keeps nothing, and holds nothing up.
      clock.setTimeout(resolve, longestWriteMs);
      write(row).then(resolve);
      return promise;
    },
    cleared() {
      end();
      clear();
    },
  });

  async function find(view: string, id: string): Promise<Row | null> {
    const loaded = await internals.view(view);
    return internals.rowOf(loaded.peek(id) ?? (await loaded.get(id)));
  }

  /** Entries of this owner whose page is gone, which are this page's from now on. */
  async function take(found: [name: string, entry: OfflineEntry][]): Promise<void> {
    const alive = (await tabs?.alive()) ?? new Set();
    const own = new Set([...names.values()].map(({ name }) => name));
    const damaged: string[] = [];
    for (const [key, value] of await storage.entries()) {
      const name = String(key);
      const isDamaged = !isEntry(value);
      if (isDamaged || (value.owner !== owner && value.at + longestKeptMs < clock.now())) {
        if (isDamaged) damaged.push(name);
        await storage.delete(name);
      } else if (value.owner === owner && !own.has(name)) {
        const isFree = value.page === page || !alive.has(value.page);
        if (!isFree) continue;
        const entry = { ...value, page };
        await storage.set(name, entry);
        found.push([name, entry]);
      }
    }
    found.sort(([, a], [, b]) => a.at - b.at);
    if (damaged.length > 0) throw new Error(`Damaged: ${damaged.join(', ')}`);
  }

  /** Its code comes where there is something to restore. */
  async function restore(): Promise<readonly ModelRecord[]> {
    const found: [string, OfflineEntry][] = [];
    await run(() => tabs?.alone(() => take(found)) ?? take(found));
    if (found.length === 0 || isEnded) return [];
    for (const view of new Set(found.map(([, entry]) => entry.view))) {
      // A view that does not exist any more keeps its entries, for a server that has it again.
      await internals.view(view).catch(() => undefined);
    }
    const { findRow, linkBack, putBack } = await import('./restore.ts');
    if (isEnded) return [];
    const { engine } = internals;
    const rows = new Map<string, Row>();
    for (const [name, entry] of found) {
      const row = findRow(engine, name, entry);
      if (row === null) continue;
      rows.set(name, row);
      names.set(row, { name, at: entry.at, isKept: true });
    }
    const back = found.flatMap(([name, entry]) => {
      const row = rows.get(name);
      return row === undefined ? [] : [{ row, entry }];
    });
    engine.changes.batch(() => {
      for (const { row, entry } of back) {
        const fields = putBack(engine, row, entry, rows);
        if (fields.length === 0) continue;
        const details = { view: entry.view, fields };
        const message = `${entry.view} has no ${fields.join(', ')} any more`;
        report(new RecordError('FIELD_UNKNOWN', message, { details }), recordOf(row));
      }
    });
    const relink: Relink = (row, entry) => linkBack(engine, row, entry, rows, find);
    send(back, relink);
    return back.map(({ row }) => recordOf(row));
  }

  /** One after the other, in the order in which they were kept. */
  async function send(
    back: readonly { row: Row; entry: OfflineEntry }[],
    relink: Relink,
  ): Promise<void> {
    const { engine } = internals;
    for (const { row, entry } of back) {
      await relink(row, entry).catch(() => undefined);
      if (engine.session.isEnded || !entry.isDue || !isEdited(row)) continue;
      engine.outbox.autosave(row, 0);
      await row.draft?.save?.waiting?.promise.catch(() => undefined);
    }
  }

  const clear = () =>
    run(async () => {
      names.clear();
      for (const [key, value] of await storage.entries()) {
        const isOwn = !isEntry(value) || value.owner === owner;
        if (isOwn) await storage.delete(String(key));
      }
    });

  function end(): void {
    isEnded = true;
    untap();
    globalThis.removeEventListener?.('online', online);
    for (const table of tables) table.watchers.delete(watch);
  }

  // With the connection: what a closed page has left, and what could not be loaded here before.
  const online = () => {
    if (tabs?.isLeader !== false) restore();
  };
  globalThis.addEventListener?.('online', online);
  const ready = restore();
  return {
    ready,
    settled: () => work,
    clear,
    end,
  };
}
