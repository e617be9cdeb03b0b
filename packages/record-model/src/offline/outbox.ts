import type { RecordClient } from '../api/client.ts';
import type { ModelRecord } from '../api/model.ts';
import { internalsOf } from '../client/internals.ts';
import { RecordError } from '../error.ts';
import { isRepeatable } from '../outbox/error-kinds.ts';
import { onLeave } from '../session/on-leave.ts';
import { isEdited } from '../store/read.ts';
import type { Row, Table } from '../store/row.ts';
import { saveErrorOf } from '../store/state.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { createUuid } from '../values/create-uuid.ts';
import { isSensitive } from './entry.ts';
import { createEntryStore } from './entry-store.ts';
import { createLazySeal } from './lazy-seal.ts';
import { createScheduledRestore } from './schedule-restore.ts';
import type { StorageKey } from './seal.ts';
import { createIndexedStorage, type OfflineStorage } from './storage.ts';

export interface OfflineOutboxOptions {
  /** The user's id: entries of other users are not read. */
  readonly owner: string;
  /** IndexedDB by default. */
  readonly storage?: OfflineStorage;
  /**
   * Tabs of the same client and owner; without them this page takes over all entries of the owner.
   */
  readonly tabs?: Tabs;
  /**
   * The user's keys, for changes of views with `sensitive`: the first one encrypts, each of them
   * decrypts. By default `keys` of `GET /user/storage-keys`, as auth-server answers it.
   */
  loadKeys?(): Promise<readonly StorageKey[]>;
  /**
   * STORAGE_FAILED once, if nothing can be stored; FIELD_UNKNOWN with `details` `{ view, fields }`
   * if a view has lost edited columns. A warning in the console by default.
   */
  onError?(error: RecordError, record: ModelRecord | null): void;
}

/**
 * Unsaved changes that outlive the page while the server cannot be reached, or knows no session.
 */
export interface OfflineOutbox {
  /** The records whose changes are restored. */
  readonly ready: Promise<readonly ModelRecord[]>;
  /** Resolves when the restored changes were sent, each once, or have failed. */
  readonly sent: Promise<void>;
  /** Resolves when all current changes are stored, or cannot be. */
  settled(): Promise<void>;
  /** Deletes the stored changes of this owner; the records themselves stay unchanged. */
  clear(): Promise<void>;
  /** Stops storing; stored changes stay. */
  end(): void;
}

const longestWriteMs = 2000;

/** The server has not answered, or the session is over: both may differ for the next page. */
const isStuck = (row: Row) => isRepeatable(saveErrorOf(row));

/**
 * Stores unsaved changes in the browser from the moment that the connection or the session is lost
 * until they are sent, and nothing at any other time; those of views with `sensitive` are encrypted. Another page of the same owner restores them
 * as unsaved, and sends them in order, each once. `client.clear()` deletes them.
 *
 * @throws TypeError for a client that was not made by `createRecordClient`
 */
export function createOfflineOutbox(
  client: RecordClient,
  options: OfflineOutboxOptions,
): OfflineOutbox {
  const { owner, tabs, storage = createIndexedStorage() } = options;
  const internals = internalsOf(client);
  const { connection, engine } = internals;
  const { clock } = engine;
  const report = options.onError ?? ((error: RecordError) => console.warn(error));
  const tables = new Set<Table>();
  let isAway = false;
  let isEnded = false;

  const requestKeys = async () => {
    const { body } = await client.send('/user/storage-keys');
    return (body as { keys?: unknown } | null)?.keys;
  };
  const seal = createLazySeal(options.loadKeys ?? requestKeys, () => {
    if (isEnded) return;
    // Changes that could not be stored without the key, and those of closed pages.
    for (const row of internals.engine.unsaved) watch(row);
    if (entryStore.hasLocked) again();
  });
  const entryStore = createEntryStore({
    owner,
    storage,
    seal,
    clock,
    page: tabs?.id ?? createUuid(),
    alive: async () => (await tabs?.alive()) ?? new Set(),
    failed: (cause) =>
      report(new RecordError('STORAGE_FAILED', 'Changes cannot be kept', { cause }), null),
  });
  const { first, again } = createScheduledRestore({
    internals,
    entryStore,
    tabs,
    report,
    isEnded: () => isEnded,
  });

  const isOffline = () => isAway || globalThis.navigator?.onLine === false;

  function watch(row: Row): void {
    const save = row.draft?.save;
    if (isStuck(row) && !isAway) {
      isAway = true;
      for (const other of internals.engine.unsaved) entryStore.write(other);
    } else if (save?.isSaved) isAway = [...internals.engine.unsaved].some(isStuck);
    if (entryStore.isKept(row) || (isEdited(row) && isOffline())) entryStore.write(row);
  }

  const removeHooks = internals.addHooks({
    defined(table) {
      tables.add(table);
      table.watchers.add(watch);
      // In advance: without a connection it is too late.
      if (isSensitive(table)) void seal.load();
    },
    // The next page must have the key before the server may have it.
    posting(row) {
      if (internals.engine.session.isLeaving) {
        entryStore.writeAtOnce(row);
        return undefined;
      }
      if (!isOffline() && !entryStore.isKept(row)) return undefined;
      return new Promise<void>((resolve) => {
        // A blocked storage stores nothing, and must not delay the save.
        clock.setTimeout(resolve, longestWriteMs);
        entryStore.write(row).then(resolve);
      });
    },
    cleared() {
      end();
      entryStore.clear();
    },
  });

  /** Requests in progress may fail now, and changes waiting behind them exist only on this page. */
  const leave = () => {
    for (const row of internals.engine.unsaved) entryStore.writeAtOnce(row);
  };
  const unwatch = onLeave(leave);

  function end(): void {
    isEnded = true;
    removeHooks();
    unwatch();
    unhear();
    globalThis.removeEventListener?.('online', reconnect);
    for (const table of tables) table.watchers.delete(watch);
  }

  const reconnect = () => {
    if ([...tables].some(isSensitive)) void seal.load();
    again();
  };
  const unhear = connection.subscribe(() => connection.isAway || reconnect());
  globalThis.addEventListener?.('online', reconnect);
  return {
    ready: first.then(({ records }) => records),
    sent: first.then(
      ({ sent }) => sent,
      () => undefined,
    ),
    settled: entryStore.settled,
    clear: entryStore.clear,
    end,
  };
}
