import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { databaseName, hasIndexedStorage } from './stored-entries.ts';
import { createUnloadEntries } from './unload-entries.ts';

/** The storage of an outbox: any promise may reject; then only the entry is lost. */
export interface OfflineStorage {
  entries(): Promise<readonly (readonly [key: IDBValidKey, entry: unknown])[]>;
  set(key: string, entry: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * Stores an entry before it returns, for a page that is being left; the next `set` or `delete` of
   * the key replaces it. May throw. Without it such a page stores nothing.
   */
  setAtOnce?(key: string, entry: unknown): void;
}

/** IndexedDB, created with the first entry: a browser without stored changes has no database. */
export function createIndexedStorage(name = databaseName): OfflineStorage {
  let store: UseStore | null = null;
  const left = createUnloadEntries(name);
  const open = () => {
    store ??= createStore(name, 'outbox');
    return store;
  };
  // The library's own `set` and `del` include its default store, its `entries` a fallback for old
  // browsers.
  const change = (run: (kept: IDBObjectStore) => void) =>
    open()('readwrite', (kept) => {
      run(kept);
      return promisifyRequest(kept.transaction);
    });
  const readAll = () =>
    open()('readonly', async (kept) => {
      const [keys, values] = await Promise.all([
        promisifyRequest(kept.getAllKeys()),
        promisifyRequest<unknown[]>(kept.getAll()),
      ]);
      return keys.map((key, at) => [key, values[at]] as const);
    });
  const isThere = async () => store !== null || hasIndexedStorage(name);
  return {
    async entries() {
      const kept = (await isThere()) ? await readAll() : [];
      // Entries stored synchronously are newer.
      return [...new Map([...kept, ...left.entries()])];
    },
    set: (key, entry) => left.forgetAfter(key, () => change((kept) => kept.put(entry, key))),
    delete: (key) =>
      left.forgetAfter(key, async () => {
        if (await isThere()) await change((kept) => kept.delete(key));
      }),
    setAtOnce: left.set,
  };
}
