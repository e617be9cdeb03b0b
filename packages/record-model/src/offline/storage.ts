import { createStore, del, entries, set } from 'idb-keyval';
import { databaseName, hasIndexedStorage } from './stored.ts';

/** Where an outbox is kept: any promise may reject, and nothing is lost but what would be kept. */
export interface OfflineStorage {
  entries(): Promise<readonly (readonly [key: IDBValidKey, entry: unknown])[]>;
  set(key: string, entry: unknown): Promise<void>;
  delete(key: string): Promise<void>;
}

/** IndexedDB, made with the first entry: a browser in which nothing was ever kept has no database. */
export function createIndexedStorage(name = databaseName): OfflineStorage {
  let store: ReturnType<typeof createStore> | null = null;
  const open = () => {
    store ??= createStore(name, 'outbox');
    return store;
  };
  return {
    entries: async () =>
      store !== null || (await hasIndexedStorage(name))
        ? entries<IDBValidKey, unknown>(open())
        : [],
    set: async (key, entry) => set(key, entry, open()),
    delete: async (key) => del(key, open()),
  };
}
