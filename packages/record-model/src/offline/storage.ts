import { createStore, del, entries, set } from 'idb-keyval';
import { createLeftEntries } from './left.ts';
import { databaseName, hasIndexedStorage } from './stored.ts';

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
  let store: ReturnType<typeof createStore> | null = null;
  const left = createLeftEntries(name);
  const open = () => {
    store ??= createStore(name, 'outbox');
    return store;
  };
  const isThere = async () => store !== null || hasIndexedStorage(name);
  return {
    async entries() {
      const kept = (await isThere()) ? await entries<IDBValidKey, unknown>(open()) : [];
      // What was kept at once is newer.
      return [...new Map([...kept, ...left.entries()])];
    },
    set: (key, entry) => left.forgetAfter(key, () => set(key, entry, open())),
    delete: (key) =>
      left.forgetAfter(key, async () => {
        if (await isThere()) await del(key, open());
      }),
    setAtOnce: left.set,
  };
}
