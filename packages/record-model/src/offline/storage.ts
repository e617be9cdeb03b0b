import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { databaseName, hasIndexedStorage } from './stored-entries.ts';
import { createUnloadEntries } from './unload-entries.ts';

/** Where an outbox is kept: any promise may reject, and nothing is lost but what would be kept. */
export interface OfflineStorage {
  entries(): Promise<readonly (readonly [key: IDBValidKey, entry: unknown])[]>;
  set(key: string, entry: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * Keeps an entry before it returns, for a page that is being left; the next `set` or `delete` of the
   * key takes its place. May throw. Without it such a page keeps nothing.
   */
  setAtOnce?(key: string, entry: unknown): void;
}

/** IndexedDB, made with the first entry: a browser in which nothing was ever kept has no database. */
export function createIndexedStorage(name = databaseName): OfflineStorage {
  let store: UseStore | null = null;
  const left = createUnloadEntries(name);
  const open = () => {
    store ??= createStore(name, 'outbox');
    return store;
  };
  // The library's own `set` and `del` bring its default store along, its `entries` a way for old browsers.
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
      // What was kept at once is newer.
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
